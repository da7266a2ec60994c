"""The layout of observations and actions."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plane:
    """A part of an observation."""

    name: str
    shape: tuple
    low: int
    high: int
    meaning: str
    offset: int
    size: int


@dataclass(frozen=True)
class Range:
    """Actions of the same kind, which follow each other."""

    name: str
    first: int
    size: int
    meaning: str


class Layout:
    """The fixed layout of a game with a number of seats."""

    def __init__(self, planes, ranges):
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

    def plane(self, observation, name):
        """A plane of one observation or of many, in its shape."""
        plane = self.planes[name]
        part = observation[..., plane.offset : plane.offset + plane.size]
        return part.reshape(observation.shape[:-1] + plane.shape)
