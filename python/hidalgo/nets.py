"""The nets of Hidalgo's bots in NumPy: read from their files, computed, and exported as ONNX.

docs/nets.md describes their inputs. `State.net_inputs` returns those of a state, and `Game.net` the net that bots use.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass

import numpy as np

from .errors import WrongArgument

_JUDGING, _LIKING = 1, 2


@dataclass(frozen=True)
class NetInputs:
    """The numbers that nets see of a state: a row for each seat, a row for all, and a row for each legal action."""

    of_seats: np.ndarray
    of_all: np.ndarray
    of_moves: np.ndarray
    actions: list[int]


def _softmax(values: np.ndarray) -> np.ndarray:
    powers = np.exp(values - values.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


@dataclass(frozen=True)
class Net:
    """A net for one number of seats: every seat has the same weights.

    `asked`, `asked_bias`, `move` and `liked` rate moves; they are empty in nets that only say who would win. A matrix has a row
    for each input and a column for each output.
    """

    seats: int
    own: np.ndarray
    other: np.ndarray
    all: np.ndarray
    bias: np.ndarray
    second: np.ndarray
    second_bias: np.ndarray
    last: np.ndarray
    asked: np.ndarray
    asked_bias: np.ndarray
    move: np.ndarray
    liked: np.ndarray

    @property
    def rates_moves(self) -> bool:
        """Whether it says which moves are good."""
        return len(self.liked) > 0

    def chances(self, of_seats: np.ndarray, of_all: np.ndarray) -> np.ndarray:
        """Each seat's chance to win, for one position or many: `of_seats` has the shape (..., seats, numbers)."""
        first = self._first(of_seats, of_all)
        rest = (first.sum(axis=-2, keepdims=True) - first) / (self.seats - 1)
        second = np.maximum(0, np.concatenate((first, rest), axis=-1) @ self.second + self.second_bias)
        return _softmax((second @ self.last)[..., 0])

    def priors(self, of_seats: np.ndarray, of_all: np.ndarray, seat: int, of_moves: np.ndarray) -> np.ndarray:
        """How likely each legal move of a seat is to be the best, in one position."""
        if not self.rates_moves:
            raise WrongArgument("This net says who would win, but not which moves are good.")
        asked = self._first(of_seats, of_all)[seat] @ self.asked + self.asked_bias
        return _softmax((np.maximum(0, asked + of_moves.astype(np.float32) @ self.move) @ self.liked)[:, 0])

    def _first(self, of_seats, of_all):
        seen = of_seats.astype(np.float32)
        others = seen @ self.other
        shared = of_all.astype(np.float32) @ self.all + self.bias
        return np.maximum(0, seen @ self.own + others.sum(axis=-2, keepdims=True) - others + shared[..., None, :])

    def to_onnx(self, path: str) -> None:
        """Writes the part that says who would win as a model of ONNX, which any runtime computes.

        Its inputs are `of_seats` (positions, seats, numbers) and `of_all` (positions, numbers), its output is `chances`
        (positions, seats); all are floats.
        """
        with open(path, "wb") as file:
            file.write(_onnx(self))


def read_nets(file: bytes | str) -> dict[int, Net]:
    """The nets in a file, or in its bytes, by number of seats."""
    if isinstance(file, str):
        with open(file, "rb") as opened:
            file = opened.read()
    if len(file) < 8 or file[:4] != b"HNET" or file[4] not in (_JUDGING, _LIKING):
        raise WrongArgument("This is not a file of nets, or one of another version.")
    if zlib.crc32(file[:-4]) != struct.unpack(">I", file[-4:])[0]:
        raise WrongArgument("The file of nets is damaged: its checksum is wrong.")
    version, count = file[4], file[5]
    at = 6
    nets = {}

    def sizes(form):
        nonlocal at
        values = struct.unpack_from(form, file, at)
        at += struct.calcsize(form)
        return values

    def array(*shape):
        nonlocal at
        size = int(np.prod(shape))
        values = np.frombuffer(file, ">f2", size, at).astype(np.float32).reshape(shape)
        at += 2 * size
        return values

    for _ in range(count):
        seats, of_seat, of_all, first, second = sizes(">BHHHH")
        arrays = [array(of_seat, first), array(of_seat, first), array(of_all, first), array(first)]
        arrays += [array(2 * first, second), array(second), array(second, 1)]
        if version == _LIKING:
            of_move, width = sizes(">HH")
            arrays += [array(first, width), array(width), array(of_move, width), array(width, 1)]
        else:
            arrays += [np.zeros((0, 0), np.float32)] * 4
        nets[seats] = Net(seats, *arrays)
    return nets


