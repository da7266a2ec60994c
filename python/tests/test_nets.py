"""Nets in NumPy and as ONNX compute what the engine computes, and docs/nets.md counts their inputs."""

import re
import tempfile
import unittest
from pathlib import Path

import numpy as np

import hidalgo
from hidalgo.nets import read_nets

try:
    import onnxruntime
except ImportError:
    onnxruntime = None

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "nets.md"


def fields(data):
    """The fields of a message of protocol buffers: number and value."""
    at = 0

    def varint():
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    while at < len(data):
        key = varint()
        if key & 7 == 0:
            yield key >> 3, varint()
        else:
            length = varint()
            yield key >> 3, data[at : at + length]
            at += length


def tensor(data):
    known = list(fields(data))
    shape = [value for number, value in known if number == 1]
    kind, name, raw = (next(value for number, value in known if number == wanted) for wanted in (2, 8, 9))
    return name.decode(), np.frombuffer(raw, "<i8" if kind == 7 else "<f4").reshape(shape)


def softmax(values, axis):
    powers = np.exp(values - values.max(axis=axis, keepdims=True))
    return powers / powers.sum(axis=axis, keepdims=True)


OPERATIONS = {
    "MatMul": lambda given, inputs: inputs[0] @ inputs[1],
    "Add": lambda given, inputs: inputs[0] + inputs[1],
    "Sub": lambda given, inputs: inputs[0] - inputs[1],
    "Div": lambda given, inputs: inputs[0] / inputs[1],
    "Relu": lambda given, inputs: np.maximum(0, inputs[0]),
    "ReduceSum": lambda given, inputs: inputs[0].sum(axis=tuple(inputs[1]), keepdims=bool(given["keepdims"])),
    "Concat": lambda given, inputs: np.concatenate(inputs, axis=given["axis"]),
    "Unsqueeze": lambda given, inputs: np.expand_dims(inputs[0], tuple(inputs[1])),
    "Squeeze": lambda given, inputs: np.squeeze(inputs[0], tuple(inputs[1])),
    "Softmax": lambda given, inputs: softmax(inputs[0], given["axis"]),
}


def computed(file, **values):
    """The output of a model, computed step by step as the file says; for machines without a runtime of ONNX."""
    graph = next(value for number, value in fields(Path(file).read_bytes()) if number == 7)
    for number, value in fields(graph):
        if number == 5:
            name, array = tensor(value)
            values[name] = array
    for number, value in fields(graph):
        if number == 1:
            node = list(fields(value))
            kind, output = (next(text for field, text in node if field == wanted).decode() for wanted in (4, 2))
            inputs = [values[text.decode()] for field, text in node if field == 1]
            given = {}
            for field, attribute in node:
                if field == 5:
                    parts = dict(fields(attribute))
                    given[parts[1].decode()] = parts[3]
            values[output] = OPERATIONS[kind](given, inputs)
    return values["chances"]


class NetsTest(unittest.TestCase):
    def test_numpy_and_onnx_compute_what_the_engine_computes(self):
        for name, players in (("el-grande", 2), ("el-caballero", 3)):
            game = hidalgo.load_game(name, players=players)
            self.addCleanup(game.close)
            nets = [(which, game.net(which)) for which in ("v1", "v2")]
            state = game.new_initial_state(3)
            random = np.random.default_rng(3)
            positions, expected = [], []
            for _ in range(25):
                state.apply_action(int(random.choice(state.legal_actions())))
                inputs = state.net_inputs()
                for which, net in nets:
                    chances = state.win_chances(which)
                    np.testing.assert_allclose(net.chances(inputs.of_seats, inputs.of_all), chances, atol=1e-5)
                    if net.rates_moves:
                        priors = state.action_priors(which)
                        self.assertEqual(list(priors), inputs.actions)
                        seen = net.priors(inputs.of_seats, inputs.of_all, state.current_player(), inputs.of_moves)
                        np.testing.assert_allclose(seen, list(priors.values()), atol=1e-4)
                positions.append(inputs)
                expected.append(state.win_chances("v1"))
            of_seats = np.stack([one.of_seats for one in positions]).astype(np.float32)
            of_all = np.stack([one.of_all for one in positions]).astype(np.float32)
            np.testing.assert_allclose(nets[0][1].chances(of_seats, of_all), expected, atol=1e-5)
            with tempfile.TemporaryDirectory() as folder:
                model = str(Path(folder, "net.onnx"))
                nets[0][1].to_onnx(model)
                np.testing.assert_allclose(computed(model, of_seats=of_seats, of_all=of_all), expected, atol=1e-5)
                if onnxruntime is not None:
                    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
                    chances = session.run(["chances"], {"of_seats": of_seats, "of_all": of_all})[0]
                    np.testing.assert_allclose(chances, expected, atol=1e-5)

    def test_wrong_files_and_names_are_refused(self):
        for wrong in (b"", b"HNET\x09\x00\x00\x00\x00\x00", b"HNET\x01\x00\x00\x00\x00\x00"):
            with self.assertRaises(hidalgo.WrongArgument):
                read_nets(wrong)
        with hidalgo.load_game("el-grande") as game:
            for name in ("v9", "../nets-v1.bin"):
                with self.assertRaisesRegex(hidalgo.HidalgoError, "no nets"):
                    game.net(name)
            state = game.new_initial_state(1)
            inputs = state.net_inputs()
            with self.assertRaisesRegex(hidalgo.WrongArgument, "not which moves"):
                game.net("v1").priors(inputs.of_seats, inputs.of_all, 0, inputs.of_moves)

    def test_the_document_counts_all_inputs(self):
        text = DOCUMENT.read_text(encoding="utf-8")
        for name in hidalgo.GAMES:
            with hidalgo.load_game(name) as game:
                inputs = game.new_initial_state(1).net_inputs()
            tables = re.search(rf"<!-- features of {name} -->(.*?)<!-- end -->", text, re.DOTALL).group(1)
            sums, totals = [0], []
            for count in re.findall(r"^\|[^|]*\| ([\d ×+]+) \|", tables, re.MULTILINE):
                sums.append(sum(int(np.prod([int(part) for part in term.split("×")])) for term in count.split("+")))
            for row in re.findall(r"^\| \*\*all\*\* \| (\d+) \|", tables, re.MULTILINE):
                totals.append(int(row))
            self.assertEqual(sum(sums), 2 * sum(totals), name)
            self.assertEqual(totals, [inputs.of_seats.shape[1], len(inputs.of_all), inputs.of_moves.shape[1]])


if __name__ == "__main__":
    unittest.main()
