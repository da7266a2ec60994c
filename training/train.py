"""Trains the nets of a game from samples of self-play: python3 train.py --out DIR SAMPLES..."""

import argparse
import json
import random
import sys
from pathlib import Path

import numpy as np
import torch

import model
from fitting import Fitting
from parts import Part, scales
from samples import DamagedSamples, read

ODDS_SCALE = 16.0  # Sight.java


def report(net, part):
    """The quality of the chances on the games held out: the Brier score, and estimates against results."""
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
    """Some samples and the net's output for them, for the test that compares Java with this."""
    precise = model.rounded(net)
    lines = [moves_line(precise, part, row) for row in part.held_moves[:: max(1, len(part.held_moves) // count)][:count].tolist()]
    for row in part.held[:: max(1, len(part.held) // count)][:count].tolist():
        of_seat, of_all = part.of_seat[row].cpu(), part.of_all[row].cpu()
        with torch.no_grad():
            chances = precise(of_seat[None].double(), of_all[None].double()).exp()[0]
        numbers = np.concatenate((of_seat.numpy().ravel(), of_all.numpy())).astype(np.int8).tobytes().hex()
        lines.append(f"{part.seats} {numbers} " + " ".join(f"{chance:.6f}" for chance in chances.tolist()))
    return lines


def moves_line(precise, part, row):
    """Some moves of a position, and the shares that the net gives them."""
    rows = torch.tensor([row], device=part.of_all.device)
    place, moves, _ = part.moves_of(rows)
    some = slice(0, None, max(1, len(moves) // 6))
    with torch.no_grad():
        first = precise.trunk(*(each.cpu().double() for each in part.batch(rows)[:2]))[0][:, part.seat[row].item()]
        shares = model.shares(precise.likings(first, place[some].cpu(), moves[some].cpu().double()), place[some].cpu(), 1).exp()
    of_seat, of_all = part.of_seat[row].cpu(), part.of_all[row].cpu()
    numbers = np.concatenate((of_seat.numpy().ravel(), of_all.numpy())).astype(np.int8).tobytes().hex()
    pairs = [f"{move.cpu().numpy().astype(np.int8).tobytes().hex()}={share:.6f}" for move, share in zip(moves[some], shares.tolist())]
    return f"moves {part.seats} {numbers} {part.seat[row].item()} " + " ".join(pairs)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("samples", nargs="+", help="files of `hidalgo selfplay`, all of one game")
    parser.add_argument("--out", required=True, help="a folder for nets.bin, checks.txt, curve.csv and report.json")
    parser.add_argument("--first", type=int, default=64, help="the width of the first layer")
    parser.add_argument("--second", type=int, default=32, help="the width of the second layer")
    parser.add_argument("--liking", type=int, default=32, help="the width of the part that rates moves")
    parser.add_argument("--moves", type=float, default=1.0, help="how much the moves count in the loss")
    parser.add_argument("--ends", type=float, default=0.1, help="how much margins, gains and turns to come count in the loss")
    parser.add_argument("--begin", help="a file of nets to begin from")
    parser.add_argument("--mix", type=float, default=0.3, help="the share of the search's value in the target")
    parser.add_argument("--trace", type=float, default=0.0, help="how far the rest is the next position's target, not the result")
    parser.add_argument("--average", type=float, default=0.0, help="how much of the running mean of the weights stays at a step")
    parser.add_argument("--teachers", type=int, default=0, help="how many larger nets teach the nets")
    parser.add_argument("--teacher", type=int, default=256, help="the width of the first layer of a teacher")
    parser.add_argument("--taught", type=float, default=0.8, help="the teachers' share of the target")
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument(
        "--seconds",
        type=float,
        default=60,
        help="at most this long for all seats together, and a third of it for each number of seats",
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
        parts.append(Part([file for file in files if file.seats == seats], given.mix, given.trace, device))
    shape = (parts[0].of_seat.shape[2], parts[0].of_all.shape[1], parts[0].moves.shape[1], scales(parts))
    fitting = Fitting(given, shape, device, model.read(given.begin) if given.begin else None)
    if given.teachers > 0:
        fitting.teach(parts)
    nets = fitting.nets(parts, given.first, given.second, "", given.seconds)
    reports, lines = [], []
    for part in parts:
        reports.append(report(nets[part.seats], part))
        lines += checks(nets[part.seats], part, 6)
    nets = {seats: net for seats, net in nets.items() if seats not in given.without}
    lines = [line for line in lines if int(line.removeprefix("moves ").split()[0]) in nets]
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    model.write(out / "nets.bin", nets)
    (out / "checks.txt").write_text("\n".join(lines) + "\n")
    (out / "curve.csv").write_text("net,epoch,learnt,heldOut,moves\n" + "".join(",".join(map(str, row)) + "\n" for row in fitting.curve))
    (out / "report.json").write_text(json.dumps({"arguments": vars(given), "torch": torch.__version__, "nets": reports, "curve": fitting.curve}))
    for each in reports:
        scores = ", ".join(f"{name} {each[name]['brier']:.4f}" for name in ("net", "hand", "search"))
        print(f"{each['seats']} seats, {each['games']} games, {each['samples']} samples: Brier score {scores}")


if __name__ == "__main__":
    main()
