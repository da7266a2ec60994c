"""One seat against bots, in the manner of Gymnasium."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

import numpy as np

from . import engine
from .engine import Engine
from .errors import HidalgoError, WrongArgument
from .picture import draw
from .rewards import check, rewards as reward_seats
from .spaces import LegalActions, observation_space
from .state import _number
from .vector import check_illegal, refuse_options

try:
    from gymnasium import Env as _Base
except ImportError:

    class _Base:  # type: ignore[no-redef]
        """The part of Gymnasium's Env that programs use."""

        def reset(self, *, seed=None, options=None):
            if seed is not None or not hasattr(self, "np_random"):
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

    `info` has `totals`, the points of every seat; `winners`, the numbers of the seats that have won; `seed`, the seed of the
    deal; and `illegal`. `layout` describes observations and actions (`layout.Layout`).
    """

    metadata = {"render_modes": ["ansi", "human", "rgb_array"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, Any] | None = None,
        rewards: str = "points",
        illegal: str = "raise",
        render_mode: str | None = None,
    ):
        self._rewards = check(rewards)
        self._replaces = check_illegal(illegal) == "replace"
        self.render_mode = check_render_mode(render_mode, self.metadata)
        self.engine = Engine(game, players, options, opponents=opponents, seat=seat)
        self.layout = self.engine.layout
        self.seat = seat
        self.observation_space = observation_space(self.layout)
        self.action_space = LegalActions(self.layout.actions, self.action_mask)
        self._row = self.engine.rows - 1
        self._game = None

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Deals a game; the same seed deals the same one, such as a seed that `info["seed"]` has shown."""
        refuse_options(options)
        super().reset(seed=None if seed is None else engine.seed_of(seed) % (1 << 64))
        dealt = engine.new_seed(self.np_random) if seed is None else engine.seed_of(seed)
        with self.engine.lock:
            if self._game is not None:
                self.engine.forget(self._game)
            self._game = int.from_bytes(self.engine.request(engine.DEAL, seed=dealt), "little")
            self._seed = dealt
            return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Carries out an action; the bots play until the seat decides again, or the game is over."""
        number = _number(action)
        with self.engine.lock:
            game = self._begun()
            legal = self.engine.mask[self._row]
            illegal = self._replaces and not (0 <= number < len(legal) and legal[number]) and bool(legal.any())
            self.engine.request(engine.ACT, game, int(np.argmax(legal)) if illegal else number)
            over = bool(self.engine.over[self._row])
            rewards = reward_seats(self._rewards, self.engine.gains[self._row], self.engine.winners[self._row])
            reward = float(rewards[self.seat])
            answer = self._observation(), reward, over, False, self._info(illegal)
        if self.render_mode == "human":
            self.render()
        return answer

    def action_mask(self) -> np.ndarray:
        """The legal actions, as an array of 0 and 1."""
        return self.engine.mask[self._row].astype(np.int8)

    def action_names(self) -> dict[int, str]:
        """The legal actions with their names."""
        return self.engine.names(self._begun())

    def render(self):
        """The board as text, which "human" prints; with "rgb_array", a picture of what the seat sees."""
        if self.render_mode == "rgb_array":
            self._begun()
            with self.engine.lock:
                return draw(self.engine.game, self.layout, self._observation()["observation"], self.seat)
        board = self.engine.request(engine.BOARD, self._begun()).decode("utf-8")
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def close(self) -> None:
        """Stops the engine."""
        self.engine.close()

    def _begun(self):
        if self._game is None:
            raise HidalgoError("No game has begun; call reset first.")
        return self._game

    def _observation(self):
        return {"observation": self.engine.observation[self._row].copy(), "action_mask": self.action_mask()}

    def _info(self, illegal=False):
        return {
            "illegal": illegal,
            "totals": self.engine.totals[self._row].copy(),
            "winners": np.flatnonzero(self.engine.winners[self._row]),
            "seed": self._seed,
        }


def check_render_mode(mode: str | None, metadata: Mapping[str, Any]) -> str | None:
    """Refuses a way to show a game that does not exist."""
    if mode is not None and mode not in metadata["render_modes"]:
        raise WrongArgument(f"render_mode must be None or one of {', '.join(metadata['render_modes'])}, not {mode!r}.")
    return mode


def make(game: str, **arguments: Any) -> SeatEnv:
    """The class that `gymnasium.make` creates."""
    return SeatEnv(game, **{"illegal": "replace", **arguments})
