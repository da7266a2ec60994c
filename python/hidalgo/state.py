"""Games and states in the manner of OpenSpiel, for search: states can be copied, and drawn from what a seat knows."""

from __future__ import annotations

import json
import operator
from dataclasses import dataclass
from typing import Any, Mapping, Sequence

import numpy as np

from . import engine
from .batch import Rollouts, StateBatch
from .engine import Engine
from .errors import Closed, IllegalAction, WrongArgument
from .nets import Net, NetInputs, read_nets
from .picture import draw
from .rewards import win_shares

TERMINAL = -4
"""The player of a state that is over, as in OpenSpiel."""


def load_game(
    name: str,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    opponents: str | Sequence[str] | None = None,
    seat: int = 0,
    threads: int | None = None,
    batch: int = 256,
) -> Game:
    """A game of which states can be created; see `Game`."""
    return Game(name, players, options, opponents, seat, threads, batch)


class Game:
    """A game with its options.

    With `opponents`, bots play all seats but `seat`, as in `SeatEnv`: they move as soon as it is their turn, in every state.
    `batch` says how many states a `StateBatch` can hold, and `threads` how many cores work on them.
    """

    def __init__(
        self,
        name: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        threads: int | None = None,
        batch: int = 256,
    ):
        self.engine = Engine(name, players, options, batch, threads, opponents, seat)
        self.layout = self.engine.layout
        self.capacity = batch
        self.seat = None if opponents is None else seat
        self._random = np.random.default_rng()
        self._batch: StateBatch | None = None

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

    def deserialize_state(self, text: str, seed: int | None = None) -> State:
        """The state that `State.serialize` has written; bots in it go on with random numbers of the seed."""
        return State._new(self, engine.READ, 0, 0, seed, str(text).encode("utf-8"))

    def open_record(self, record: str, moves: int | None = None, seed: int | None = None) -> State:
        """The state after some moves of a record, after all by default; `record` is its text, not the name of its file."""
        if moves is not None:
            moves = engine.number_of(moves, "moves", 0, (1 << 31) - 1)
        return State._new(self, engine.OPEN, 0, -1 if moves is None else moves, seed, str(record).encode("utf-8"))

    def batch(self, states: Sequence[State], player: int | None = None, seed: int | None = None) -> StateBatch:
        """Copies of states that take one step each at the same time.

        With `player`, each is drawn anew like `State.resample`, with different random numbers even where the same state is
        given many times. A game holds one batch at a time; a new one replaces it.
        """
        return StateBatch(self, states, player, seed)

    def net(self, name: str = "") -> Net:
        """The bots' net for this number of players, to compute or export it: the usual one, or one of others such as "v2"."""
        nets = read_nets(self.engine.request(engine.NETS, payload=name.encode("utf-8")))
        if self.num_players() not in nets:
            raise WrongArgument(f"These nets are for {', '.join(map(str, nets))} players, not for {self.num_players()}.")
        return nets[self.num_players()]

    def close(self) -> None:
        """Stops the engine; states can't be used any more."""
        self.engine.close()

    def __enter__(self) -> Game:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seed(self, seed):
        return engine.new_seed(self._random) if seed is None else engine.seed_of(seed)


@dataclass(frozen=True)
class Advice:
    """A bot's choice and its reasons: see `State.ask`.

    `action` is the choice and `name` how that is written. `chances` are its estimates of each seat's chance to win, and `visits`
    and `values` say for each action that its search considered how often it was tried, and with which chance to win. All
    three are empty for bots that don't search, or where there was only one action.
    """

    seat: int
    action: int
    name: str
    chances: list[float]
    visits: dict[int, int]
    values: dict[int, float]


