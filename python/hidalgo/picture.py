"""Pictures of observations as arrays of colours, drawn with NumPy alone: what the observing seat sees, and nothing else."""

from __future__ import annotations

import struct
import zlib

import numpy as np

from .errors import HidalgoError
from .layout import Layout

WIDTH, HEIGHT = 960, 640
_PAPER, _INK, _FRAME = (246, 240, 226), (52, 46, 44), (176, 160, 134)
_SEA, _LAND, _OPEN = (140, 181, 203), (206, 188, 130), (226, 218, 200)
_SEATS = ((200, 52, 44), (44, 92, 170), (228, 178, 40), (40, 40, 44), (58, 140, 74))
_COURT, _PROVINCE = "IN COURT", "PROVINCE"
_PANEL = 700

# Letters of three by five dots, row by row from the top, seven in eight bits unused: each row is a digit from 0 to 7.
_LETTERS = dict(
    zip(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-+/:.",
        "75557 26227 71747 71717 55711 74717 74757 71122 75757 75717 25755 65656 34443 65556 74647 74644 34553 55755 72227 11152 "
        "55655 44447 57755 65555 25552 65644 25573 65655 34216 72222 55557 55552 55775 55255 55222 71247 00700 02720 11244 02020 "
        "00002".split(),
    )
)
# The middles of the regions of El Grande on a map of Spain, and the Castillo's.
_PLACES = {
    "GAL": (90, 120),
    "BAS": (290, 80),
    "OLD": (190, 240),
    "ARA": (440, 210),
    "CAT": (590, 120),
    "NEW": (300, 370),
    "VAL": (510, 360),
    "GRA": (390, 520),
    "SEV": (170, 500),
    "CAS": (590, 540),
}


def draw(game: str, layout: Layout, observation: np.ndarray, viewer: int = 0) -> np.ndarray:
    """A picture of 640 rows and 960 columns with red, green and blue from 0 to 255; `viewer` is the seat that observes."""
    if game not in _DRAWN:
        raise HidalgoError(f"There is no picture of {game}, only text.")
    planes = {name: layout.plane(observation, name) for name in layout.planes}
    canvas = _Canvas()
    _DRAWN[game](canvas, planes, viewer)
    return canvas.colours


class _Canvas:
    def __init__(self):
        self.colours = np.full((HEIGHT, WIDTH, 3), _PAPER, np.uint8)

    def box(self, left, top, width, height, colour, frame=None):
        if frame is not None:
            self.box(left, top, width, height, frame)
            left, top, width, height = left + 2, top + 2, width - 4, height - 4
        rows, columns = (slice(max(0, int(start)), max(0, int(start + size))) for start, size in ((top, height), (left, width)))
        self.colours[rows, columns] = colour

    def disc(self, x, y, radius, colour, frame=None):
        if frame is not None:
            self.disc(x, y, radius, frame)
            radius -= 2
        rows, columns = np.ogrid[:HEIGHT, :WIDTH]
        self.colours[(columns - x) ** 2 + (rows - y) ** 2 <= radius * radius] = colour

    def text(self, x, y, text, colour=_INK, size=2):
        for letter in str(text).upper():
            for row, bits in enumerate(_LETTERS.get(letter, "00000")):
                for column in range(3):
                    if int(bits) & 4 >> column:
                        self.box(x + column * size, y + row * size, size, size, colour)
            x += 4 * size


def _colour(viewer, distance, seats):
    return _SEATS[(viewer + distance) % seats]


def _on(colour):
    return (255, 255, 255) if sum(colour) < 420 else _INK


