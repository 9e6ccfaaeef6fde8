"""How Sphinx builds these pages; the examples in them are run by its doctest builder."""

import sys
from pathlib import Path

import pokerloop

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "pokerloop"
author = "pokerloop contributors"
project_copyright = "pokerloop contributors"
version = release = pokerloop.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.doctest",
    "sphinx.ext.mathjax",
    "sphinx.ext.napoleon",
    "sphinx_copybutton",
    "reference_pages",
    "run_examples",
    "rules_table",
    "view_table",
    "draw_figures",
]
exclude_patterns = ["_build", "_ext"]
myst_enable_extensions = ["colon_fence", "deflist", "dollarmath"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"pokerloop {version}"
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

# The examples in docstrings are run by tests/test_docstrings.py, those of the pages here.
doctest_test_doctest_blocks = ""

default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
# Names that say more than what they stand for.
aliases = ("CardLike", "CardsLike", "Chunk", "ExecutorLike", "IdArray", "OrderLike", "Strengths")
autodoc_type_aliases = {name: name for name in aliases}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
napoleon_google_docstring = False
napoleon_use_param = False
napoleon_use_rtype = False

# A dead reference is an error. The classes that signatures name from elsewhere (int, numpy's and
# the standard library's) and type variables have no page here to refer to.
nitpick_ignore_regex = [
    ("py:(class|exc|data|obj)", r"(?!pokerloop\b).*|pokerloop\._core.*"),
    ("py:class", r".*\.(View|State|Transcript|Begun)T"),
]
