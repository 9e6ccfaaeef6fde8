"""Builds cythonized.pyx: ``python setup.py build_ext --inplace``."""

from Cython.Build import cythonize
from setuptools import Extension, setup

import pokerloop

setup(
    ext_modules=cythonize(
        Extension("cythonized", ["cythonized.pyx"], include_dirs=[pokerloop.get_include()])
    ),
    py_modules=[],
)
