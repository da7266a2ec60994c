"""Fits nets to the targets of samples."""

import random
import time

import torch

import model


class Fitting:
    """How nets are fitted: the arguments of train.py, and the curve of all losses."""

    def __init__(self, given, shape, device):
        self.given = given
        self.shape = shape
        self.device = device
        self.curve = []

    def nets(self, parts, first, second, name, seconds):
        """A net for each number of seats: first one for all together, and from there one for each."""
        given = self.given
        together = model.Net(*self.shape, first, second, given.drop).to(self.device)
        self.fit(together, parts, seconds, given.epochs, given.rate, name + "all")
        nets = {}
        for part in parts:
            net = model.Net(*self.shape, first, second, given.drop).to(self.device)
            net.load_state_dict(together.state_dict())
            self.fit(net, [part], seconds / 3, given.epochs // 2, given.rate / 3, name + str(part.seats))
            net.eval()
            nets[part.seats] = net
        return nets

    def teach(self, parts):
        """Trains larger nets, and replaces a share of every target by what they say on average."""
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
        best = (sum(held_out(net, part) for part in parts), [weight.clone() for weight in mean])
        start = time.time()
        for epoch in range(epochs):
            steps = [(part, rows) for part in parts for rows in _shuffled(part.learn).split(given.batch)]
            random.shuffle(steps)
            total = torch.zeros((), device=self.device)
            progress = max(epoch / epochs, (time.time() - start) / seconds)
            for group in optimiser.param_groups:
                group["lr"] = rate * max(0.02, 1 - progress)
            for part, rows in steps:
                of_seat, of_all, target = part.batch(rows)
                loss = -(target * net(of_seat, of_all)).sum(1).mean()
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                with torch.no_grad():
                    torch._foreach_mul_(mean, given.average)
                    torch._foreach_add_(mean, [weight.detach() for weight in weights], alpha=1 - given.average)
                total += loss.detach() * len(rows)
            own = [weight.detach().clone() for weight in weights]
            _load(weights, mean)
            held = sum(held_out(net, part) for part in parts)
            if held < best[0]:
                best = (held, [weight.clone() for weight in mean])
            _load(weights, own)
            learnt = total.item() / max(1, sum(len(part.learn) for part in parts))
            self.curve.append((name, epoch, round(learnt, 5), round(held / len(parts), 5)))
            print(*self.curve[-1], flush=True)
            if time.time() - start > seconds:
                break
        _load(weights, best[1])


def chances(net, part):
    """What a net says of all samples."""
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
