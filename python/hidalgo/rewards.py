"""The rewards of an environment."""

from __future__ import annotations

import numpy as np

from .errors import WrongArgument

KINDS = ("points", "margin", "win")


def check(kind: str) -> str:
    """Refuses a kind of rewards that does not exist."""
    if kind not in KINDS:
        raise WrongArgument('rewards must be "points", "margin" or "win".')
    return kind


def win_shares(winners: np.ndarray) -> np.ndarray:
    """Each seat's share of the victory: 1 for the winner, shared by several; 0 for all until the game ends."""
    return winners / np.maximum(1, winners.sum(axis=-1, keepdims=True))


def rewards(kind: str, gains: np.ndarray, winners: np.ndarray) -> np.ndarray:
    """The rewards of all seats, from the points they gained and whether they have won; the last axis is that of the seats.

    "points" is what a seat gains, "margin" how much more that is than what the others gain on average, and "win" is 1 for the
    winner at the end of a game, shared by several, and 0 for the others.
    """
    if kind == "win":
        return win_shares(winners)
    points = gains.astype(np.float32)
    if kind == "points":
        return points
    seats = points.shape[-1]
    return (points * seats - points.sum(axis=-1, keepdims=True)) / (seats - 1)
