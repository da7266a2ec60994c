"""Random agents play a game through the Python package.

    pip install ./python
    python3 examples/random_agents.py [GAME [PLAYERS [SEED]]]
"""

import sys

import hidalgo


def play(game, players, seed):
    env = hidalgo.AecEnv(game, players=players)
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    moves = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
        moves += not done
    totals = [int(total) for total in env.state_of_game.returns()]
    winners = env.state_of_game.winners()
    env.close()
    return f"{game}: {moves} moves, totals {totals}, winners {winners}"


if __name__ == "__main__":
    arguments = sys.argv[1:] + ["el-grande", "2", "1"][len(sys.argv) - 1 :]
    print(play(arguments[0], int(arguments[1]), int(arguments[2])))
