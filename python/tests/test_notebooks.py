"""The notebooks run from their first cell to the last, with smaller numbers."""

import contextlib
import io
import json
import sys
import types
import unittest
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def run(name, **numbers):
    """Runs all cells of a notebook; returns what they print. The numbers replace those that the first cell sets."""
    cells = json.loads((EXAMPLES / name).read_text(encoding="utf-8"))["cells"]
    codes = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    known = {}
    display = types.ModuleType("IPython.display")
    display.Image = lambda data: data
    sys.modules.update({"IPython": types.ModuleType("IPython"), "IPython.display": display})
    try:
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            for number, code in enumerate(codes):
                exec(compile(code, f"{name}, cell {number + 1}", "exec"), known)
                if number == 0:
                    assert numbers.keys() <= known.keys()
                    known.update(numbers)
    finally:
        del sys.modules["IPython"], sys.modules["IPython.display"]
    return known, printed.getvalue()


class NotebooksTest(unittest.TestCase):
    def test_learn(self):
        known, printed = run("learn.ipynb", GAMES=16, STEPS=20, UPDATES={"random": 2, "squire": 1}, TEST_GAMES=16)
        self.assertRegex(printed, r"trained on random random: [\d.]+% of 16 games")
        self.assertRegex(printed, r"after squire: [\d.]+% of 16 games")
        self.assertTrue(known["picture"].startswith(b"\x89PNG"))

    def test_search(self):
        _, printed = run("search.ipynb", ITERATIONS=100, GAMES=1)
        self.assertRegex(printed, r"the net \[\('[a-z]+.*', \d+, [\d.]+\)")
        self.assertRegex(printed, r"(0|0\.5|1) of 1 games against squire")

    def test_they_show_their_results(self):
        for name in ("learn.ipynb", "search.ipynb"):
            cells = json.loads((EXAMPLES / name).read_text(encoding="utf-8"))["cells"]
            self.assertGreaterEqual(sum(len(cell.get("outputs", [])) for cell in cells), 4)
            self.assertFalse(any(out["output_type"] == "error" for cell in cells for out in cell.get("outputs", [])))


if __name__ == "__main__":
    unittest.main()
