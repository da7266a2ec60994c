"""What nets learn from: samples on the device, and the targets made of them."""

import numpy as np
import torch

HELD_OUT = 10  # every tenth game


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
        self.games = sum(len(np.unique(file.number)) for file in files)

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
    """What each number is multiplied by, so that all are of the same size."""
    seat, everyone = [], []
    for part in parts:
        rows = part.learn[torch.randperm(len(part.learn), device=part.learn.device)[:50000]]
        of_seat, of_all, _ = part.batch(rows)
        seat.append(of_seat.flatten(0, 1).pow(2).mean(0))
        everyone.append(of_all.pow(2).mean(0))
    mean = lambda values: torch.stack(values).mean(0).sqrt()
    return [1 / root.clamp(min=0.25) for root in (mean(seat), mean(everyone))]
