"""docs/python.md describes the package as it is."""

import importlib.util
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent


class ReferenceTest(unittest.TestCase):
    def test_the_reference_is_that_of_the_docstrings(self):
        spec = importlib.util.spec_from_file_location("make_reference", HERE / "make_reference.py")
        maker = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(maker)
        self.maxDiff = None
        known = maker.DOCUMENT.read_text(encoding="utf-8")
        self.assertEqual(maker.reference(), known, "run python3 python/make_reference.py")
        self.assertNotRegex(known, r"\| `[^`]+` \|  \|", "a method without a docstring")


if __name__ == "__main__":
    unittest.main()
