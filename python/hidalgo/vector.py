"""Many games at once, in the manner of Gymnasium's vector environments."""

import numpy as np

from . import engine
from .engine import Engine
from .errors import HidalgoError, IllegalAction
from .rewards import check, rewards as reward_seats
from .spaces import LegalActions, observation_space

try:
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as _Base

    _METADATA = {"autoreset_mode": AutoresetMode.SAME_STEP}
except ImportError:
    _Base = object
    _METADATA = {"autoreset_mode": "SameStep"}


class VectorEnv(_Base):
    """A batch of games that take one step each at the same time.

    With `opponents`, one seat of each game is played here and bots play the others, as in SeatEnv; rewards have one number for
    each game. Without, every seat is played here: `infos["seat"]` says which seat decides in each game, and rewards have a
    number for each game and seat.

    A game that ends is followed by the next one in the same step: `terminations` is true, rewards, totals and winners are those
    of the game that ended, and observations and masks are those of the new one. With `copy=False`, observations are not copied
    from the shared memory, so the next step overwrites them; that is faster.
    """

    metadata = _METADATA

    def __init__(
        self,
        game,
        num_envs=1,
        players=2,
        opponents=None,
        seat=0,
        options=None,
        rewards="points",
        threads=None,
        copy=True,
    ):
        self.engine = Engine(game, players, options, num_envs, threads, opponents, seat)
        self.num_envs = num_envs
        self.layout = self.engine.layout
        self.seat = None if opponents is None else seat
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = LegalActions(self.layout.actions, lambda: None)
        self.closed = False
        self._rewards = check(rewards)
        self._copy = copy
        self._random = np.random.default_rng()
        self._observations = self.engine.observation[:num_envs]
        self._masks = self.engine.mask[:num_envs].view(np.int8)

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self._random = np.random.default_rng(abs(int(seed)))
        dealt = int(self._random.integers(1 << 62)) if seed is None else int(seed)
        self.engine.request(engine.RESET, seed=dealt)
        return self._show(), self._infos()

    def step(self, actions):
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalAction(f"Actions must be {self.num_envs} whole numbers.")
        self.engine.action[: self.num_envs] = actions
        self.engine.request(engine.STEP)
        over = self.engine.over[: self.num_envs].copy()
        return self._show(), self._reward(), over, np.zeros(self.num_envs, bool), self._infos()

    def random_actions(self):
        """A legal action for every game, each equally likely; the engine draws them anew with every step."""
        return self.engine.random[: self.num_envs].copy()

    def action_names(self, index):
        """The legal actions of a game of the batch, with their names."""
        if not 0 <= index < self.num_envs:
            raise HidalgoError(f"There is no game {index}; games are numbered from 0 to {self.num_envs - 1}.")
        return self.engine.names(-1 - index)

    def close(self, **_):
        self.closed = True
        self.engine.close()

    def __del__(self):
        """The engine ends by itself."""

    def _show(self):
        if self._copy:
            return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._observations, "action_mask": self._masks}

    def _reward(self):
        numbers = reward_seats(self._rewards, self.engine.gains[: self.num_envs], self.engine.winners[: self.num_envs])
        return numbers if self.seat is None else numbers[:, self.seat]

    def _infos(self):
        return {
            name: getattr(self.engine, name)[: self.num_envs].copy() for name in ("seat", "totals", "winners", "seed")
        }
