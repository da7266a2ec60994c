"""All seats of a game, in the manner of PettingZoo: agents act one after the other."""

from __future__ import annotations

import warnings
from typing import Any, Mapping

import numpy as np

from . import engine
from .errors import HidalgoError
from .rewards import check, rewards as reward_seats
from .seat import check_render_mode
from .spaces import Discrete, LegalActions, Space, observation_space
from .state import Game, State

try:
    from pettingzoo import AECEnv as _Base
except ImportError:

    class _Base:
        """The part of PettingZoo's AECEnv that programs use."""

        def last(self, observe=True):
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter=2**63):
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        @property
        def num_agents(self):
            return len(self.agents)

        @property
        def max_num_agents(self):
            return len(self.possible_agents)

        def _accumulate_rewards(self):
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action):
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            for values in (
                self.terminations,
                self.truncations,
                self.rewards,
                self._cumulative_rewards,
                self.infos,
            ):
                del values[agent]
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]


class AecEnv(_Base):
    """A game whose seats are agents: seat_0, seat_1 and so on.

    `rewards` is "points" (what each seat gains with each step), "margin" (how much more that is than what the others gain on
    average) or "win" (at the end: the winners share 1, the others get 0).
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        rewards: str = "points",
        render_mode: str | None = None,
    ):
        self._rewards = check(rewards)
        self.metadata = {
            "name": str(game).replace("-", "_") + "_v0",
            "render_modes": ["ansi", "human", "rgb_array"],
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode, self.metadata)
        self._game = Game(game, players, options)
        seats = self._game.num_players()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.layout = self._game.layout
        space = observation_space(self.layout)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {
            agent: LegalActions(self.layout.actions, lambda agent=agent: self._mask(agent))
            for agent in self.possible_agents
        }
        self.state_of_game: State | None = None
        self.agents = []
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Space:
        """The space of an agent's observations: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of actions, of which `sample` returns legal ones."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals a game; the same seed deals the same one.

        Options of the game are given when the environment is created. PettingZoo's tests pass others, so here they are
        ignored, with a warning.
        """
        if options:
            warnings.warn(f"reset ignores options such as {next(iter(options))!r}.", stacklevel=2)
        if seed is not None:
            self._random = np.random.default_rng(engine.seed_of(seed) % (1 << 64))
        dealt = engine.new_seed(self._random) if seed is None else engine.seed_of(seed)
        if self.state_of_game is not None:
            self.state_of_game.close()
        self.state_of_game = self._game.new_initial_state(dealt)
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_game.current_player()]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """An agent's observation, and its legal actions."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._begun().observation_tensor(seat),
            "action_mask": self._mask(agent),
        }

    def step(self, action: int | None) -> None:
        """Carries out an action of the selected agent; None if its game is over."""
        self._begun()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.state_of_game
        agent = self.agent_selection
        state.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        gained = reward_seats(self._rewards, state._gains, state._winners)
        self.rewards = {agent: float(gained[seat]) for seat, agent in enumerate(self.possible_agents)}
        if state.is_terminal():
            self.terminations = {agent: True for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.current_player()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def action_names(self) -> dict[int, str]:
        """The legal actions of the agent that acts, with their names."""
        return self._begun().action_names()

    def render(self):
        """The board as text, which "human" prints; with "rgb_array", a picture of what the agent to act sees."""
        if self.render_mode == "rgb_array":
            return self._begun().picture()
        board = str(self._begun())
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def close(self) -> None:
        """Stops the engine."""
        self._game.close()

    def __str__(self):
        return self.metadata["name"]

    def _begun(self):
        if self.state_of_game is None:
            raise HidalgoError("No game has begun; call reset first.")
        return self.state_of_game

    def _mask(self, agent):
        seat = self.possible_agents.index(agent)
        if self.state_of_game is None:
            return np.zeros(self.layout.actions, np.int8)
        return self.state_of_game.legal_actions_mask(seat)
