"""One seat against bots, in the manner of Gymnasium."""

import numpy as np

from . import engine
from .engine import Engine
from .rewards import check, rewards as reward_seats
from .spaces import LegalActions, observation_space
from .state import _number

try:
    from gymnasium import Env as _Base
except ImportError:

    class _Base:
        """What programs use of Gymnasium's Env."""

        def reset(self, *, seed=None, options=None):
            if seed is not None:
                self.np_random = np.random.default_rng(seed)

        @property
        def unwrapped(self):
            return self

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.close()


class SeatEnv(_Base):
    """One seat of a game; bots play the others.

    `opponents` is one bot for all other seats, or a list of them, clockwise from the seat's left: "random", "squire",
    "knight:iterations=200". `rewards` is "points" (what the seat gains), "margin" (how much
    more that is than what the others gain on average) or "win" (at the end: 1, a share of it, or 0).

    `illegal` says what becomes of an action that is not legal: "raise" refuses it, "replace" plays the first legal action
    instead and sets `info["illegal"]`. Gymnasium expects that every action of the space can be played, so environments from
    `gymnasium.make` replace them.
    """

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game,
        players=2,
        seat=0,
        opponents="random",
        options=None,
        rewards="points",
        illegal="raise",
        render_mode=None,
    ):
        if illegal not in ("raise", "replace"):
            raise ValueError('illegal must be "raise" or "replace".')
        self.engine = Engine(game, players, options, opponents=opponents, seat=seat)
        self.layout = self.engine.layout
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.layout)
        self.action_space = LegalActions(self.layout.actions, self.action_mask)
        self._row = self.engine.rows - 1
        self._rewards = check(rewards)
        self._replaces = illegal == "replace"
        self._game = None

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if not hasattr(self, "np_random"):
            self.np_random = np.random.default_rng()
        dealt = int(self.np_random.integers(1 << 62)) if seed is None else int(seed)
        if self._game is not None:
            self.engine.forget(self._game)
        self._game = int.from_bytes(self.engine.request(engine.DEAL, seed=dealt), "little")
        return self._observation(), self._info()

    def step(self, action):
        if self._game is None:
            raise engine.HidalgoError("No game has begun; call reset first.")
        number = _number(action)
        legal = self.engine.mask[self._row]
        illegal = self._replaces and not (0 <= number < len(legal) and legal[number]) and bool(legal.any())
        self.engine.request(engine.ACT, self._game, int(np.argmax(legal)) if illegal else number)
        over = bool(self.engine.over[self._row])
        rewards = reward_seats(self._rewards, self.engine.gains[self._row], self.engine.winners[self._row])
        reward = float(rewards[self.seat])
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info(illegal)

    def action_mask(self):
        """The legal actions, as an array of 0 and 1."""
        return self.engine.mask[self._row].astype(np.int8)

    def action_names(self):
        """The legal actions with their names."""
        return self.engine.names(self._game)

    def render(self):
        board = self.engine.request(engine.BOARD, self._game).decode("utf-8")
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def close(self):
        self.engine.close()

    def _observation(self):
        return {"observation": self.engine.observation[self._row].copy(), "action_mask": self.action_mask()}

    def _info(self, illegal=False):
        return {
            "illegal": illegal,
            "totals": self.engine.totals[self._row].copy(),
            "winners": np.flatnonzero(self.engine.winners[self._row]),
        }


def make(game, **arguments):
    """What `gymnasium.make` creates."""
    return SeatEnv(game, **{"illegal": "replace", **arguments})
