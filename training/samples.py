"""Reads the samples that `hidalgo selfplay` writes; SampleFile.java describes the format."""

import gzip
import struct
from dataclasses import dataclass

import numpy as np

WHOLE = 240.0
UNKNOWN = 255
CHUNK = 1 << 14


class DamagedSamples(Exception):
    """A file that holds no samples, or not those that were asked for."""


@dataclass
class Samples:
    """The samples of one file: a row for each position."""

    game: str
    seats: int
    number: np.ndarray  # of the game each position belongs to
    round: np.ndarray
    of_seat: np.ndarray  # positions x seats x numbers
    of_all: np.ndarray  # positions x numbers
    chances: np.ndarray  # of each seat as the search saw it; NaN where there was no search
    shares: np.ndarray  # of the victory
    margins: np.ndarray  # of each seat over the best other, in the end
    gains: np.ndarray  # of each seat, up to the next scoring and with it
    turns: np.ndarray  # that were still to come
    seat: np.ndarray  # that moves
    first_move: np.ndarray  # where the moves of each position begin; one more at the end
    moves: np.ndarray  # moves x numbers
    tries: np.ndarray  # of each move, by the search


def read(path):
    """Reads a file; the end of a file that was cut off is left out."""
    data = _unpacked(path)
    if data[:4] != b"HSMP":
        raise DamagedSamples(f"{path} holds no samples")
    if data[4] != 2:
        raise DamagedSamples(f"{path} has another version")
    length = data[5]
    game = data[6 : 6 + length].decode()
    seats, of_seat, of_all, of_move = struct.unpack_from(">BHHH", data, 6 + length)
    numbers = seats * of_seat + of_all
    row = np.dtype(
        [
            ("game", ">i4"),
            ("round", "u1"),
            ("numbers", "i1", numbers),
            ("chances", "u1", seats),
            ("shares", "u1", seats),
            ("margins", "i1", seats),
            ("gains", "i1", seats),
            ("turns", "u1"),
            ("seat", "u1"),
            ("moves", ">u2"),
        ]
    )
    body = np.frombuffer(data, np.uint8, offset=13 + length)
    starts, counts = _walk(data, 13 + length, row.itemsize, of_move + 1)
    rows = np.empty(len(starts), row)
    rows.view(np.uint8).reshape(len(starts), row.itemsize)[:] = _slices(body, starts, row.itemsize)
    moves = np.empty((counts.sum(), of_move + 1), np.uint8)
    first_move = np.concatenate(([0], counts.cumsum()))
    for at in range(0, len(starts), CHUNK):
        of = slice(at, at + CHUNK)
        ends = np.repeat(first_move[1:][of], counts[of])
        within = np.arange(first_move[of][0], ends[-1] if len(ends) else first_move[of][0]) - np.repeat(first_move[:-1][of], counts[of])
        places = np.repeat(starts[of] + row.itemsize, counts[of]) + within * (of_move + 1)
        moves[first_move[of][0] : first_move[of][0] + len(places)] = _slices(body, places, of_move + 1)
    chances = rows["chances"].astype(np.float32)
    chances[chances == UNKNOWN] = np.nan
    return Samples(
        game,
        seats,
        rows["game"].astype(np.int64),
        rows["round"].copy(),
        rows["numbers"][:, : seats * of_seat].reshape(-1, seats, of_seat).copy(),
        rows["numbers"][:, seats * of_seat :].copy(),
        chances / WHOLE,
        rows["shares"].astype(np.float32) / WHOLE,
        rows["margins"].astype(np.float32),
        rows["gains"].astype(np.float32),
        rows["turns"].astype(np.float32),
        rows["seat"].astype(np.int64),
        first_move,
        moves[:, :of_move].view(np.int8),
        moves[:, of_move],
    )


def _walk(data, begin, size, of_move):
    """Where each sample begins, after the header, and how many moves it has."""
    starts, counts = [], []
    at, end = begin, len(data)
    while at + size <= end:
        count = data[at + size - 2] << 8 | data[at + size - 1]
        following = at + size + count * of_move
        if following > end:
            break
        starts.append(at - begin)
        counts.append(count)
        at = following
    return np.array(starts, np.int64), np.array(counts, np.int64)


def _slices(body, starts, size):
    if len(starts) == 0:
        return np.empty((0, size), np.uint8)
    return np.lib.stride_tricks.sliding_window_view(body, size)[starts]


def _unpacked(path):
    parts = []
    with gzip.open(path, "rb") as file:
        try:
            while part := file.read(1 << 20):
                parts.append(part)
        except EOFError:
            pass
        except (OSError, gzip.zlib.error) as error:
            raise DamagedSamples(f"{path} is damaged: {error}") from error
    return b"".join(parts)
