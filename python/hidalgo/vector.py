"""Many games at once, in the manner of Gymnasium's vector environments."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

import numpy as np

from . import engine
from .engine import Engine
from .errors import HidalgoError, IllegalAction, WrongArgument
from .rewards import check, rewards as reward_seats
from .spaces import LegalActions, LegalBatch, batch_space, observation_space

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
    of the game that ended, and observations and masks are those of the new one. `infos["final_obs"]` has the last observation of
    each game that ended, `infos["_final_obs"]` says which those are. With `copy=False`, observations are not copied from the
    shared memory, so the next step overwrites them; that is faster.

    `infos` has arrays with a row for each game: `seat`, the seat that decides; `totals`, the points of every seat; `winners`, true
    for each seat that has won; and `seed`. All but `totals` and `winners` are about the game that goes on.

    `rewards` and `illegal` are as in SeatEnv; `threads` says how many cores the engine uses. `layout` describes observations and
    actions (`layout.Layout`), and `engine.version` is the version of the program. The spaces have Gymnasium's names, such as
    `single_action_space`.
    """

    metadata = _METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        rewards: str = "points",
        threads: int | None = None,
        copy: bool = True,
        illegal: str = "raise",
    ):
        self._rewards = check(rewards)
        self._replaces = check_illegal(illegal) == "replace"
        self.engine = Engine(game, players, options, num_envs, threads, opponents, seat)
        self.num_envs = num_envs
        self.layout = self.engine.layout
        self.seat = None if opponents is None else seat
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = LegalActions(self.layout.actions, lambda: None)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalBatch(self.layout.actions, num_envs, self._sample)
        self.closed = False
        self.render_mode = None
        self.spec = None
        self._copy = copy
        self._random = np.random.default_rng()
        self._observations = self.engine.observation[:num_envs]
        self._masks = self.engine.mask[:num_envs].view(np.int8)
        self._lasts = self.engine.last[:num_envs]
        self._dealt = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Deals all games: the same seed deals the same ones; a list has a seed for each of the first games.

        Later games follow from the seed, or the first one of a list, and the number of their row: not from the number of rows.
        """
        refuse_options(options)
        with self.engine.lock:
            if seed is None or np.ndim(seed) == 0:
                if seed is not None:
                    self._random = np.random.default_rng(engine.seed_of(seed) % (1 << 64))
                dealt = engine.new_seed(self._random) if seed is None else engine.seed_of(seed)
                self.engine.request(engine.RESET, seed=dealt)
            else:
                seeds = [engine.new_seed(self._random) if one is None else engine.seed_of(one) for one in seed]
                self.engine.request(engine.RESET, payload=np.array(seeds, "<i8").tobytes())
            self._dealt = True
            return self._show(), self._infos()

    def step(self, actions: np.ndarray) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One action in each game."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalAction(f"Actions must be {self.num_envs} whole numbers.")
        outside = (actions < 0) | (actions >= self.layout.actions)
        if outside.any() and not self._replaces:
            row = int(outside.argmax())
            raise IllegalAction(f"There is no action {actions[row]}, as for game {row}; nothing was played.")
        with self.engine.lock:
            illegal = None
            if self._replaces and self._dealt:
                masks = self._masks
                illegal = outside | (masks[np.arange(self.num_envs), np.where(outside, 0, actions)] == 0)
                if illegal.any():
                    actions = np.where(illegal, masks.argmax(axis=1), actions)
            self.engine.action[: self.num_envs] = actions
            self.engine.request(engine.STEP)
            over = self.engine.over[: self.num_envs].copy()
            infos = self._infos()
            if illegal is not None:
                infos["illegal"] = illegal
            if over.any():
                self._add_ends(infos, over)
            return self._show(), self._reward(), over, np.zeros(self.num_envs, bool), infos

    def random_actions(self) -> np.ndarray:
        """A legal action for every game, each equally likely; the engine draws them anew with every step."""
        return self.engine.random[: self.num_envs].copy()

    def action_names(self, index: int) -> dict[int, str]:
        """The legal actions of a game of the batch, with their names."""
        if not 0 <= index < self.num_envs:
            raise HidalgoError(f"There is no game {index}; games are numbered from 0 to {self.num_envs - 1}.")
        return self.engine.names(-1 - index)

    def close(self, **_: Any) -> None:
        """Stops the engine."""
        self.closed = True
        self.engine.close()

    def __del__(self):
        """The engine stops by itself."""

    def _sample(self):
        return self.random_actions() if self._dealt and not self.closed else None

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

    def _add_ends(self, infos, over):
        """The last observations and infos of games that have ended, in the manner of Gymnasium."""
        lasts = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self.layout.actions, np.int8)
        for row in np.flatnonzero(over):
            lasts[row] = {"observation": self._lasts[row].copy(), "action_mask": nothing}
        infos["final_obs"] = lasts
        infos["_final_obs"] = over.copy()
        infos["final_info"] = {"totals": infos["totals"], "winners": infos["winners"], "_totals": over, "_winners": over}
        infos["_final_info"] = over.copy()


def check_illegal(illegal: str) -> str:
    """Refuses a way to treat illegal actions that does not exist."""
    if illegal not in ("raise", "replace"):
        raise WrongArgument('illegal must be "raise" or "replace".')
    return illegal


def refuse_options(options: Mapping[str, Any] | None) -> None:
    """Options of the game are chosen once, when an environment is created."""
    if options:
        raise WrongArgument(f"Options such as {next(iter(options))!r} are given when the environment is created, not to reset.")


def make(game: str, num_envs: int = 1, **arguments: Any) -> VectorEnv:
    """The class that `gymnasium.make_vec` creates: the task of `gymnasium.make`, many times."""
    return VectorEnv(game, num_envs, **{"opponents": "random", "illegal": "replace", **arguments})
