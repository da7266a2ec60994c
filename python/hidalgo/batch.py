"""Many states that take one step each at the same time, for search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Sequence

import numpy as np

from . import engine
from .errors import Closed, IllegalAction, WrongArgument
from .rewards import win_shares

if TYPE_CHECKING:
    from .state import Game, State

NO_ACTION = -1
"""The action of a state of a batch that takes no step."""


@dataclass(frozen=True)
class Rollouts:
    """The ends of some games, one in each row: the points of every seat, its share of the victory, and whether it is the end."""

    returns: np.ndarray
    win_shares: np.ndarray
    terminal: np.ndarray

    def _arrays(self):
        return self.returns, self.win_shares, self.terminal


class StateBatch:
    """Copies of states that take one step each at the same time; `Game.batch` creates them.

    All arrays have a row for each state, in the order in which the states were given.
    """

    def __init__(self, game: Game, states: Sequence[State], player: int | None = None, seed: int | None = None):
        ids = []
        for state in states:
            if state.game is not game:
                raise WrongArgument("All states of a batch must be of its game.")
            state._open()
            ids.append(state._id)
        if not ids:
            raise WrongArgument("A batch needs at least one state.")
        self.game = game
        self.size = len(ids)
        self._engine = game.engine
        kind = engine.COPIES if player is None else engine.SAMPLES
        viewer = 0 if player is None else engine.number_of(player, "player", 0, game.num_players() - 1)
        with self._engine.lock:
            self._engine.request(kind, 0, viewer, game._seed(seed), np.array(ids, "<i4").tobytes())
            game._batch = self

    def __len__(self) -> int:
        return self.size

    def current_players(self) -> np.ndarray:
        """The seat that decides in each state; -1 where the game is over."""
        return self._rows("seat").copy()

    def is_terminal(self) -> np.ndarray:
        """Whether each game is over."""
        return self._rows("seat") < 0

    def observation_tensors(self) -> np.ndarray:
        """The observation of each current player."""
        return self._rows("observation").copy()

    def legal_actions_mask(self) -> np.ndarray:
        """The legal actions of each state as an array of 0 and 1."""
        return self._rows("mask").view(np.int8).copy()

    def legal_actions(self) -> tuple[np.ndarray, np.ndarray]:
        """All legal actions: the rows of the states, and their actions, both in order. Quicker than the mask."""
        with self._engine.lock:
            self._rows("seat")
            answer = np.frombuffer(self._engine.request(engine.LEGAL), "<i4")
        return np.repeat(np.arange(self.size), answer[: self.size]), answer[self.size :]

    def returns(self) -> np.ndarray:
        """The points of every seat so far."""
        return self._rows("totals").astype(float)

    def rewards(self) -> np.ndarray:
        """The points that every seat gained by the last action."""
        return self._rows("gains").astype(float)

    def win_shares(self) -> np.ndarray:
        """Each seat's share of the victory; 0 for all until a game ends."""
        return win_shares(self._rows("winners"))

    def apply_actions(self, actions: np.ndarray) -> None:
        """One action in each state; a state whose action is -1 stays as it is."""
        actions = np.asarray(actions)
        if actions.shape != (self.size,) or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalAction(f"Actions must be {self.size} whole numbers.")
        outside = (actions < NO_ACTION) | (actions >= self.game.layout.actions)
        if outside.any():
            row = int(outside.argmax())
            raise IllegalAction(f"There is no action {actions[row]}, as for state {row}; nothing was played.")
        with self._engine.lock:
            self._rows("action")[:] = actions
            self._engine.request(engine.ACT_ALL)

    def rollout(self, bot: str = "random", max_moves: int | None = None, seed: int | None = None) -> Rollouts:
        """Plays every state on with a bot in each seat, to the end or for a number of moves; the states stay as they are."""
        most = 0 if max_moves is None else engine.number_of(max_moves, "max_moves", 1, (1 << 31) - 1)
        with self._engine.lock:
            self._rows("seat")
            answer = self._engine.request(engine.ROLL_OUT, 0, most, self.game._seed(seed), bot.encode("utf-8"))
        seats = self.game.num_players()
        ends = np.frombuffer(answer, "<i4").reshape(self.size, 2 * seats + 1)
        return Rollouts(ends[:, :seats].astype(float), win_shares(ends[:, seats:-1]), ends[:, -1] == 1)

    def bot_actions(self, bot: str, seed: int | None = None) -> np.ndarray:
        """The action that a bot chooses for each current player, from what this player may see; -1 where the game is over."""
        with self._engine.lock:
            self._rows("seat")
            answer = self._engine.request(engine.CHOOSE_ALL, seed=self.game._seed(seed), payload=bot.encode("utf-8"))
        return np.frombuffer(answer, "<i4")

    def win_chances(self, judge: str = "") -> np.ndarray:
        """Each seat's chance to win without a search; see `State.win_chances`."""
        with self._engine.lock:
            self._rows("seat")
            answer = self._engine.request(engine.JUDGE_ALL, payload=judge.encode("utf-8"))
        return np.frombuffer(answer, "<f4").reshape(self.size, -1)

    def action_names(self, index: int) -> dict[int, str]:
        """The legal actions of one state, with their names."""
        engine.number_of(index, "index", 0, self.size - 1)
        self._rows("seat")
        return self._engine.names(-1 - index)

    def _rows(self, name):
        """The rows of an array in the shared memory that belong to this batch."""
        if self.game._batch is not self:
            raise Closed("Another batch of this game has replaced this one.")
        if self._engine.closed:
            raise Closed("This object has been closed; create a new one.")
        return getattr(self._engine, name)[: self.size]
