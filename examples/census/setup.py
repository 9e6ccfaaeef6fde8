"""Builds the example: ``python setup.py build_ext --inplace``."""

from Cython.Build import cythonize
from setuptools import setup

setup(name="census", ext_modules=cythonize("census.pyx"))
