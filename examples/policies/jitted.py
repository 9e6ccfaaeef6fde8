"""The policy of plain.py, compiled by Numba when this module is imported."""

import numba
import numpy as np

from pokerloop import ofc, policies

VIEW = ofc.View.dtype
TOP, MIDDLE, BOTTOM, DISCARD = range(4)


@policies.compiled
@numba.cfunc("int32(voidptr, CPointer(uint64), uint64, voidptr)")
def by_rank(address, legal, random, data):
    view = numba.carray(address, 1, VIEW)[0]
    hand = view.hand
    ranks = (hand | hand >> 16 | hand >> 32 | hand >> 48) & 0x1FFF
    wish = BOTTOM if ranks >= 1 << 8 else MIDDLE if ranks >= 1 << 4 else TOP
    for action in (wish, BOTTOM, MIDDLE, TOP):
        if legal[0] >> np.uint64(action) & np.uint64(1):
            return action
    return DISCARD
