"""The checks of Gymnasium and PettingZoo, if they are installed."""

import contextlib
import io
import pickle
import unittest
import warnings

import numpy as np

import hidalgo
from hidalgo import el_caballero_v0, el_grande_v0

try:
    import gymnasium
except ImportError:
    gymnasium = None
try:
    import pettingzoo
except ImportError:
    pettingzoo = None


class SpacesTest(unittest.TestCase):
    def test_spaces_can_be_sent_to_another_process(self):
        env = hidalgo.VectorEnv("el-grande", num_envs=3, opponents="random")
        self.addCleanup(env.close)
        env.reset(seed=1)
        for space in (env.single_action_space, env.action_space, env.single_observation_space, env.observation_space):
            copy = pickle.loads(pickle.dumps(space))
            self.assertEqual(np.shape(copy), np.shape(space))
        self.assertTrue(pickle.loads(pickle.dumps(env.action_space)).contains(env.action_space.sample()))
        env.step(env.action_space.sample())


@unittest.skipIf(gymnasium is None, "gymnasium is not installed")
class GymnasiumTest(unittest.TestCase):
    def vector(self, mode, **arguments):
        env = gymnasium.make_vec("hidalgo/el-grande-v0", num_envs=2, vectorization_mode=mode, **arguments)
        self.addCleanup(env.close)
        return env

    def test_check_env(self):
        from gymnasium.utils.env_checker import check_env

        for game in hidalgo.GAMES:
            env = gymnasium.make(f"hidalgo/{game}-v0")
            self.addCleanup(env.close)
            check_env(env.unwrapped)
            shown = gymnasium.make(f"hidalgo/{game}-v0", render_mode="rgb_array")
            self.addCleanup(shown.close)
            shown.reset(seed=1)
            self.assertEqual(shown.render().shape, (640, 960, 3))

    def test_make_vec_is_the_task_of_make(self):
        one = gymnasium.make("hidalgo/el-grande-v0", options={"short": True})
        self.addCleanup(one.close)
        many = self.vector(None, options={"short": True})
        self.assertEqual(many.single_action_space.n, one.action_space.n)
        self.assertEqual(many.single_observation_space, one.observation_space)
        observations, _ = many.reset(seed=[5, 6])
        self.assertTrue(many.observation_space.contains(observations))
        for row, seed in ((0, 5), (1, 6)):
            observation, _ = one.reset(seed=seed)
            many.reset(seed=[5, 6])
            over = False
            while not over:
                action = int(np.flatnonzero(observation["action_mask"])[0])
                observation, reward, over, _, _ = one.step(action)
                observations, rewards, overs, _, infos = many.step(many.random_actions() * 0 + self.both(many, row, action))
                self.assertEqual(rewards.shape, (2,))
                self.assertEqual(rewards[row], reward)
                self.assertEqual(overs[row], over)
                if not over:
                    self.assertTrue((observations["observation"][row] == observation["observation"]).all())
            self.assertTrue(infos["_final_obs"][row])
            self.assertTrue((infos["final_obs"][row]["observation"] == observation["observation"]).all())

    @staticmethod
    def both(many, row, action):
        actions = many.random_actions()
        actions[row] = action
        return actions

    def test_batches_of_gymnasium_accept_the_environment(self):
        for mode, more in (
            ("sync", {}),
            ("async", {"vector_kwargs": {"context": "fork"}}),
            ("async", {"vector_kwargs": {"context": "spawn"}}),
            ("async", {"vector_kwargs": {"context": "forkserver"}}),
        ):
            with self.subTest(mode, **more):
                env = self.vector(mode, **more)
                observations, _ = env.reset(seed=3)
                self.assertTrue(env.observation_space.contains(observations))
                for _ in range(3):
                    _, rewards, *_ = env.step(env.action_space.sample())
                    self.assertEqual(rewards.shape, (2,))

    def test_wrappers_of_batches(self):
        from gymnasium.wrappers.vector import RecordEpisodeStatistics

        env = RecordEpisodeStatistics(self.vector(None, options={"short": True}))
        env.reset(seed=1)
        lengths = []
        while not lengths:
            *_, infos = env.step(env.unwrapped.random_actions())
            lengths = infos["episode"]["l"][infos["_episode"]].tolist() if "episode" in infos else []
        self.assertGreater(lengths[0], 10)


@unittest.skipIf(pettingzoo is None, "pettingzoo is not installed")
class PettingZooTest(unittest.TestCase):
    def test_api_and_seeds(self):
        from pettingzoo.test import api_test, seed_test

        for module in (el_caballero_v0, el_grande_v0):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                env = module.env()
                self.addCleanup(env.close)
                api_test(env, num_cycles=100)
                seed_test(module.env, num_cycles=20)

    def test_render(self):
        from pettingzoo.test import render_test

        for module in (el_caballero_v0, el_grande_v0):
            with contextlib.redirect_stdout(io.StringIO()):
                render_test(module.env, {"ansi": lambda shown: isinstance(shown, str) and len(shown) > 500})


if __name__ == "__main__":
    unittest.main()
