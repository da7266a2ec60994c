"""The spaces of observations and actions: Gymnasium's if it is installed, or the little that programs need of them."""

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:
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

    class Box:
        """Arrays of a shape, with bounds."""

        def __init__(self, low, high, shape=None, dtype=np.float32):
            self.dtype = np.dtype(dtype)
            self.shape = tuple(shape) if shape is not None else np.shape(low)
            self.low = np.broadcast_to(np.asarray(low, dtype=dtype), self.shape)
            self.high = np.broadcast_to(np.asarray(high, dtype=dtype), self.shape)

        def contains(self, x):
            return x.shape == self.shape and bool(np.all(x >= self.low) and np.all(x <= self.high))

        __contains__ = contains

    class Dict:
        """Several spaces by name."""

        def __init__(self, spaces):
            self.spaces = dict(spaces)

        def __getitem__(self, name):
            return self.spaces[name]

        def contains(self, x):
            return all(name in x and space.contains(x[name]) for name, space in self.spaces.items())

        __contains__ = contains


class LegalActions(Discrete):
    """All actions; unless it is given another mask, `sample` returns one that is legal now."""

    def __init__(self, n, legal):
        super().__init__(n)
        self._legal = legal

    def sample(self, mask=None, probability=None):
        if probability is not None:
            return super().sample(probability=probability)
        legal = self._legal() if mask is None else mask
        if legal is None or not np.any(legal):
            return super().sample()
        return super().sample(mask=np.asarray(legal, dtype=np.int8))

    def __eq__(self, other):
        return isinstance(other, Discrete) and self.n == other.n

    def __deepcopy__(self, memo):
        copy = Discrete(self.n)
        memo[id(self)] = copy
        return copy


def observation_space(layout):
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
