"""The checks of Gymnasium and PettingZoo, if they are installed."""

import unittest
import warnings

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


@unittest.skipIf(gymnasium is None, "gymnasium is not installed")
class GymnasiumTest(unittest.TestCase):
    def test_check_env(self):
        from gymnasium.utils.env_checker import check_env

        for game in hidalgo.GAMES:
            env = gymnasium.make(f"hidalgo/{game}-v0")
            self.addCleanup(env.close)
            check_env(env.unwrapped, skip_render_check=True)

    def test_make_vec(self):
        env = gymnasium.make_vec("hidalgo/el-grande-v0", num_envs=3, vectorization_mode="vector_entry_point")
        self.addCleanup(env.close)
        env.reset(seed=1)
        self.assertEqual(env.step(env.random_actions())[1].shape, (3, 2))


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


if __name__ == "__main__":
    unittest.main()
