"""Fits nets to the targets of samples."""

import math
import random
import time

import torch

import model


class Fitting:
    """The way nets are fitted: the arguments of train.py, and the curve of all losses."""

    def __init__(self, given, shape, device, known=None):
        self.known = known
        self.given = given
        self.shape = shape
        self.device = device
        self.curve = []

    def net(self, first, second):
        return model.Net(*self.shape, first, second, self.given.liking, self.given.drop).to(self.device)

    def nets(self, parts, first, second, name, seconds):
        """A net for each number of seats: first one for all together, and from there one for each."""
        given = self.given
        together = self.net(first, second)
        if self.known:
            model.begin_from(together, list(self.known.values()))
        self.fit(together, parts, seconds, given.epochs, given.rate, name + "all")
        nets = {}
        for part in parts:
            net = self.net(first, second)
            net.load_state_dict(together.state_dict())
            self.fit(net, [part], seconds / 3, given.epochs // 2, given.rate / 3, name + str(part.seats))
            net.eval()
            nets[part.seats] = net
        return nets

    def teach(self, parts):
        """Trains larger nets, and replaces a share of every target with their mean output."""
        given = self.given
        said = [torch.zeros_like(part.target) for part in parts]
        for teacher in range(given.teachers):
            nets = self.nets(parts, given.teacher, given.second, f"teacher {teacher} ", given.seconds / 2)
            for part, sums in zip(parts, said):
                sums += chances(nets[part.seats], part) / given.teachers
        for part, mean in zip(parts, said):
            held = part.held
            loss = -(part.shares[held] * mean[held].clamp(min=1e-6).log()).sum(1).mean().item()
            print(f"teachers, {part.seats} seats: loss {loss:.5f} on games held out", flush=True)
            part.target = given.taught * mean + (1 - given.taught) * part.target

    def fit(self, net, parts, seconds, epochs, rate, name):
        """Trains a net; keeps the running mean of its weights that did best on the games held out."""
        given = self.given
        optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=given.decay)
        weights = [weight for weight in net.parameters()]
        mean = [weight.detach().clone() for weight in weights]
        best = (math.inf, [weight.clone() for weight in mean])
        start = time.time()
        for epoch in range(epochs):
            steps = [(part, rows) for part in parts for rows in _shuffled(part.learn).split(given.batch)]
            random.shuffle(steps)
            total = torch.zeros((), device=self.device)
            progress = max(epoch / epochs, (time.time() - start) / seconds)
            for group in optimiser.param_groups:
                group["lr"] = rate * max(0.02, 1 - progress)
            for part, rows in steps:
                loss, shown = self.loss(net, part, rows)
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                with torch.no_grad():
                    torch._foreach_mul_(mean, given.average)
                    torch._foreach_add_(mean, [weight.detach() for weight in weights], alpha=1 - given.average)
                total += shown.detach() * len(rows)
            own = [weight.detach().clone() for weight in weights]
            _load(weights, mean)
            held = sum(held_out(net, part) for part in parts)
            liked = sum(moves_held_out(net, part) for part in parts)
            held += given.moves * liked
            if held < best[0]:
                best = (held, [weight.clone() for weight in mean])
            _load(weights, own)
            learnt = total.item() / max(1, sum(len(part.learn) for part in parts))
            self.curve.append((name, epoch, round(learnt, 5), round(held / len(parts), 5), round(liked / len(parts), 5)))
            print(*self.curve[-1], flush=True)
            if time.time() - start > seconds:
                break
        _load(weights, best[1])


    def loss(self, net, part, rows):
        """The loss of some positions, and the part of it that is about the winner."""
        given = self.given
        of_seat, of_all, target = part.batch(rows)
        first, second = net.trunk(of_seat, of_all)
        wins = -(target * net.judge(second)).sum(1).mean()
        loss = wins
        if given.ends > 0:
            ends = torch.nn.functional.smooth_l1_loss(net.ends(second), part.ends[rows])
            turns = torch.nn.functional.smooth_l1_loss(net.turns(first.mean(1)).squeeze(1), part.turns[rows])
            loss = loss + given.ends * (ends + turns)
        if given.moves > 0:
            loss = loss + given.moves * moves_loss(net, part, rows, first) / max(1, len(rows))
        return loss, wins


def moves_loss(net, part, rows, first):
    """The loss of the moves of some positions, in all; first is the layer of all seats."""
    place, moves, share = part.moves_of(rows)
    if len(place) == 0:
        return torch.zeros((), device=rows.device)
    mover = first[torch.arange(len(rows), device=rows.device), part.seat[rows]]
    return -(share * model.shares(net.likings(mover, place, moves), place, len(rows))).sum()


def moves_held_out(net, part):
    """The loss of the moves in games held out, for each position."""
    net.eval()
    with torch.no_grad():
        sums = 0.0
        for rows in part.held_moves.split(4096):
            of_seat, of_all, _ = part.batch(rows)
            sums += moves_loss(net, part, rows, net.trunk(of_seat, of_all)[0]).item()
    net.train()
    return sums / max(1, len(part.held_moves))


def chances(net, part):
    """A net's output for all samples."""
    with torch.no_grad():
        rows = torch.arange(len(part.of_all), device=part.of_all.device)
        return torch.cat([net(*part.batch(some)[:2]).exp() for some in rows.split(16384)])


def held_out(net, part):
    """The loss on the games held out, against their results."""
    net.eval()
    with torch.no_grad():
        sums = 0.0
        for rows in part.held.split(16384):
            of_seat, of_all, _ = part.batch(rows)
            sums += -(part.shares[rows] * net(of_seat, of_all)).sum().item()
    net.train()
    return sums / max(1, len(part.held))


def _load(weights, values):
    with torch.no_grad():
        for weight, value in zip(weights, values):
            weight.copy_(value)


def _shuffled(rows):
    return rows[torch.randperm(len(rows), device=rows.device)]
