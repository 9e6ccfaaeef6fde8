# For Cython: see api.pxd.
__all__: list[str]
