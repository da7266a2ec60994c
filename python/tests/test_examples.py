"""The examples that people copy."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

import hidalgo

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def load(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ExamplesTest(unittest.TestCase):
    def test_a_small_budget_is_enough_to_beat_random_play(self):
        example = load("learn_grande")
        env = hidalgo.VectorEnv(
            "el-grande", example.GAMES, opponents="random", options={"short": True}, rewards="margin", threads=1
        )
        self.addCleanup(env.close)
        random = np.random.default_rng(1)
        untrained = np.zeros((env.layout.observations + 1, env.layout.actions), np.float32)
        before = example.win_rate(env, untrained, 120, random)
        after = example.win_rate(env, example.learn(env, 6, random), 120, random)
        self.assertLess(before, 0.62)
        self.assertGreater(after, before + 0.12)

    def test_a_tournament_is_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            games = Path(folder, "games.csv")
            games.write_text(
                "game,deal,rotation,bot0,bot1,points0,points1,winners\n"
                "1,1,0,squire,random,90,40,0\n2,1,1,random,squire,50,50,0 1\n",
                encoding="utf-8",
            )
            drawn = subprocess.run(
                [sys.executable, EXAMPLES / "plot_tournament.py", games, Path(folder, "games.png")],
                capture_output=True,
                text=True,
                check=True,
                env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            ).stdout
        self.assertRegex(drawn, r"games.png|squire .* 75.0%")

    def test_random_agents(self):
        said = [load("random_agents").play("el-caballero", 2, 1) for _ in range(2)]
        self.assertRegex(said[0], r"totals \[\d+, \d+\]")
        self.assertEqual(*said)


if __name__ == "__main__":
    unittest.main()
