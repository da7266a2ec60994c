"""The spaces of observations and actions: Gymnasium's if it is installed, or the small part of them that programs need."""

from __future__ import annotations

from typing import Any, Callable

import numpy as np

from .layout import Layout

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Space
    from gymnasium.vector.utils import batch_space
except ImportError:
    Space = Any

    class Discrete:  # type: ignore[no-redef]
        """The whole numbers from 0 to n - 1."""

        def __init__(self, n, seed=None):
            self.n = n
            self.shape = ()
            self.dtype = np.dtype(np.int64)
            self.seed(seed)

        def seed(self, seed=None):
            self.np_random = np.random.default_rng(seed)
            return seed

        def sample(self, mask=None):
            if mask is None:
                return np.int64(self.np_random.integers(self.n))
            return np.int64(self.np_random.choice(np.flatnonzero(mask)))

        def contains(self, x):
            return 0 <= int(x) < self.n

        __contains__ = contains

    class MultiDiscrete:  # type: ignore[no-redef]
        """Several whole numbers from 0 to n - 1."""

        def __init__(self, nvec, seed=None):
            self.nvec = np.asarray(nvec)
            self.shape = self.nvec.shape
            self.dtype = np.dtype(np.int64)
            self.seed(seed)

        def seed(self, seed=None):
            self.np_random = np.random.default_rng(seed)
            return seed

        def sample(self, mask=None):
            return self.np_random.integers(self.nvec)

        def contains(self, x):
            return np.shape(x) == self.shape and bool(np.all(np.asarray(x) >= 0) and np.all(x < self.nvec))

        __contains__ = contains

    class Box:  # type: ignore[no-redef]
        """Arrays of a shape, with bounds."""

        def __init__(self, low, high, shape=None, dtype=np.float32):
            self.dtype = np.dtype(dtype)
            self.shape = tuple(shape) if shape is not None else np.shape(low)
            self.low = np.broadcast_to(np.asarray(low, dtype=dtype), self.shape)
            self.high = np.broadcast_to(np.asarray(high, dtype=dtype), self.shape)

        def contains(self, x):
            return x.shape == self.shape and bool(np.all(x >= self.low) and np.all(x <= self.high))

        __contains__ = contains

    class Dict:  # type: ignore[no-redef]
        """Several spaces by name."""

        def __init__(self, spaces):
            self.spaces = dict(spaces)

        def __getitem__(self, name):
            return self.spaces[name]

        def contains(self, x):
            return all(name in x and space.contains(x[name]) for name, space in self.spaces.items())

        __contains__ = contains

    def batch_space(space, n=1):
        if isinstance(space, Discrete):
            return MultiDiscrete(np.full(n, space.n))
        if isinstance(space, Dict):
            return Dict({name: batch_space(part, n) for name, part in space.spaces.items()})
        return Box(np.stack([space.low] * n), np.stack([space.high] * n), dtype=space.dtype)


class LegalActions(Discrete):
    """All actions; unless it is given another mask, `sample` returns one that is legal now.

    A copy, and what another process receives of it, is a plain `Discrete`.
    """

    def __init__(self, n: int, legal: Callable[[], np.ndarray | None]):
        super().__init__(n)
        self._legal = legal

    def sample(self, mask: np.ndarray | None = None, probability: np.ndarray | None = None) -> np.int64:
        """A legal action, or one of those that a mask or probabilities allow."""
        if probability is not None:
            return super().sample(probability=probability)
        legal = self._legal() if mask is None else mask
        if legal is None or not np.any(legal):
            return super().sample()
        return super().sample(mask=np.asarray(legal, dtype=np.int8))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and self.n == other.n

    def __reduce__(self):
        return Discrete, (int(self.n),)

    def __deepcopy__(self, memo):
        copy = Discrete(self.n)
        memo[id(self)] = copy
        return copy


class LegalBatch(MultiDiscrete):
    """An action for each game of a batch; unless it is given a mask, `sample` returns legal ones."""

    def __init__(self, n: int, num_envs: int, legal: Callable[[], np.ndarray | None]):
        super().__init__(np.full(num_envs, n))
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.ndarray:
        """A legal action of each game."""
        legal = self._legal() if mask is None and probability is None else None
        if legal is not None:
            return legal.astype(np.int64)
        return super().sample(mask) if probability is None else super().sample(probability=probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MultiDiscrete) and np.array_equal(self.nvec, other.nvec)

    def __reduce__(self):
        return MultiDiscrete, (self.nvec,)

    def __deepcopy__(self, memo):
        copy = MultiDiscrete(self.nvec)
        memo[id(self)] = copy
        return copy


def observation_space(layout: Layout) -> Dict:
    """The space of observations with their masks."""
    low = np.empty(layout.observations, np.int16)
    high = np.empty(layout.observations, np.int16)
    for plane in layout.planes.values():
        part = slice(plane.offset, plane.offset + plane.size)
        low[part] = plane.low
        high[part] = plane.high
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int16),
            "action_mask": Box(0, 1, shape=(layout.actions,), dtype=np.int8),
        }
    )
