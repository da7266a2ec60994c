"""Learns to beat random play in the short game of El Grande for two: a linear policy and the policy gradient, in NumPy.

    python3 examples/learn_grande.py [UPDATES [SEED]]
"""

import sys

import numpy as np

import hidalgo

GAMES, STEPS, RATE, DISCOUNT = 64, 60, 0.01, 0.97


def features(observations):
    """Counts on a scale that suits a linear policy, and a constant."""
    numbers = np.tanh(observations["observation"].astype(np.float32) / 8)
    return np.concatenate([numbers, np.ones((len(numbers), 1), np.float32)], axis=1)


def probabilities(weights, inputs, mask):
    scores = np.where(mask, inputs @ weights, -np.inf)
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    return scores / scores.sum(axis=1, keepdims=True)


def choose(chances, random):
    return (chances.cumsum(axis=1) > random.random((len(chances), 1)) * 0.999999).argmax(axis=1)


def win_rate(env, weights, games, random):
    """The share of games that the policy wins; a shared victory counts half. The first games to end are the short ones, so
    every row plays the same number."""
    observations, _ = env.reset(seed=99)
    each = -(-games // GAMES)
    won, played = 0.0, np.zeros(GAMES, int)
    while (played < each).any():
        chances = probabilities(weights, features(observations), observations["action_mask"])
        observations, _, over, _, infos = env.step(choose(chances, random))
        winners = infos["winners"][over & (played < each)]
        won += (winners[:, 0] / np.maximum(1, winners.sum(axis=1))).sum()
        played += over
    return won / (each * GAMES)


def learn(env, updates, random):
    weights = np.zeros((env.layout.observations + 1, env.layout.actions), np.float32)
    squares = np.full_like(weights, 1e-4)
    observations, _ = env.reset(seed=1)
    for _ in range(updates):
        moments, gains, ends = [], [], []
        for _ in range(STEPS):
            inputs = features(observations)
            chances = probabilities(weights, inputs, observations["action_mask"])
            actions = choose(chances, random)
            observations, rewards, over, _, _ = env.step(actions)
            chances[np.arange(GAMES), actions] -= 1
            moments.append((inputs, -chances))
            gains.append(rewards)
            ends.append(over)
        future, values = np.zeros(GAMES), []
        for reward, over in zip(gains[::-1], ends[::-1]):
            future = reward + DISCOUNT * future * ~over
            values.append(future)
        values = np.array(values[::-1])
        values = (values - values.mean()) / (values.std() + 1e-6)
        gradient = sum(i.T @ (d * v[:, None]) for (i, d), v in zip(moments, values)) / (GAMES * STEPS)
        squares = 0.9 * squares + 0.1 * gradient**2
        weights += RATE * gradient / np.sqrt(squares + 1e-8)
    return weights


if __name__ == "__main__":
    updates = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    random = np.random.default_rng(seed)
    env = hidalgo.VectorEnv(
        "el-grande", GAMES, players=2, opponents="random", options={"short": True}, rewards="margin", threads=1
    )
    untrained = np.zeros((env.layout.observations + 1, env.layout.actions), np.float32)
    print(f"before: wins {win_rate(env, untrained, 400, random):.0%} of its games")
    learnt = learn(env, updates, random)
    print(f"after:  wins {win_rate(env, learnt, 400, random):.0%} of its games")
    env.close()
