"""One policy as a function of a view, and as a function of arrays.

The next card goes where its rank belongs, high cards to the bottom and low ones to the top, or to
the lowest row with an open place, or away.
"""

import numpy as np

from pokerloop import policies

TOP, MIDDLE, BOTTOM, DISCARD = range(4)
FALLBACK = (BOTTOM, MIDDLE, TOP, DISCARD)


def by_rank(view):
    rank = view.hand[0] // 4  # the next card is the highest
    wish = BOTTOM if rank >= 8 else MIDDLE if rank >= 4 else TOP
    legal = view.legal_actions()
    return next(action for action in (wish, *FALLBACK) if action in legal)


@policies.array
def by_rank_array(views, legal):
    hand = views["hand"]
    ranks_held = (hand | hand >> 16 | hand >> 32 | hand >> 48) & 0x1FFF
    rank = np.frexp(ranks_held.astype(np.float64))[1] - 1  # of the highest bit
    action = np.full(len(views), DISCARD)
    for row in (TOP, MIDDLE, BOTTOM):
        action[legal[:, row]] = row
    wish = np.where(rank >= 8, BOTTOM, np.where(rank >= 4, MIDDLE, TOP))
    return np.where(legal[np.arange(len(views)), wish], wish, action)