class State:
    """A game at one moment."""

    @classmethod
    def _new(cls, game, kind, parent, number, seed, payload=b""):
        state = cls()
        state.game = game
        state._id = None
        with game.engine.lock:
            answer = game.engine.request(kind, parent, number, game._seed(seed), payload)
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

    def clone(self, seed: int | None = None) -> State:
        """An independent state equal to this one, hidden cards included; bots in it go on with random numbers of the seed."""
        self._open()
        return State._new(self.game, engine.COPY, self._id, 0, seed)

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

    def ask(self, bot: str, seed: int | None = None) -> Advice:
        """A bot's choice in place of the current player, from what this player may see: "squire", "knight:iterations=400"."""
        asked = json.loads(self._request(engine.CHOOSE, seed=self.game._seed(seed), payload=str(bot).encode("utf-8")))
        considered = asked["considered"]
        return Advice(
            asked["seat"],
            asked["action"],
            asked["name"],
            asked["chances"],
            {action: tries for action, tries, _ in considered},
            {action: chance for action, _, chance in considered},
        )

    def bot_action(self, bot: str, seed: int | None = None) -> int:
        """The action that a bot would choose; see `ask`."""
        return self.ask(bot, seed).action

    def win_chances(self, judge: str = "") -> list[float]:
        """Each seat's chance to win without a search, as bots estimate it where their search ends.

        `judge` is the usual one, "hand" for the judgement made by hand (whose chances don't add up to 1), or the name of nets
        such as "v2". It looks at the state as it is: in a fair search, ask about states from `resample`.
        """
        return np.frombuffer(self._request(engine.JUDGE, payload=judge.encode("utf-8")), "<f4").astype(float).tolist()

    def action_priors(self, nets: str) -> dict[int, float]:
        """How likely each legal action is to be the best, as nets that rate moves see it: "v2"."""
        answer = self._request(engine.PRIORS, payload=nets.encode("utf-8"))
        shares = np.frombuffer(answer, [("action", "<i4"), ("share", "<f4")])
        return {int(action): float(share) for action, share in shares}

    def net_inputs(self) -> NetInputs:
        """The numbers that nets see of this state; see `nets.Net`."""
        answer = self._request(engine.INPUTS)
        of_seat, of_all, of_move, count = (int(number) for number in np.frombuffer(answer, "<i4", 4))
        actions = np.frombuffer(answer, "<i4", count, 16).tolist()
        numbers = np.frombuffer(answer, np.int8, offset=16 + 4 * count)
        seats = self.game.num_players()
        end = seats * of_seat
        moves = numbers[end + of_all :].reshape(count, of_move)
        return NetInputs(numbers[:end].reshape(seats, of_seat), numbers[end : end + of_all], moves, actions)

    def rollouts(
        self,
        count: int,
        bot: str = "random",
        max_moves: int | None = None,
        player: int | None = None,
        seed: int | None = None,
    ) -> Rollouts:
        """The ends of some games that begin here, with a bot in every seat; see `StateBatch.rollout`.

        With `player`, each begins at another state that the player can't tell from this one.
        """
        engine.number_of(count, "count", 1, 1 << 30)
        seeds = np.random.default_rng(self.game._seed(seed) % (1 << 64))
        parts = []
        for start in range(0, count, self.game.capacity):
            size = min(self.game.capacity, count - start)
            batch = self.game.batch([self] * size, player, engine.new_seed(seeds))
            parts.append(batch.rollout(bot, max_moves, engine.new_seed(seeds)))
        return Rollouts(*(np.concatenate(part) for part in zip(*(part._arrays() for part in parts))))

    def history(self) -> list[int]:
        """All actions so far, those of bots included."""
        return [action for _, action, _ in self._history()]

    def full_history(self) -> list[tuple[int, int]]:
        """All actions so far, each with the player before it."""
        return [(player, action) for player, action, _ in self._history()]

    def history_str(self) -> str:
        """All actions so far as text, one on a line: the player, and the name of the action."""
        return "\n".join(f"{player} {name}" for player, _, name in self._history())

    def observation_string(self, player: int | None = None) -> str:
        """The table as a player sees it now, as JSON; docs/env.md lists the fields."""
        return self._request(engine.TABLE, self._player(player)).decode("utf-8")

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a player knows, as JSON: the table now, all moves that it has seen, and a hash of all tables that it
        has seen. Two states have the same text only if the player can't tell them apart."""
        return self._request(engine.INFORMATION, self._player(player)).decode("utf-8")

    def serialize(self) -> str:
        """The state as a line of text, hidden cards included; `Game.deserialize_state` reads it in any process."""
        return self._request(engine.WRITE).decode("utf-8")

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

    def picture(self, player: int | None = None) -> np.ndarray:
        """The view of a player, the current one by default, as an array of colours: 640 rows, 960 columns."""
        seat = self._player(player)
        return draw(self.game.engine.game, self.game.layout, self.observation_tensor(seat), seat)

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

    def _request(self, kind, number=0, seed=0, payload=b""):
        self._open()
        return self.game.engine.request(kind, self._id, number, seed, payload)

    def _history(self):
        return json.loads(self._request(engine.HISTORY))

    def _player(self, player):
        return max(0, self._seat) if player is None else engine.number_of(player, "player", 0, self.game.num_players() - 1)


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
