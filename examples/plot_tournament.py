"""Draws a tournament: win rates and points of every bot, as the games go on.

    ./hidalgo tournament --game el-grande --bots squire,random --games 400 --seed 7 --csv games.csv
    python3 examples/plot_tournament.py games.csv [tournament.png]

With matplotlib it draws a picture; without, bars of text. The marks "# %%" divide it into cells for notebooks.
"""

# %% Read the games: a line for each, with bots and points seat by seat, and the seats that won.
import csv
import sys
from collections import defaultdict

path = sys.argv[1] if len(sys.argv) > 1 else "games.csv"
picture = sys.argv[2] if len(sys.argv) > 2 else "tournament.png"
points, shares = defaultdict(list), defaultdict(list)
with open(path, newline="", encoding="utf-8") as file:
    for game in csv.DictReader(file):
        seats = range(sum(name.startswith("bot") for name in game))
        winners = game["winners"].split()
        for seat in seats:
            bot = game[f"bot{seat}"]
            points[bot].append(int(game[f"points{seat}"]))
            shares[bot].append((str(seat) in winners) / len(winners))

# %% The win rate of every bot after each of its games.
rates = {}
for bot, won in shares.items():
    total, rates[bot] = 0.0, []
    for number, share in enumerate(won, 1):
        total += share
        rates[bot].append(total / number)

# %% Draw them.
try:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
except ImportError:
    for bot in sorted(rates, key=lambda bot: -rates[bot][-1]):
        mean = sum(points[bot]) / len(points[bot])
        print(f"{bot:<24} {'█' * round(40 * rates[bot][-1]):<40} {rates[bot][-1]:6.1%}  {mean:6.1f} points")
else:
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4), layout="constrained")
    for bot, line in rates.items():
        left.plot(line, label=bot)
        right.hist(points[bot], bins=20, alpha=0.5, label=bot)
    left.set(xlabel="games", ylabel="win rate", ylim=(0, 1))
    right.set(xlabel="points", ylabel="games")
    left.legend()
    figure.savefig(picture, dpi=120)
    print(picture)
