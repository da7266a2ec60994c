"""A program that plays in a tournament."""

import os
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from hidalgo.engine import command

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parent.parent / "examples" / "tournament_agent.py"
GREEDY = """
from hidalgo.agent import serve

def choose(turn):
    assert turn.action_mask.sum() == len(turn.actions) == len(turn.legal)
    assert turn.layout.plane(turn.observation, "round").shape == (1,)
    assert 0 <= turn.seat < turn.players == 2 and turn.options["short"] == "true"
    return turn.actions[-1]

serve(choose, numbers=True)
"""


class AgentTest(unittest.TestCase):
    def tournament(self, *programs):
        bots = ",".join(f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(program))}" for program in programs)
        arguments = shlex.split("tournament --game el-grande --option short=true --games 2 --seed 5 --quiet --json --bots")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE.parent), *sys.path])}
        return subprocess.run([*command(), *arguments, bots], capture_output=True, text=True, env=environment)

    def test_programs_that_read_tables_and_numbers_play_and_repeat_their_games(self):
        with tempfile.TemporaryDirectory() as folder:
            greedy = Path(folder, "greedy.py")
            greedy.write_text(GREEDY, encoding="utf-8")
            runs = [self.tournament(EXAMPLE, greedy) for _ in range(2)]
        self.assertEqual([run.stderr for run in runs], ["", ""])
        self.assertEqual(runs[0].stdout, runs[1].stdout)
        self.assertIn('"games": 2', runs[0].stdout)

    def test_a_program_with_an_error_says_so_and_ends_the_tournament(self):
        with tempfile.TemporaryDirectory() as folder:
            wrong = Path(folder, "wrong.py")
            wrong.write_text(GREEDY.replace("turn.actions[-1]", "-5"), encoding="utf-8")
            run = self.tournament(EXAMPLE, wrong)
        self.assertEqual(run.returncode, 2)
        self.assertIn("-5 is not the action of a legal move", run.stderr)
        self.assertIn("has ended with code 1 instead of answering", run.stderr.splitlines()[-1])


if __name__ == "__main__":
    unittest.main()
