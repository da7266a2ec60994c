"""Games and states in the manner of OpenSpiel, for search: states can be copied, and drawn from what a seat knows."""

from __future__ import annotations

import operator
from typing import Any, Mapping

import numpy as np

from . import engine
from .engine import Engine
from .errors import Closed, IllegalAction
from .rewards import win_shares

TERMINAL = -4
"""The player of a state that is over, as in OpenSpiel."""


def load_game(name: str, players: int = 2, options: Mapping[str, Any] | None = None) -> Game:
    """A game of which states can be created."""
    return Game(name, players, options)


class Game:
    """A game with its options."""

    def __init__(self, name: str, players: int = 2, options: Mapping[str, Any] | None = None, threads: int | None = None):
        self.engine = Engine(name, players, options, threads=threads)
        self.layout = self.engine.layout
        self._random = np.random.default_rng()

    def num_players(self) -> int:
        """The number of seats."""
        return self.engine.seats

    def num_distinct_actions(self) -> int:
        """The number of actions, legal or not."""
        return self.layout.actions

    def observation_tensor_size(self) -> int:
        """The length of an observation."""
        return self.layout.observations

    def new_initial_state(self, seed: int | None = None) -> State:
        """A game that has just been dealt; the same seed deals the same game."""
        return State._new(self, engine.DEAL, 0, 0, seed)

    def close(self) -> None:
        """Stops the engine; states can't be used any more."""
        self.engine.close()

    def __enter__(self) -> Game:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seed(self, seed):
        return engine.new_seed(self._random) if seed is None else engine.seed_of(seed)


class State:
    """A game at one moment."""

    @classmethod
    def _new(cls, game, kind, parent, number, seed):
        state = cls()
        state.game = game
        state._id = None
        with game.engine.lock:
            answer = game.engine.request(kind, parent, number, game._seed(seed))
            state._id = int.from_bytes(answer, "little")
            state._read()
        return state

    def _read(self):
        """Copies what the engine shows: it shows one state at a time."""
        shared = self.game.engine
        row = shared.rows - 1
        self._seat = int(shared.seat[row])
        self._observation = shared.observation[row].copy()
        self._mask = shared.mask[row].view(np.int8).copy()
        self._gains = shared.gains[row].copy()
        self._totals = shared.totals[row].copy()
        self._winners = shared.winners[row].copy()

    def current_player(self) -> int:
        """The seat that decides, or TERMINAL."""
        return TERMINAL if self._seat < 0 else self._seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._seat < 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions; none for a player that does not decide now."""
        if player is not None and player != self._seat:
            return []
        return np.flatnonzero(self._mask).tolist()

    def legal_actions_mask(self, player: int | None = None) -> np.ndarray:
        """The legal actions as an array of 0 and 1, of the type `int8` as in environments."""
        if player is not None and player != self._seat:
            return np.zeros_like(self._mask)
        return self._mask.copy()

    def apply_action(self, action: int) -> None:
        """Carries out an action of the current player."""
        self._open()
        with self.game.engine.lock:
            self.game.engine.request(engine.ACT, self._id, _number(action))
            self._read()

    def child(self, action: int) -> State:
        """The state after an action; this one does not change."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def clone(self) -> State:
        """An independent state equal to this one, hidden cards included."""
        self._open()
        return State._new(self.game, engine.COPY, self._id, 0, None)

    def resample(self, player: int, seed: int | None = None) -> State:
        """A state that the player can't tell from this one, drawn at random: an honest search looks only at these."""
        self._open()
        return State._new(self.game, engine.SAMPLE, self._id, int(player), seed)

    def rewards(self) -> list[float]:
        """The points that every seat gained by the last action."""
        return self._gains.astype(float).tolist()

    def returns(self) -> list[float]:
        """The points of every seat so far; see `win_shares` for the winners."""
        return self._totals.astype(float).tolist()

    def win_shares(self) -> list[float]:
        """Each seat's share of the victory: 1 for the winner, shared by several; 0 for all until the game ends."""
        return win_shares(self._winners).tolist()

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over."""
        return np.flatnonzero(self._winners).tolist()

    def observation_tensor(self, player: int | None = None) -> np.ndarray:
        """A player's observation; the current player's by default."""
        if player is None or player == self._seat:
            return self._observation.copy()
        self._open()
        with self.game.engine.lock:
            self.game.engine.request(engine.OBSERVE, self._id, int(player))
            return self.game.engine.observation[self.game.engine.rows - 1].copy()

    def action_names(self) -> dict[int, str]:
        """The legal actions with their names, as section 7 of the rules writes them."""
        self._open()
        return self.game.engine.names(self._id)

    def action_to_string(self, *action: int) -> str:
        """The name of a legal action; a player may be named before it."""
        names = self.action_names()
        if action[-1] not in names:
            raise IllegalAction(f"Action {action[-1]} is not legal now.")
        return names[action[-1]]

    def string_to_action(self, *name: Any) -> int:
        """The legal action with a name; a player may be named before it."""
        for action, known in self.action_names().items():
            if known == name[-1]:
                return action
        raise IllegalAction(f"{name[-1]!r} is not legal now.")

    def close(self) -> None:
        """Lets the engine forget the state; happens automatically when the state is not used any more."""
        if self._id is not None:
            self.game.engine.forget(self._id)
            self._id = None

    def __str__(self) -> str:
        self._open()
        return self.game.engine.request(engine.BOARD, self._id).decode("utf-8")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict) -> State:
        return self.clone()

    def __del__(self):
        if getattr(self, "_id", None) is not None:
            self.close()

    def _open(self):
        if self._id is None:
            raise Closed("This state has been closed.")


def _number(action: Any) -> int:
    """The action as an integer that fits into a request."""
    if isinstance(action, np.ndarray) and action.ndim == 0:
        action = action[()]
    try:
        number = operator.index(action)
    except TypeError:
        number = None
    if number is None or isinstance(action, (bool, np.bool_)):
        raise IllegalAction(f"An action is a whole number, not {action!r}.")
    return number if 0 <= number < 1 << 31 else -1