def _panel(canvas, viewer, seats, title, lines):
    """A table beside the map: a row for each seat, in the order of their numbers."""
    canvas.text(_PANEL, 24, title, size=3)
    for seat in range(seats):
        distance = (seat - viewer) % seats
        top = 70 + seat * 112
        colour = _SEATS[seat]
        canvas.box(_PANEL, top, 236, 102, _OPEN, colour)
        canvas.box(_PANEL, top, 236, 22, colour)
        canvas.text(_PANEL + 8, top + 6, f"SEAT {seat}" + (" SEES" if distance == 0 else ""), _on(colour))
        for index, (name, values) in enumerate(lines):
            x, y = _PANEL + 10 + 116 * (index % 2), top + 32 + 22 * (index // 2)
            canvas.text(x, y, f"{name} {int(values[distance])}")


def _draw_grande(canvas, planes, viewer):
    seats = len(planes["court"])
    grandes, caballeros = planes["grandes"], planes["caballeros"]
    for index, (name, (x, y)) in enumerate(_PLACES.items()):
        castillo = index == len(grandes)
        king = not castillo and planes["king"][index]
        canvas.box(x - 72, y - 56, 144, 112, _OPEN if castillo else _LAND, (240, 190, 40) if king else _FRAME)
        if king:
            canvas.box(x - 70, y - 54, 140, 108, _LAND, (240, 190, 40))
        canvas.text(x - 64, y - 48, name)
        canvas.text(x - 20, y - 48, "/".join(str(int(value)) for value in planes["values"][index]))
        if king:
            canvas.text(x + 30, y - 48, "KING", (150, 100, 0))
        counts = planes["castillo"] if castillo else caballeros[index]
        for distance in range(seats):
            count, grande = int(counts[distance]), not castillo and grandes[index][distance]
            left, top = x - 64 + 44 * (distance % 3), y - 28 + 40 * (distance // 3)
            colour = _colour(viewer, distance, seats)
            if grande:
                canvas.box(left - 2, top - 2, 38, 36, _INK)
            if count or grande:
                canvas.box(left, top, 34, 32, colour)
                canvas.text(left + 5, top + 8, count, _on(colour), 3)
    lines = [("POINTS", planes["total"]), ("CARD", planes["laid"]), (_COURT, planes["court"])]
    lines += [(_PROVINCE, planes["province"]), ("VETOES", planes["vetoes"])]
    _panel(canvas, viewer, seats, f"ROUND {int(planes['round'][0])}", lines)


def _draw_caballero(canvas, planes, viewer):
    seats = len(planes["courts"])
    areas = planes["areas"][planes["areas"][:, 0] == 1]
    tiles = [(distance, tile) for distance in range(seats) for tile in planes["tiles"][distance] if tile[0] == 1]
    cells = np.array([area[1:3] for area in areas] + [tile[1:3] for _, tile in tiles])
    low, high = cells.min(axis=0), cells.max(axis=0)
    size = int(min(96, 660 / (high[0] - low[0] + 1), 600 / (high[1] - low[1] + 1)))
    rows, columns = np.mgrid[:size, :size] - (size - 1) / 2
    # The side that a dot of a tile is nearest to: north, east, south or west.
    side = np.where(np.abs(rows) >= np.abs(columns), np.where(rows < 0, 0, 2), np.where(columns < 0, 3, 1))
    for area in areas:
        left, top = 20 + (area[1] - low[0]) * size, 20 + (area[2] - low[1]) * size
        shown = np.where(np.asarray(area[3:7], bool)[side][..., None], _LAND, _SEA)
        canvas.colours[top : top + size, left : left + size] = shown
        canvas.box(left, top, size, 1, _FRAME)
        canvas.box(left, top, 1, size, _FRAME)
        if area[7]:
            gold = area[7] == 1
            canvas.disc(left + size / 2, top + size / 2, size / 7, (240, 196, 50) if gold else (230, 240, 248), _INK)
    for distance, tile in tiles:
        left, top = 20 + (tile[1] - low[0]) * size, 20 + (tile[2] - low[1]) * size
        colour = _colour(viewer, distance, seats)
        canvas.box(left + 3, top + 3, size - 6, size - 6, colour, _INK)
        dot = max(1, size // 20)
        for direction, (x, y) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            # A tile shows 1 to 4 or 5 to 8, clockwise.
            north = int(tile[3]) - 1
            number = (north & 4 | north + direction & 3) + 1
            canvas.text(
                left + (0.5 + 0.28 * x) * size - 1.5 * dot, top + (0.5 + 0.28 * y) * size - 2.5 * dot, number, _on(colour), dot
            )
            if tile[4 + direction]:
                canvas.disc(left + (0.5 + 0.45 * x) * size, top + (0.5 + 0.45 * y) * size, size / 10, (250, 250, 250), _INK)
        if tile[8]:
            canvas.box(left + size * 0.39, top + size * 0.39, size * 0.22, size * 0.22, (190, 190, 190), _INK)
        if tile[9]:
            canvas.disc(left + size * 0.5, top + size * 0.5, size / 7, colour, (255, 255, 255))
    courts = planes["courts"].T
    lines = [("POINTS", courts[6]), ("CARD", courts[5]), (_COURT, courts[0]), ("OF", courts[1])]
    lines += [("SHIPS", courts[2]), ("TILES", courts[3])]
    _panel(canvas, viewer, seats, f"ROUND {int(planes['round'][0])}", lines)


_DRAWN = {"el-grande": _draw_grande, "el-caballero": _draw_caballero}


def png(picture: np.ndarray) -> bytes:
    """A picture as a file of the format PNG, as notebooks show it."""
    height, width, _ = picture.shape
    rows = np.concatenate((np.zeros((height, 1), np.uint8), picture.reshape(height, -1)), axis=1)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows.tobytes())) + chunk(b"IEND", b"")
