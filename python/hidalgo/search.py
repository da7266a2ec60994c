"""Information-set Monte Carlo tree search: a baseline, and an example of `StateBatch`.

Every iteration begins at a state that the searching player can't tell from the true one, follows one tree of actions, adds a
node, and judges the state that it has reached. Many iterations go down the tree at the same time, so that one request to the
engine serves all of them. They choose by Thompson sampling: an action's value is drawn at random around its mean, the more
closely the more often it was tried. So iterations that choose at the same time choose different actions.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from . import engine
from .batch import NO_ACTION, StateBatch
from .state import State

_SPREAD = 0.5
_POINTS = 30.0


@dataclass(frozen=True)
class Searched:
    """The result of a search: how often each action was tried, and its mean value for the searching player, from 0 to 1."""

    player: int
    visits: dict[int, int]
    values: dict[int, float]

    @property
    def action(self) -> int:
        """The action to play: the one tried most often."""
        return max(self.visits, key=lambda action: self.visits[action])


def ismcts(
    state: State,
    iterations: int = 1000,
    at_once: int | None = None,
    rollout: str | None = "random",
    max_moves: int | None = 60,
    judge: str = "",
    seed: int | None = None,
) -> Searched:
    """Searches for the current player of a state, from what this player knows.

    A leaf is judged by a rollout with a bot in every seat, of at most `max_moves` moves; with `rollout=None`, by the win chances
    of a judge (`State.win_chances`). `at_once` iterations choose at the same time; the fewer, the better each of them chooses.
    """
    game = state.game
    most = min(game.capacity, iterations, at_once or max(16, min(256, iterations // 16)))
    random = np.random.default_rng(game._seed(seed) % (1 << 64))
    tree = _Tree(game.num_distinct_actions(), iterations)
    player = state.current_player()
    done = 0
    while done < iterations:
        batch = game.batch([state] * min(most, iterations - done), player, engine.new_seed(random))
        tree.iterate(batch, random, lambda: _values(batch, rollout, max_moves, judge, random))
        done += len(batch)
    return Searched(player, *tree.root())


def _values(batch: StateBatch, rollout: str | None, max_moves: int | None, judge: str, random) -> np.ndarray:
    """The value of each state for every seat: its share of the victory, or one estimated from its lead in points."""
    if rollout is None:
        return batch.win_chances(judge)
    ends = batch.rollout(rollout, max_moves, engine.new_seed(random))
    others = (ends.returns.sum(axis=1, keepdims=True) - ends.returns) / (ends.returns.shape[1] - 1)
    leads = 0.5 + 0.5 * np.tanh((ends.returns - others) / _POINTS)
    return np.where(ends.terminal[:, None], ends.win_shares, leads)


class _Tree:
    """Edges are numbered from 1: the action of a node leads to an edge, and the edge to the node with its number."""

    def __init__(self, actions, iterations):
        self._edges = np.zeros((iterations + 1, actions), np.int32)
        self._tries = np.zeros(iterations + 1)
        self._sums = np.zeros(iterations + 1)
        self._means = np.full(iterations + 1, 0.5)
        self._visits = np.zeros(iterations + 1)
        self._count = 0

    def iterate(self, batch, random, judge):
        nodes = np.zeros(len(batch), np.int64)
        active = ~batch.is_terminal()
        path = []
        while active.any():
            movers = batch.current_players()
            actions, edges, fresh = self._choose(batch, nodes, active, random)
            batch.apply_actions(actions)
            rows = np.flatnonzero(active)
            path.append((rows, edges[rows], nodes[rows], movers[rows]))
            nodes = np.where(active, edges, nodes)
            active &= ~fresh & ~batch.is_terminal()
        values = judge()
        for rows, edges, parents, movers in path:
            gained = values[rows, movers]
            np.add.at(self._tries, edges, 1)
            np.add.at(self._sums, edges, gained)
            np.add.at(self._visits, parents, 1)
            self._means[edges] = self._sums[edges] / self._tries[edges]

    def _choose(self, batch, nodes, active, random):
        """An action for each active state, its edge, and whether that is new."""
        rows, legal = batch.legal_actions()
        keep = active[rows]
        rows, legal = rows[keep], legal[keep]
        edges = self._edges[nodes[rows], legal]
        tries = self._tries[edges] * (edges > 0)
        means = np.where(tries > 0, self._means[edges], 0.5)
        drawn = means + _SPREAD / np.sqrt(tries + 1) * random.standard_normal(len(rows))
        starts = np.flatnonzero(np.diff(rows, prepend=-1))
        best = np.repeat(np.maximum.reduceat(drawn, starts), np.diff(starts, append=len(rows)))
        chosen = np.flatnonzero(drawn == best)
        chosen = chosen[np.flatnonzero(np.diff(rows[chosen], prepend=-1))]
        actions = np.full(len(nodes), NO_ACTION)
        actions[rows[chosen]] = legal[chosen]
        return actions, *self._follow(nodes, actions, active)

    def _follow(self, nodes, actions, active):
        edges = np.where(active, self._edges[nodes, actions], 0)
        fresh = active & (edges == 0)
        if fresh.any():
            keys, places = np.unique(np.stack((nodes[fresh], actions[fresh])), axis=1, return_inverse=True)
            numbers = np.arange(self._count + 1, self._count + 1 + keys.shape[1])
            self._count += keys.shape[1]
            self._edges[keys[0], keys[1]] = numbers
            edges[fresh] = numbers[places.ravel()]
        return edges, fresh

    def root(self):
        actions = np.flatnonzero(self._edges[0])
        edges = self._edges[0, actions]
        visits = {int(action): int(self._tries[edge]) for action, edge in zip(actions, edges)}
        return visits, {int(action): float(self._means[edge]) for action, edge in zip(actions, edges)}
