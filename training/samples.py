"""Reads the samples that `hidalgo selfplay` writes; SampleFile.java describes the format."""

import gzip
import struct
from dataclasses import dataclass

import numpy as np

WHOLE = 240.0
UNKNOWN = 255


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


def read(path):
    """Reads a file; the end of a file that was cut off is left out."""
    data = _unpacked(path)
    if data[:4] != b"HSMP":
        raise DamagedSamples(f"{path} holds no samples")
    if data[4] != 1:
        raise DamagedSamples(f"{path} is of another version")
    length = data[5]
    game = data[6 : 6 + length].decode()
    seats, of_seat, of_all = struct.unpack_from(">BHH", data, 6 + length)
    numbers = seats * of_seat + of_all
    row = np.dtype(
        [("game", ">i4"), ("round", "u1"), ("numbers", "i1", numbers), ("chances", "u1", seats), ("shares", "u1", seats)]
    )
    body = data[11 + length :]
    rows = np.frombuffer(body[: len(body) // row.itemsize * row.itemsize], row)
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
    )


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
