"""Measures how many steps a second a program gets: python3 -m hidalgo.bench [GAME...]

Random legal actions, with observations and masks in NumPy arrays; one core for the engine, one for this program. JSON lines are
measured in the same run, so that the ratios hold on a machine that others use too.
"""

import argparse
import json
import random
import subprocess
import time

import numpy as np

from . import GAMES
from .engine import command
from .search import ismcts
from .state import load_game
from .vector import VectorEnv

BATCH = 256


class JsonLines:
    """The bridge for programs in any language: a line of JSON for every step."""

    def __init__(self, game, players):
        self._process = subprocess.Popen(
            command() + ["env", "--game", game, "--players", str(players)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._random = random.Random(1)
        self._seed = 0
        self._state = self._send({"command": "reset", "seed": 0})

    def step(self):
        if self._state["over"]:
            self._seed += 1
            self._state = self._send({"command": "reset", "seed": self._seed})
        self._state = self._send({"command": "step", "move": self._random.choice(self._state["legal"])})
        return 1

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _send(self, message):
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


class OneByOne:
    """One game at a time, with copies of observation and mask for every step."""

    def __init__(self, game, players):
        self._game = load_game(game, players)
        self._random = np.random.default_rng(1)
        self._state = self._game.new_initial_state(1)

    def step(self):
        if self._state.is_terminal():
            self._state = self._game.new_initial_state(int(self._random.integers(1 << 31)))
        actions = self._state.legal_actions()
        self._state.apply_action(actions[int(self._random.random() * len(actions))])
        return 1

    def close(self):
        self._game.close()


class Batch:
    """Many games at once."""

    def __init__(self, game, players, copy, threads=1):
        self._env = VectorEnv(game, BATCH, players, threads=threads, copy=copy)
        self._env.reset(seed=1)

    def step(self):
        self._env.step(self._env.random_actions())
        return BATCH

    def close(self):
        self._env.close()


class Iterations:
    """A search whose iterations play 60 moves at most: each move with its own request, or all of them in the engine."""

    PLAYOUT = 60

    def __init__(self, game, players, one_by_one):
        self._game = load_game(game, players, batch=BATCH)
        self._random = np.random.default_rng(1)
        self._one_by_one = one_by_one
        self._state = self._game.new_initial_state(1)
        for _ in range(30):
            self._move(self._state)

    def _move(self, state):
        actions = state.legal_actions()
        state.apply_action(actions[int(self._random.random() * len(actions))])

    def step(self):
        if not self._one_by_one:
            ismcts(self._state, 4 * BATCH, at_once=BATCH, max_moves=self.PLAYOUT)
            return 4 * BATCH
        state = self._state.resample(self._state.current_player())
        for _ in range(self.PLAYOUT):
            if state.is_terminal():
                break
            self._move(state)
        return 1

    def close(self):
        self._game.close()


def measure(ways, seconds, rounds=5):
    """The median of steps per second of each way; the ways take turns, so that the same machine load affects all."""
    warm_up = time.perf_counter() + seconds
    while time.perf_counter() < warm_up:
        for way in ways:
            _repeat(way, seconds / 10)
    speeds = [[_repeat(way, seconds / rounds) for way in ways] for _ in range(rounds)]
    return np.median(speeds, axis=0)


def _repeat(way, seconds):
    start = now = time.perf_counter()
    steps = 0
    while now < start + seconds:
        steps += way.step()
        now = time.perf_counter()
    return steps / (now - start)


def main():
    parser = argparse.ArgumentParser(prog="python3 -m hidalgo.bench", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each way is measured")
    parser.add_argument("--search", action="store_true", help="measure the iterations of a search instead")
    arguments = parser.parse_args()
    if arguments.search:
        print(f"{'iterations per second':<36}{'one by one':>12}{'in batches':>12}")
    else:
        print(f"{'steps per second':<36}{'JSON lines':>12}{'one by one':>12}{'batch':>12}{'not copied':>12}")
    for game in arguments.games:
        players = arguments.players
        if arguments.search:
            ways = [Iterations(game, players, True), Iterations(game, players, False)]
        else:
            ways = [JsonLines(game, players), OneByOne(game, players), Batch(game, players, True), Batch(game, players, False)]
        try:
            speeds = measure(ways, arguments.seconds)
        finally:
            for way in ways:
                way.close()
        print(f"{game + f', {players} players':<36}" + "".join(f"{speed:>12,.0f}" for speed in speeds))
        print(f"{'  against the first':<36}" + "".join(f"{speed / speeds[0]:>11,.1f}×" for speed in speeds))


if __name__ == "__main__":
    main()
