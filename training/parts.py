"""The training data of nets: samples on the device, and the targets made of them."""

import numpy as np
import torch

HELD_OUT = 10  # every tenth game
POINTS = 10.0
TURNS = 20.0


class Part:
    """The samples for one number of seats, on the device: those to learn from and those held out."""

    def __init__(self, files, mix, trace, device):
        self.seats = files[0].seats
        number = np.concatenate([(file.number + 7919 * at) for at, file in enumerate(files)])
        held = number % HELD_OUT == 0
        shares = np.concatenate([file.shares for file in files])
        chances = np.concatenate([file.chances for file in files])
        target = np.concatenate([targets(file, mix, trace) for file in files])
        self.of_seat = _tensor([file.of_seat for file in files], device)
        self.of_all = _tensor([file.of_all for file in files], device)
        self.target = torch.tensor(target, dtype=torch.float32, device=device)
        self.shares = torch.tensor(shares, device=device)
        self.chances = torch.tensor(chances, device=device)
        self.round = torch.tensor(np.concatenate([file.round for file in files]).astype(np.int64), device=device)
        self.learn = torch.tensor(np.flatnonzero(~held), device=device)
        self.held = torch.tensor(np.flatnonzero(held), device=device)
        self.ends = torch.tensor(
            np.concatenate([np.stack((file.margins, file.gains), 2) for file in files]) / POINTS, device=device
        )
        self.turns = torch.tensor(np.concatenate([file.turns for file in files]) / TURNS, device=device)
        self.seat = torch.tensor(np.concatenate([file.seat for file in files]), device=device)
        self.moves = _tensor([file.moves for file in files], device)
        self.tries = _tensor([file.tries for file in files], device)
        counts = np.concatenate([np.diff(file.first_move) for file in files])
        self.count = torch.tensor(counts, device=device)
        self.first_move = torch.tensor(np.concatenate(([0], counts.cumsum()[:-1])), device=device)
        self.learn_moves = self.learn[self.count[self.learn] > 0]
        self.held_moves = self.held[self.count[self.held] > 0]
        self.games = sum(len(np.unique(file.number)) for file in files)

    def moves_of(self, rows):
        """The moves of some positions, one after the other: the place of each one's position, its numbers and its share."""
        count = self.count[rows]
        place = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), count)
        before = count.cumsum(0) - count
        at = torch.arange(len(place), device=rows.device) - before[place] + self.first_move[rows][place]
        tries = self.tries[at].float()
        sums = torch.zeros(len(rows), device=rows.device).index_add_(0, place, tries)
        return place, self.moves[at].float(), tries / sums[place].clamp(min=1)

    def batch(self, rows):
        return self.of_seat[rows].float(), self.of_all[rows].float(), self.target[rows]


def targets(file, mix, trace):
    """
    What a net is to say of each position: a mix of what the search said there and of what came. What came is the
    result, or, as far as the trace says, the target of the next position of the same game: so the luck of the rest of
    a game counts less than what later searches made of it.
    """
    last = np.append(file.number[1:] != file.number[:-1], True)
    ends = np.flatnonzero(last)
    steps = ends[np.searchsorted(ends, np.arange(len(last)))] - np.arange(len(last))
    target = file.shares.astype(np.float32).copy()
    for step in range(steps.max() + 1 if len(steps) else 0):
        rows = np.flatnonzero(steps == step)
        came = file.shares[rows]
        if step > 0:
            came = (1 - trace) * came + trace * target[rows + 1]
        known = ~np.isnan(file.chances[rows, :1])
        target[rows] = np.where(known, (1 - mix) * came + mix * np.nan_to_num(file.chances[rows]), came)
    return target


def _tensor(arrays, device):
    return torch.tensor(np.concatenate(arrays), device=device)


def scales(parts):
    """The factor of each number, so that all have the same scale."""
    seat, everyone, moves = [], [], []
    for part in parts:
        rows = part.learn[torch.randperm(len(part.learn), device=part.learn.device)[:50000]]
        of_seat, of_all, _ = part.batch(rows)
        seat.append(of_seat.flatten(0, 1).pow(2).mean(0))
        everyone.append(of_all.pow(2).mean(0))
        rows = part.learn_moves[torch.randperm(len(part.learn_moves), device=part.learn.device)[:5000]]
        moves.append(part.moves_of(rows)[1].pow(2).mean(0) if len(rows) else torch.ones(part.moves.shape[1], device=rows.device))
    mean = lambda values: torch.stack(values).mean(0).sqrt()
    return [1 / root.clamp(min=0.25) for root in (mean(seat), mean(everyone), mean(moves))]
