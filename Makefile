# Every target does all it needs, from a fresh clone on: it makes .venv, installs there what is
# missing, and builds what has changed. PYTHON=... picks the Python, CC=... and CXX=... compilers.

python := .venv/bin/python
sources := setup.py $(shell find csrc src -name '*.[ch]pp' -o -name '*.h' -o -name '*.p[xy][xd]')
c_sources := $(filter %.cpp %.hpp %.h, $(sources))

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help demo test lint format docs bench sanitize dist clean

help: ## say what there is to make
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

demo: .venv/with-run build/core ## value the placements of an Open Face Chinese position
	.venv/bin/pokerloop ofc values examples/pineapple-third-street.txt --seed 7

test: .venv/with-dev build/core ## run the tests
	@$(python) -m pytest

lint: .venv/with-dev build/core ## check style, types and the generated stubs
	$(python) -m ruff check
	$(python) -m ruff format --check
	$(python) -m mypy
	@echo clang-format --dry-run -Werror
	@.venv/bin/clang-format --dry-run -Werror $(c_sources)
	PATH=.venv/bin:$$PATH cython-lint src
	$(python) tools/generate_stubs.py --check

format: .venv/with-dev ## lay out the code as lint wants it
	$(python) -m ruff check --fix
	$(python) -m ruff format
	.venv/bin/clang-format -i $(c_sources)

docs: .venv/with-dev build/core ## build the documentation and run its examples
	$(python) -m sphinx -n -W --keep-going -q -b html docs docs/_build/html
	$(python) -m sphinx -n -W --keep-going -q -b doctest docs docs/_build/doctest
	@echo "docs/_build/html/index.html"

bench: .venv/with-dev build/core ## measure speeds
	$(python) -m pytest -o python_files='bench_*.py' bench

sanitize: .venv/with-dev ## run a part of the tests with asserts and sanitizers
	@tools/sanitize.sh

dist: .venv/with-dev ## build a wheel from the source distribution and try it
	@tools/check_dist.sh

clean: ## remove all that was made here
	rm -rf .venv build dist docs/_build docs/guide/figures src/*.egg-info .*_cache .benchmarks .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# ---- What is installed, and what is built ---------------------------------------------------

# An environment that cannot be kept loses its stamps.
$(shell PYTHON='$(PYTHON)' tools/install.sh --whole || rm -f .venv/with-*)

.venv/with-%: pyproject.toml
	@echo "installing pokerloop and what it needs into .venv ($*)"
	@tools/install.sh $*
	@mkdir -p build && touch build/core .venv/with-run $@

build/core: $(sources)
	@echo "building what has changed"
	@$(python) setup.py --quiet build_ext --inplace
	@touch $@
