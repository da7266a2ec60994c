"""What an environment rewards."""

import numpy as np

KINDS = ("points", "margin", "win")


def check(kind):
    """Refuses a kind of rewards that does not exist."""
    if kind not in KINDS:
        raise ValueError('rewards must be "points", "margin" or "win".')
    return kind


def rewards(kind, gains, winners):
    """The rewards of all seats, from the points they gained and whether they have won; the last axis is that of the seats.

    "points" is what a seat gains, "margin" how much more that is than what the others gain on average, and "win" is 1 for the
    winner at the end of a game, shared by several, and 0 for the others.
    """
    if kind == "win":
        return winners / np.maximum(1, winners.sum(axis=-1, keepdims=True))
    points = gains.astype(np.float32)
    if kind == "points":
        return points
    seats = points.shape[-1]
    return (points * seats - points.sum(axis=-1, keepdims=True)) / (seats - 1)
