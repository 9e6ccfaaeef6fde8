"""Builds the example: ``pip install .`` or, in place, ``python setup.py build_ext --inplace``."""

from Cython.Build import cythonize
from setuptools import setup

setup(ext_modules=cythonize("*.pyx"), py_modules=[])
