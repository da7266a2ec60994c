"""Games through the package: states, agents, seats and batches agree."""

import copy
import gc
import unittest

import numpy as np

import hidalgo
from hidalgo import el_grande_v0


def play(state, random):
    """Plays a state to its end; returns the sum of all rewards."""
    gained = np.zeros(state.game.num_players())
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        gained += state.rewards()
    return gained


class StateTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.game = hidalgo.load_game("el-grande", players=3, options={"short": True})

    @classmethod
    def tearDownClass(cls):
        cls.game.close()

    def test_rewards_add_up_to_the_returns_and_the_most_points_win(self):
        state = self.game.new_initial_state(5)
        gained = play(state, np.random.default_rng(5))
        self.assertEqual(gained.tolist(), state.returns())
        best = max(state.returns())
        self.assertEqual(state.winners(), [s for s, total in enumerate(state.returns()) if total == best])
        self.assertEqual(state.current_player(), hidalgo.TERMINAL)
        self.assertEqual(state.legal_actions(), [])

    def test_the_same_seed_deals_the_same_game(self):
        ends = [self.game.new_initial_state(7) for _ in range(2)]
        for state in ends:
            play(state, np.random.default_rng(1))
        self.assertEqual(ends[0].returns(), ends[1].returns())
        self.assertTrue((ends[0].observation_tensor(1) == ends[1].observation_tensor(1)).all())

    def test_a_copy_is_independent(self):
        state = self.game.new_initial_state(3)
        other = state.clone()
        before = state.observation_tensor()
        play(other, np.random.default_rng(1))
        self.assertTrue((state.observation_tensor() == before).all())
        self.assertFalse(state.is_terminal())
        child = state.child(state.legal_actions()[0])
        self.assertNotEqual(child.observation_tensor(0).tolist(), before.tolist())

    def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(self):
        random = np.random.default_rng(4)
        state = self.game.new_initial_state(4)
        for _ in range(60):
            state.apply_action(random.choice(state.legal_actions()))
            player = int(random.integers(3))
            other = state.resample(player, seed=int(random.integers(1000)))
            self.assertTrue((other.observation_tensor(player) == state.observation_tensor(player)).all())
            self.assertEqual(other.legal_actions(player), state.legal_actions(player))

    def test_copies_of_python_are_independent_states(self):
        state = self.game.new_initial_state(3)
        for copied in (copy.copy(state), copy.deepcopy(state)):
            copied.apply_action(copied.legal_actions()[0])
            del copied
            gc.collect()
        state.apply_action(state.legal_actions()[0])

    def test_seeds_of_any_sign_round_trip_and_others_are_refused(self):
        env = hidalgo.VectorEnv("el-grande", num_envs=20, opponents="random")
        seat = hidalgo.SeatEnv("el-grande")
        self.addCleanup(env.close)
        self.addCleanup(seat.close)
        for start in (-(1 << 63), -1, 5, (1 << 63) - 1):
            observations, infos = env.reset(seed=start)
            self.assertTrue((infos["seed"] < 0).any())
            for row in (0, int(infos["seed"].argmin())):
                alone, _ = seat.reset(seed=infos["seed"][row])
                self.assertTrue((alone["observation"] == observations["observation"][row]).all())
        for wrong in (1 << 63, 1.5, "1", True):
            for reset in (env.reset, seat.reset):
                with self.assertRaisesRegex(hidalgo.WrongArgument, "seed"):
                    reset(seed=wrong)
            with self.assertRaisesRegex(hidalgo.WrongArgument, "seed"):
                self.game.new_initial_state(wrong)
        with self.assertRaisesRegex(hidalgo.HidalgoError, "2 seeds for 20 games"):
            env.reset(seed=[1, 2])
        with self.assertRaisesRegex(hidalgo.WrongArgument, "short"):
            seat.reset(options={"short": True})

    def test_actions_have_names_both_ways(self):
        state = self.game.new_initial_state(1)
        for action in state.legal_actions():
            name = state.action_to_string(state.current_player(), action)
            self.assertEqual(state.string_to_action(name), action)
            self.assertRegex(name, r"power \d+")

    def test_a_picture_shows_what_a_player_sees(self):
        state = self.game.new_initial_state(1)
        picture = state.picture(0)
        self.assertEqual((picture.shape, picture.dtype), ((640, 960, 3), np.uint8))
        self.assertGreater(len(np.unique(picture.reshape(-1, 3), axis=0)), 8)
        self.assertTrue((state.resample(0, seed=3).picture(0) == picture).all())
        random = np.random.default_rng(1)
        for _ in range(60):
            state.apply_action(int(random.choice(state.legal_actions())))
        self.assertFalse((state.picture(0) == picture).all())
        with hidalgo.SeatEnv("el-caballero", render_mode="rgb_array") as env:
            env.reset(seed=1)
            self.assertEqual(env.render().shape, picture.shape)

    def test_planes_have_their_shapes(self):
        state = self.game.new_initial_state(1)
        planes = self.game.layout
        seen = state.observation_tensor()
        self.assertEqual(planes.plane(seen, "caballeros").shape, (9, 3))
        self.assertEqual(planes.plane(seen, "hand").sum(), 39)
        self.assertEqual(planes.plane(np.stack([seen, seen]), "round").shape, (2, 1))
        self.assertIn("power", str(state).lower())

    def test_what_is_wrong_is_refused_with_a_sentence_and_changes_nothing(self):
        state = self.game.new_initial_state(1)
        before = state.observation_tensor()
        for wrong in (100_000, -1, 364, "power 1", None, 2**40, 3.0, True):
            with self.assertRaisesRegex(hidalgo.IllegalAction, "not"):
                state.apply_action(wrong)
        with self.assertRaises(hidalgo.IllegalAction):
            state.string_to_action("power 99")
        with self.assertRaisesRegex(hidalgo.HidalgoError, "seat 7"):
            state.observation_tensor(7)
        self.assertTrue((state.observation_tensor() == before).all())
        state.close()
        with self.assertRaisesRegex(hidalgo.Closed, "closed"):
            state.apply_action(0)


