"""Draws estimates against results, from report.json: python3 reliability.py OUT.svg NAME=REPORT..."""

import json
import sys

SIZE, EDGE, GAP = 220, 34, 40
COLOURS = {"hand": "#b35900", "net": "#1f5fa8"}


def plot(title, net, left):
    """The curves of one net, seats together, in a square."""
    top = EDGE
    parts = [f'<text x="{left + SIZE / 2}" y="{top - 12}" text-anchor="middle">{title}</text>']
    parts.append(f'<rect x="{left}" y="{top}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#888"/>')
    parts.append(f'<path d="M{left} {top + SIZE}L{left + SIZE} {top}" stroke="#aaa" stroke-dasharray="4 4"/>')
    for at, (name, colour) in enumerate(COLOURS.items()):
        points = [(left + SIZE * said, top + SIZE * (1 - came)) for _, said, came in net[name]["reliability"]]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        words = f"{name}: Brier {net[name]['brier']:.3f}"
        parts.append(f'<text x="{left + 8}" y="{top + 18 + 16 * at}" fill="{colour}">{words}</text>')
    return parts


def main():
    out, *named = sys.argv[1:]
    parts, left = [], GAP
    for each in named:
        name, path = each.split("=", 1)
        with open(path, encoding="utf-8") as file:
            nets = json.load(file)["nets"]
        for net in nets:
            if net["seats"] in (2, 4):
                parts += plot(f"{name}, {net['seats']} seats", net, left)
                left += SIZE + GAP
    height = SIZE + EDGE + 44
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left} {height}" font-family="sans-serif" font-size="12">'
    back = f'<rect width="{left}" height="{height}" fill="#fff"/>'
    foot = f'<text x="{left / 2}" y="{height - 14}" text-anchor="middle">chance that was said (across), games won (up)</text>'
    with open(out, "w", encoding="utf-8") as file:
        file.write("\n".join([head, back, *parts, foot, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
