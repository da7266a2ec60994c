"""Trains the nets of a game from samples of self-play: python3 train.py --out DIR SAMPLES..."""

import argparse
import json
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch

import model
from samples import DamagedSamples, read

HELD_OUT = 10  # every tenth game
ODDS_SCALE = 16.0  # Sight.java


class Part:
    """The samples for one number of seats, on the device: those to learn from and those held out."""

    def __init__(self, files, mix, device):
        self.seats = files[0].seats
        number = np.concatenate([(file.number + 7919 * at) for at, file in enumerate(files)])
        held = number % HELD_OUT == 0
        shares = np.concatenate([file.shares for file in files])
        chances = np.concatenate([file.chances for file in files])
        self.of_seat = _tensor([file.of_seat for file in files], device)
        self.of_all = _tensor([file.of_all for file in files], device)
        known = ~np.isnan(chances[:, :1])
        target = np.where(known, (1 - mix) * shares + mix * np.nan_to_num(chances), shares)
        self.target = torch.tensor(target, dtype=torch.float32, device=device)
        self.shares = torch.tensor(shares, device=device)
        self.chances = torch.tensor(chances, device=device)
        self.round = torch.tensor(np.concatenate([file.round for file in files]).astype(np.int64), device=device)
        self.learn = torch.tensor(np.flatnonzero(~held), device=device)
        self.held = torch.tensor(np.flatnonzero(held), device=device)
        self.games = len(np.unique(number))

    def batch(self, rows):
        return self.of_seat[rows].float(), self.of_all[rows].float(), self.target[rows]


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


def loss_of(net, part, rows):
    of_seat, of_all, target = part.batch(rows)
    return -(target * net(of_seat, of_all)).sum(1).mean()


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


