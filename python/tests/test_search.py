"""States for search: bots in seats, questions to bots, batches, rollouts, and states as text."""

import json
import shlex
import subprocess
import tempfile
import unittest
from pathlib import Path

import numpy as np

import hidalgo
from hidalgo.engine import command
from hidalgo.search import ismcts


def advance(state, moves, seed=1):
    random = np.random.default_rng(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


class BotsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.game = hidalgo.load_game("el-grande", players=3, options={"short": True}, opponents=["squire", "random"], seat=1)

    @classmethod
    def tearDownClass(cls):
        cls.game.close()

    def test_bots_play_the_other_seats_of_states_copies_and_draws(self):
        state = self.game.new_initial_state(3)
        for made in (state, state.clone(), state.resample(1), state.child(state.legal_actions()[0])):
            while not made.is_terminal():
                self.assertEqual(made.current_player(), 1)
                made.apply_action(made.legal_actions()[-1])
            self.assertGreater(sum(made.returns()), 0)

    def test_a_copy_goes_on_as_its_seed_says(self):
        state = advance(self.game.new_initial_state(3), 5)
        ends = [advance(state.clone(seed), 500).full_history() for seed in (1, 1, 2)]
        self.assertEqual(ends[0], ends[1])
        self.assertNotEqual(ends[0], ends[2])
        self.assertEqual({player for player, _ in ends[0]}, {0, 1, 2})

    def test_wrong_bots_are_refused(self):
        state = self.game.new_initial_state(1)
        for asked in (lambda: state.ask("lord"), lambda: state.rollouts(3, "lord"), lambda: state.ask("knight:colour=3")):
            with self.assertRaisesRegex(hidalgo.HidalgoError, "lord|colour"):
                asked()
        with self.assertRaisesRegex(hidalgo.HidalgoError, "v9"):
            state.win_chances("v9")
        with self.assertRaisesRegex(hidalgo.HidalgoError, "over"):
            advance(state, 500).ask("squire")


class QuestionsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.games = [hidalgo.load_game(name, batch=20, threads=2) for name in hidalgo.GAMES]

    @classmethod
    def tearDownClass(cls):
        for game in cls.games:
            game.close()

    def states(self):
        return [advance(game.new_initial_state(5), 30) for game in self.games]

    def test_a_bot_says_what_it_would_do_and_why(self):
        for state in self.states():
            advice = state.ask("knight:iterations=60", seed=1)
            self.assertEqual(advice, state.ask("knight:iterations=60", seed=1))
            self.assertEqual(state.string_to_action(advice.name), advice.action)
            self.assertLessEqual(set(advice.visits), set(state.legal_actions()))
            self.assertEqual(max(advice.visits.values()), advice.visits[advice.action])
            self.assertGreaterEqual(sum(advice.visits.values()), 55)
            self.assertAlmostEqual(sum(advice.chances), 1, places=3)
            self.assertTrue(all(0 <= value <= 1 for value in advice.values.values()))
            squire = state.ask("squire")
            self.assertIn(squire.action, state.legal_actions())
            self.assertEqual(squire.visits, {})

    def test_chances_without_a_search(self):
        for state in self.states():
            self.assertAlmostEqual(sum(state.win_chances()), 1, places=4)
            self.assertTrue(all(0 < chance < 1 for chance in state.win_chances("hand")))
            self.assertEqual(set(state.action_priors("v2")), set(state.legal_actions()))
            self.assertAlmostEqual(sum(state.action_priors("v2").values()), 1, places=4)
            with self.assertRaisesRegex(hidalgo.HidalgoError, "not which moves"):
                state.action_priors("v1")
            batch = state.game.batch([state] * 3)
            np.testing.assert_allclose(batch.win_chances(), [state.win_chances()] * 3, atol=1e-6)

    def test_a_batch_plays_as_its_states_do(self):
        for state in self.states():
            random = np.random.default_rng(2)
            states = [state.clone() for _ in range(7)]
            batch = state.game.batch(states)
            for _ in range(25):
                actions = np.array([int(random.choice(one.legal_actions())) if not one.is_terminal() else -1 for one in states])
                actions[3] = -1
                batch.apply_actions(actions)
                for one, action in zip(states, actions):
                    if action >= 0:
                        one.apply_action(int(action))
                self.assertEqual(batch.current_players().tolist(), [one._seat for one in states])
                for row, one in enumerate(states):
                    self.assertTrue((batch.observation_tensors()[row] == one.observation_tensor()).all())
                    self.assertTrue((batch.legal_actions_mask()[row] == one.legal_actions_mask()).all())
                    self.assertEqual(batch.returns()[row].tolist(), one.returns())
                rows, actions = batch.legal_actions()
                self.assertEqual([actions[rows == row].tolist() for row in range(7)], [one.legal_actions() for one in states])
                self.assertEqual(batch.action_names(2), states[2].action_names())
            self.assertEqual(states[3].observation_tensor().tolist(), state.observation_tensor().tolist())

    def test_what_is_wrong_changes_nothing_in_a_batch(self):
        state = self.states()[0]
        game = state.game
        batch = game.batch([state, state])
        before = batch.observation_tensors()
        legal = state.legal_actions()[0]
        wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
        for actions in ([legal, wrong], [legal], [legal, 1 << 40], [legal, -2], [0.5, 1]):
            with self.assertRaises(hidalgo.IllegalAction):
                batch.apply_actions(np.array(actions))
        self.assertTrue((batch.observation_tensors() == before).all())
        with self.assertRaisesRegex(hidalgo.HidalgoError, "21 states, but room for 20"):
            game.batch([state] * 21)
        with self.assertRaisesRegex(hidalgo.WrongArgument, "one state"):
            game.batch([])
        with self.assertRaisesRegex(hidalgo.WrongArgument, "of its game"):
            game.batch(self.states()[1:])
        other = game.batch([state])
        with self.assertRaisesRegex(hidalgo.Closed, "replaced"):
            batch.apply_actions(np.array([legal, legal]))
        other.apply_actions(np.array([legal]))

    def test_rollouts(self):
        for state in self.states():
            before = state.observation_tensor()
            ends = state.rollouts(45, seed=3)
            self.assertTrue(ends.terminal.all())
            self.assertEqual(ends.returns.shape, (45, 2))
            np.testing.assert_allclose(ends.win_shares.sum(axis=1), 1)
            self.assertGreater(len(np.unique(ends.returns, axis=0)), 10)
            self.assertTrue((state.rollouts(45, seed=3).returns == ends.returns).all())
            self.assertFalse(state.rollouts(5, "squire", max_moves=3, player=0, seed=1).terminal.any())
            self.assertTrue((state.observation_tensor() == before).all())
            batch = state.game.batch([state] * 4)
            returns = batch.returns()
            batch.rollout(seed=1)
            self.assertTrue((batch.returns() == returns).all())
            self.assertEqual(len(set(batch.bot_actions("squire", seed=1).tolist()) - set(state.legal_actions())), 0)

    def test_states_as_text(self):
        for state in self.states():
            state = advance(state.resample(1, seed=5), 3)
            again = state.game.deserialize_state(state.serialize())
            self.assertEqual(again.serialize(), state.serialize())
            self.assertEqual(again.history(), state.history())
            self.assertEqual(len(state.history_str().splitlines()), 33)
            self.assertTrue((again.observation_tensor() == state.observation_tensor()).all())
            for wrong in ("", "{}", state.serialize().replace("resample", "remember")):
                with self.assertRaisesRegex(hidalgo.HidalgoError, "state"):
                    state.game.deserialize_state(wrong)

    def test_information_states(self):
        for state in self.states():
            for player in (0, 1):
                known = state.information_state_string(player)
                self.assertEqual(state.resample(player).information_state_string(player), known)
                self.assertIn("table", json.loads(known))
            self.assertNotEqual(state.information_state_string(0), state.information_state_string(1))
            self.assertIn("round", state.observation_string())
            with self.assertRaisesRegex(hidalgo.WrongArgument, "player"):
                state.information_state_string(2)

    def test_a_record_is_opened(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                [*command(), *shlex.split("simulate --game el-grande --players 2 --games 1 --seed 4 --records"), folder],
                check=True,
                stdout=subprocess.DEVNULL,
            )
            record = Path(folder, "0001.json").read_text(encoding="utf-8")
        game = self.games[1]
        end = game.open_record(record)
        self.assertEqual(end.returns(), [float(total) for total in json.loads(record)["totals"]])
        self.assertEqual(len(game.open_record(record, moves=10).history()), 10)
        with self.assertRaisesRegex(hidalgo.HidalgoError, "moves to play"):
            game.open_record(record, moves=100_000)
        with self.assertRaisesRegex(hidalgo.HidalgoError, "not a record"):
            game.open_record("{}")

    def test_a_search_beats_random_play(self):
        game = hidalgo.load_game("el-grande", options={"short": True}, opponents="random", threads=1)
        self.addCleanup(game.close)
        won = 0.0
        for seed in range(4):
            state = game.new_initial_state(seed)
            while not state.is_terminal():
                state.apply_action(ismcts(state, 96, at_once=16, seed=seed).action)
            won += state.win_shares()[0]
        self.assertGreaterEqual(won, 3)
        searched = ismcts(game.new_initial_state(7), 64, seed=1)
        self.assertEqual(sum(searched.visits.values()), 64)
        self.assertEqual(searched, ismcts(game.new_initial_state(7), 64, seed=1))
        self.assertEqual(sum(ismcts(game.new_initial_state(7), 64, rollout=None).visits.values()), 64)


if __name__ == "__main__":
    unittest.main()