# ONNX is a message of protocol buffers: fields, each with a number, a kind (0 a number, 2 bytes) and its value.


def _varint(number):
    parts = bytearray()
    while number > 0x7F:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes(parts + bytes([number]))


def _number(field, value):
    return _varint(field << 3) + _varint(value)


def _bytes(field, value):
    data = value.encode("utf-8") if isinstance(value, str) else value
    return _varint(field << 3 | 2) + _varint(len(data)) + data


_FLOAT, _INT64 = 1, 7
_ATTRIBUTE_INT, _ATTRIBUTE_INTS = 2, 7


def _tensor(name, array):
    kind = _INT64 if array.dtype == np.int64 else _FLOAT
    raw = array.astype("<i8" if kind == _INT64 else "<f4").tobytes()
    return b"".join(_number(1, size) for size in array.shape) + _number(2, kind) + _bytes(8, name) + _bytes(9, raw)


def _node(kind, inputs, output, **attributes):
    node = b"".join(_bytes(1, name) for name in inputs) + _bytes(2, output) + _bytes(3, output) + _bytes(4, kind)
    for name, value in attributes.items():
        # A negative number takes ten bytes.
        node += _bytes(5, _bytes(1, name) + _number(3, value % (1 << 64)) + _number(20, _ATTRIBUTE_INT))
    return node


def _value(name, *shape):
    sizes = b"".join(_bytes(1, _bytes(2, size) if isinstance(size, str) else _number(1, size)) for size in shape)
    return _bytes(1, name) + _bytes(2, _bytes(1, _number(1, _FLOAT) + _bytes(2, sizes)))


def _onnx(net: Net) -> bytes:
    """The model: the same steps as in `Net.chances`, on batches."""
    weights = {
        "own": net.own,
        "other": net.other,
        "all": net.all,
        "bias": net.bias,
        "second": net.second,
        "second_bias": net.second_bias,
        "last": net.last,
        "others": np.array(net.seats - 1, np.float32),
        "seats_axis": np.array([1], np.int64),
        "last_axis": np.array([2], np.int64),
    }
    nodes = [
        _node("MatMul", ["of_seats", "other"], "as_other"),
        _node("ReduceSum", ["as_other", "seats_axis"], "as_others", keepdims=1),
        _node("MatMul", ["of_seats", "own"], "as_own"),
        _node("MatMul", ["of_all", "all"], "as_all"),
        _node("Add", ["as_all", "bias"], "as_all_biased"),
        _node("Unsqueeze", ["as_all_biased", "seats_axis"], "shared"),
        _node("Add", ["as_own", "as_others"], "with_others"),
        _node("Sub", ["with_others", "as_other"], "without_self"),
        _node("Add", ["without_self", "shared"], "first_sums"),
        _node("Relu", ["first_sums"], "first"),
        _node("ReduceSum", ["first", "seats_axis"], "first_of_all", keepdims=1),
        _node("Sub", ["first_of_all", "first"], "first_of_others"),
        _node("Div", ["first_of_others", "others"], "rest"),
        _node("Concat", ["first", "rest"], "both", axis=2),
        _node("MatMul", ["both", "second"], "second_sums"),
        _node("Add", ["second_sums", "second_bias"], "second_biased"),
        _node("Relu", ["second_biased"], "second_layer"),
        _node("MatMul", ["second_layer", "last"], "scores"),
        _node("Squeeze", ["scores", "last_axis"], "score"),
        _node("Softmax", ["score"], "chances", axis=1),
    ]
    graph = b"".join(_bytes(1, node) for node in nodes) + _bytes(2, "hidalgo")
    graph += b"".join(_bytes(5, _tensor(name, np.asarray(array))) for name, array in weights.items())
    graph += _bytes(11, _value("of_seats", "positions", net.seats, net.own.shape[0]))
    graph += _bytes(11, _value("of_all", "positions", net.all.shape[0]))
    graph += _bytes(12, _value("chances", "positions", net.seats))
    return _number(1, 8) + _bytes(2, "hidalgo") + _bytes(8, _bytes(1, "") + _number(2, 13)) + _bytes(7, graph)
