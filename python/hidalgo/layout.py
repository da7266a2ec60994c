"""The layout of observations and actions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

_USUAL_POINTS = 100


@dataclass(frozen=True)
class Plane:
    """A part of an observation: `size` numbers from `offset` on, each from `low` to `high`."""

    name: str
    shape: tuple
    low: int
    high: int
    meaning: str
    offset: int
    size: int


@dataclass(frozen=True)
class Range:
    """Actions of the same kind: `size` of them from `first` on."""

    name: str
    first: int
    size: int
    meaning: str


class Layout:
    """The fixed layout of a game with a number of seats.

    `planes` and `ranges` hold each `Plane` and `Range` by name; `observations` is the length of an observation, and `actions` the
    number of actions.
    """

    planes: dict[str, Plane]
    ranges: dict[str, Range]
    observations: int
    actions: int

    def __init__(self, planes: list, ranges: list):
        self.planes = {}
        offset = 0
        for plane in planes:
            size = 1
            for length in plane["shape"]:
                size *= length
            self.planes[plane["name"]] = Plane(
                plane["name"], tuple(plane["shape"]), plane["low"], plane["high"], plane["meaning"], offset, size
            )
            offset += size
        self.observations = offset
        self.ranges = {}
        first = 0
        for kind in ranges:
            self.ranges[kind["name"]] = Range(kind["name"], first, kind["size"], kind["meaning"])
            first += kind["size"]
        self.actions = first
        greatest = [max(abs(plane.low), plane.high) for plane in self.planes.values()]
        divisors = [_USUAL_POINTS if most > 1000 else max(1, most) for most in greatest]
        self._divisors = np.repeat(divisors, [plane.size for plane in self.planes.values()]).astype(np.float32)

    def plane(self, observation: np.ndarray, name: str) -> np.ndarray:
        """A plane of one observation or of many, in its shape."""
        plane = self.planes[name]
        part = observation[..., plane.offset : plane.offset + plane.size]
        return part.reshape(observation.shape[:-1] + plane.shape)

    def scaled(self, observation: np.ndarray) -> np.ndarray:
        """One observation or many as inputs of a net: each plane divided by its bound, and by 100 where it holds points."""
        return observation / self._divisors
