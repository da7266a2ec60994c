"""A program that plays in tournaments: `hidalgo tournament --bots "knight,exec:python3 my_agent.py"`.

The program calls `serve` with a function that chooses a move. docs/tournaments.md describes the messages.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from typing import Any, Callable, TextIO

import numpy as np

from .errors import HidalgoError
from .layout import Layout


@dataclass(frozen=True)
class Turn:
    """A decision of the program: everything that its seat may see.

    `legal` has the names of the legal moves, `table` the table as `State.observation_string` shows it. With `numbers=True` there
    is no table, but `observation`, `action_mask` and `actions` (the action of each legal move), as in environments. `seed` is
    a number for the game, so that a program that draws random numbers from it can repeat it.
    """

    game: str
    options: dict[str, str]
    players: int
    seat: int
    seed: int
    obliged: bool
    legal: list[str]
    table: dict[str, Any] = field(default_factory=dict)
    observation: np.ndarray | None = None
    action_mask: np.ndarray | None = None
    actions: list[int] = field(default_factory=list)
    layout: Layout | None = None


def serve(
    choose: Callable[[Turn], str | int],
    numbers: bool = False,
    source: TextIO | None = None,
    target: TextIO | None = None,
) -> None:
    """Plays until the tournament ends: `choose` returns the name of a legal move, or its action if it sees numbers."""
    out = target or sys.stdout
    game: dict[str, Any] = {}
    layout = None
    for line in source or sys.stdin:
        message = json.loads(line)
        kind = message["message"]
        if kind == "begin":
            game = {name: message[name] for name in ("game", "options", "players", "seat", "seed")}
            layout = Layout(message["planes"], message["ranges"]) if "planes" in message else None
            _answer(out, {"ready": True, "observation": "numbers" if numbers else "table"})
        elif kind == "choose":
            turn = Turn(**game, obliged=message["obliged"], legal=message["legal"], **_seen(message, layout))
            _answer(out, {"move": _name(choose(turn), turn)})


def _seen(message, layout):
    if "numbers" not in message:
        return {"table": message["observation"], "layout": layout}
    mask = np.zeros(layout.actions, np.int8)
    mask[message["actions"]] = 1
    observation = np.array(message["numbers"], np.int16)
    return {"observation": observation, "action_mask": mask, "actions": message["actions"], "layout": layout}


def _name(choice, turn):
    if isinstance(choice, str):
        return choice
    if int(choice) not in turn.actions:
        raise HidalgoError(f"{choice} is not the action of a legal move; they are {turn.actions}.")
    return turn.legal[turn.actions.index(int(choice))]


def _answer(out, answer):
    out.write(json.dumps(answer) + "\n")
    out.flush()