class EnvironmentTest(unittest.TestCase):
    def test_agents_play_a_game_to_its_end(self):
        env = el_grande_v0.env(options={"short": True})
        self.addCleanup(env.close)
        self.assertRaisesRegex(hidalgo.HidalgoError, "reset", env.step, 0)
        self.assertRaisesRegex(hidalgo.HidalgoError, "reset", env.observe, "seat_0")
        env.reset(seed=1)
        sums = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            sums[agent] += reward
            action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
        self.assertEqual(list(sums.values()), env.state_of_game.returns())
        self.assertEqual(env.agents, [])

    def test_one_seat_plays_against_bots(self):
        env = hidalgo.SeatEnv("el-caballero", players=3, seat=1, opponents=["random", "squire"])
        self.addCleanup(env.close)
        self.assertRaises(hidalgo.HidalgoError, env.step, 0)
        self.assertRaises(hidalgo.HidalgoError, env.render)
        for seed in (1, 2):
            observation, _ = env.reset(seed=seed)
            gained, over = 0.0, False
            while not over:
                self.assertTrue(env.observation_space.contains(observation))
                observation, reward, over, _, info = env.step(env.action_space.sample(observation["action_mask"]))
                gained += reward
            self.assertEqual(gained, info["totals"][1])
        with self.assertRaisesRegex(hidalgo.IllegalAction, "over"):
            env.step(0)

    def test_a_batch_does_not_depend_on_its_threads_and_goes_on_after_a_game(self):
        stories = []
        for threads in (1, 3):
            env = hidalgo.VectorEnv("el-grande", num_envs=5, options={"short": True}, threads=threads)
            self.addCleanup(env.close)
            _, infos = env.reset(seed=11)
            sums, ended, story = np.zeros((5, 2)), 0, []
            for _ in range(300):
                observations, rewards, over, _, infos = env.step(env.random_actions())
                sums += rewards
                self.assertTrue((sums[over] == infos["totals"][over]).all())
                sums[over] = 0
                ended += over.sum()
                story.append(int(observations["observation"].astype(np.int64).sum()) + int(infos["seat"].sum()))
            self.assertGreater(ended, 5)
            stories.append(story)
        self.assertEqual(*stories)
        game = hidalgo.load_game("el-grande", 2, {"short": True})
        self.addCleanup(game.close)
        env.reset(seed=3)
        first = game.new_initial_state(int(env.engine.seed[4]))
        self.assertEqual(env.action_names(4), first.action_names())
        self.assertTrue((env.engine.observation[4] == first.observation_tensor()).all())

    def test_a_wrong_action_in_a_batch_changes_nothing(self):
        env = hidalgo.VectorEnv("el-grande", num_envs=3, opponents="random")
        self.addCleanup(env.close)
        with self.assertRaisesRegex(hidalgo.IllegalAction, "reset"):
            env.step([0, 0, 0])
        for wrong in (1 << 32, -1, 365):
            with self.assertRaisesRegex(hidalgo.IllegalAction, "no action"):
                env.step([0, wrong, 0])
        observations, _ = env.reset(seed=1)
        actions = env.random_actions()
        actions[1] = env.layout.actions - 1
        with self.assertRaisesRegex(hidalgo.IllegalAction, "game 1"):
            env.step(actions)
        self.assertTrue((env.engine.observation[:3] == observations["observation"]).all())
        for wrong in ([0, 0], [0.5, 0, 0], 3):
            with self.assertRaisesRegex(hidalgo.IllegalAction, "3 whole numbers"):
                env.step(wrong)
        with self.assertRaisesRegex(hidalgo.HidalgoError, "no game 3"):
            env.action_names(3)


if __name__ == "__main__":
    unittest.main()
