"""The engine's process: its refusals, and that no process is left behind."""

import gc
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

import hidalgo

HERE = Path(__file__).resolve().parent
START = (
    "import sys, time, hidalgo; env = hidalgo.VectorEnv('el-grande', num_envs=2); env.reset(seed=1); "
    "print(env.engine._process.pid, flush=True); "
)


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def ends(pid):
    """Waiting for a process that is about to end."""
    while is_running(pid):
        time.sleep(0.01)
    return True


class EngineTest(unittest.TestCase):
    def refusal(self, *arguments, **options):
        with self.assertRaises(hidalgo.HidalgoError) as refused:
            hidalgo.load_game(*arguments, **options)
        self.assertEqual(len(str(refused.exception).splitlines()), 1)
        return str(refused.exception)

    def test_wrong_arguments_are_refused_with_a_sentence(self):
        self.assertIn("chess", self.refusal("chess"))
        self.assertIn("players", self.refusal("el-grande", players=9))
        with self.assertRaisesRegex(hidalgo.WrongArgument, "^Num_envs must be from 1 to"):
            hidalgo.VectorEnv("el-grande", num_envs=0)
        with self.assertRaisesRegex(hidalgo.WrongArgument, "lord"):
            hidalgo.SeatEnv("el-grande", opponents="lord")
        with self.assertRaisesRegex(hidalgo.WrongArgument, "render_mode"):
            hidalgo.SeatEnv("el-grande", render_mode="video")
        with self.assertRaisesRegex(ValueError, "rewards must be"):
            hidalgo.VectorEnv("el-grande", rewards="gold").close()

    def test_a_command_that_does_not_exist(self):
        before = os.environ.get("HIDALGO_COMMAND")
        os.environ["HIDALGO_COMMAND"] = "/nowhere/hidalgo"
        try:
            self.assertIn("Can't start the engine", self.refusal("el-grande"))
        finally:
            os.environ.pop("HIDALGO_COMMAND")
            if before is not None:
                os.environ["HIDALGO_COMMAND"] = before

    def test_what_is_closed_says_so_and_its_process_has_ended(self):
        game = hidalgo.load_game("el-grande", players=2)
        state = game.new_initial_state(1)
        pid = game.engine._process.pid
        game.close()
        game.close()
        self.assertFalse(is_running(pid))
        with self.assertRaisesRegex(hidalgo.Closed, "closed"):
            state.apply_action(0)

    def test_an_engine_that_was_killed_is_reported_and_what_is_not_used_any_more_ends(self):
        env = hidalgo.VectorEnv("el-grande", num_envs=2)
        env.reset(seed=1)
        actions = env.random_actions()
        env.engine._process.send_signal(signal.SIGKILL)
        with self.assertRaisesRegex(hidalgo.EngineEnded, "The engine has ended"):
            while True:
                env.step(env.random_actions() if env.engine.seat.any() else actions)
        with self.assertRaises(hidalgo.Closed):
            env.step(actions)
        other = hidalgo.VectorEnv("el-grande", num_envs=2)
        pid = other.engine._process.pid
        del other
        gc.collect()
        self.assertFalse(is_running(pid))

    def test_a_fork_is_refused_with_a_sentence(self):
        game = hidalgo.load_game("el-grande")
        self.addCleanup(game.close)
        state = game.new_initial_state(1)
        child = os.fork()
        if child == 0:
            try:
                state.apply_action(state.legal_actions()[0])
                os._exit(1)
            except hidalgo.Closed as refused:
                os._exit(0 if "process that created it" in str(refused) else 2)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        state.apply_action(state.legal_actions()[0])

    def test_threads_do_not_disturb_each_other(self):
        game = hidalgo.load_game("el-grande", options={"short": True})
        self.addCleanup(game.close)
        ends = []

        def play(seed):
            state = game.new_initial_state(seed)
            while not state.is_terminal():
                state.apply_action(state.legal_actions()[0])
            ends.append(tuple(state.returns()))

        threads = [threading.Thread(target=play, args=(7,)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(ends), 4)
        self.assertEqual(len(set(ends)), 1)

    def test_no_process_is_left_behind_when_the_program_ends_or_is_killed(self):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE.parent), *sys.path])}
        for ending in ("", "raise ValueError('no')", "time.sleep(600)"):
            program = subprocess.Popen(
                [sys.executable, "-c", START + ending],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment,
            )
            pid = int(program.stdout.readline())
            if "sleep" in ending:
                program.kill()
            program.wait()
            program.stdout.close()
            self.assertTrue(ends(pid), ending)

    def test_the_shared_memory_leaves_no_file(self):
        made = []

        def noted(**options):
            made.append(mkstemp(**options))
            return made[-1]

        mkstemp = tempfile.mkstemp
        with mock.patch("tempfile.mkstemp", noted):
            game = hidalgo.load_game("el-grande", players=2)
        self.addCleanup(game.close)
        self.assertEqual(len(made), 1)
        self.assertFalse(os.path.exists(made[0][1]))


if __name__ == "__main__":
    unittest.main()