def fit(net, parts, seconds, epochs, rate, decay, batch, curve, name):
    """Trains a net; keeps the state that did best on the games held out."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
    best = (sum(held_out(net, part) for part in parts), _state(net))
    start = time.time()
    for epoch in range(epochs):
        steps = [(part, rows) for part in parts for rows in _shuffled(part.learn).split(batch)]
        random.shuffle(steps)
        total = 0.0
        progress = max(epoch / epochs, (time.time() - start) / seconds)
        for group in optimiser.param_groups:
            group["lr"] = rate * max(0.02, 1 - progress)
        for part, rows in steps:
            loss = loss_of(net, part, rows)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            total += loss.item() * len(rows)
        held = sum(held_out(net, part) for part in parts)
        learnt = total / max(1, sum(len(part.learn) for part in parts))
        curve.append((name, epoch, round(learnt, 5), round(held / len(parts), 5)))
        print(*curve[-1], flush=True)
        if held < best[0]:
            best = (held, _state(net))
        if time.time() - start > seconds:
            break
    net.load_state_dict(best[1])
    return best[0]


def _shuffled(rows):
    return rows[torch.randperm(len(rows), device=rows.device)]


def _state(net):
    return {name: value.clone() for name, value in net.state_dict().items()}


def report(net, part):
    """How good the chances are on the games held out: the Brier score and what was said against what came."""
    rows = part.held
    with torch.no_grad():
        of_seat, of_all, _ = part.batch(rows)
        said = {"net": net(of_seat, of_all).exp()}
        hand = torch.sigmoid(of_seat[:, :, 0] / ODDS_SCALE)
        said["hand"] = hand / hand.sum(1, keepdim=True)
        said["search"] = part.chances[rows]
    came = part.shares[rows]
    result = {"seats": part.seats, "games": part.games, "samples": len(part.of_all), "heldOut": len(rows)}
    for name, chances in said.items():
        known = ~torch.isnan(chances[:, 0])
        error = (chances - came).pow(2).mean(1)[known]
        bins = (chances[known] * 10).long().clamp(0, 9)
        table = []
        for each in range(10):
            here = bins == each
            if here.any():
                table.append([here.sum().item(), chances[known][here].mean().item(), came[known][here].mean().item()])
        rounds = part.round[rows][known]
        result[name] = {
            "brier": error.mean().item(),
            "rounds": {int(at): error[rounds == at].mean().item() for at in rounds.unique()},
            "reliability": table,
        }
    return result


def checks(net, part, count):
    """Some samples and what the net says to them, for the test that compares Java with this."""
    precise = model.rounded(net)
    lines = []
    for row in part.held[:: max(1, len(part.held) // count)][:count].tolist():
        of_seat, of_all = part.of_seat[row].cpu(), part.of_all[row].cpu()
        with torch.no_grad():
            chances = precise(of_seat[None].double(), of_all[None].double()).exp()[0]
        numbers = np.concatenate((of_seat.numpy().ravel(), of_all.numpy())).astype(np.int8).tobytes().hex()
        lines.append(f"{part.seats} {numbers} " + " ".join(f"{chance:.6f}" for chance in chances.tolist()))
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("samples", nargs="+", help="files of `hidalgo selfplay`, all of one game")
    parser.add_argument("--out", required=True, help="a folder for nets.bin, checks.txt, curve.csv and report.json")
    parser.add_argument("--first", type=int, default=64, help="the width of the first layer")
    parser.add_argument("--second", type=int, default=32, help="the width of the second layer")
    parser.add_argument("--mix", type=float, default=0.3, help="the share of the search's value in the target")
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument(
        "--seconds",
        type=float,
        default=60,
        help="at most so long for all seats together, and a third of it for each number of seats",
    )
    parser.add_argument("--rate", type=float, default=2e-3, help="the learning rate at the start")
    parser.add_argument("--decay", type=float, default=0.02, help="the decay of the weights")
    parser.add_argument("--drop", type=float, default=0.0, help="the share of the first layer that is left out at random")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--without", type=int, nargs="*", default=[], help="numbers of seats that get no net")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random.seed(given.seed)
    torch.manual_seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    try:
        files = [read(path) for path in given.samples]
    except (DamagedSamples, OSError) as error:
        sys.exit(f"train: {error}")
    if len({file.game for file in files}) != 1:
        sys.exit("train: the samples are of different games")
    parts = []
    for seats in sorted({file.seats for file in files}):
        parts.append(Part([file for file in files if file.seats == seats], given.mix, device))
    seat_scale, all_scale = scales(parts)
    of_seat, of_all = parts[0].of_seat.shape[2], parts[0].of_all.shape[1]
    shape = (of_seat, of_all, given.first, given.second, seat_scale, all_scale, given.drop)
    together = model.Net(*shape).to(device)
    curve = []
    fit(together, parts, given.seconds, given.epochs, given.rate, given.decay, given.batch, curve, "all")
    nets, reports, lines = {}, [], []
    for part in parts:
        net = model.Net(*shape).to(device)
        net.load_state_dict(together.state_dict())
        fit(net, [part], given.seconds / 3, given.epochs // 2, given.rate / 3, given.decay, given.batch, curve, str(part.seats))
        nets[part.seats] = net
        net.eval()
        reports.append(report(net, part))
        lines += checks(net, part, 6)
    nets = {seats: net for seats, net in nets.items() if seats not in given.without}
    lines = [line for line in lines if int(line.split()[0]) in nets]
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    model.write(out / "nets.bin", nets)
    (out / "checks.txt").write_text("\n".join(lines) + "\n")
    (out / "curve.csv").write_text("net,epoch,learnt,heldOut\n" + "".join(f"{a},{b},{c},{d}\n" for a, b, c, d in curve))
    (out / "report.json").write_text(json.dumps({"arguments": vars(given), "torch": torch.__version__, "nets": reports}))
    for each in reports:
        scores = ", ".join(f"{name} {each[name]['brier']:.4f}" for name in ("net", "hand", "search"))
        print(f"{each['seats']} seats, {each['games']} games, {each['samples']} samples: Brier score {scores}")


if __name__ == "__main__":
    main()
