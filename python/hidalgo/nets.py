"""The nets of Hidalgo's bots in NumPy: read from their files, computed, and exported as ONNX."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class NetInputs:
    """The numbers that nets see of a state: a row for each seat, a row for all, and a row for each legal action."""

    of_seats: np.ndarray
    of_all: np.ndarray
    of_moves: np.ndarray
    actions: list[int]
