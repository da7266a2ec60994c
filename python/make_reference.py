"""Writes docs/python.md, the reference of the Python package, from its signatures and docstrings: python3 python/make_reference.py

A test compares the document with the package. Only names without an underscore are described.
"""

import importlib
import inspect
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
DOCUMENT = HERE.parent / "docs" / "python.md"
MODULES = ("", ".search", ".agent", ".nets", ".picture", ".layout", ".el_grande_v0", ".el_caballero_v0")

HEAD = """# Reference of the Python package

Generated from the package's docstrings by `python3 python/make_reference.py`. [env.md](env.md) explains how the parts belong together.
"""


def text(thing):
    """A docstring as Markdown."""
    return inspect.getdoc(thing) or ""


def signature(thing):
    """A signature without annotations, which make lines long; defaults say what may be left out."""
    try:
        known = inspect.signature(thing)
    except ValueError:
        return "()"
    parts = [
        parameter.replace(annotation=inspect.Parameter.empty)
        for name, parameter in known.parameters.items()
        if name != "self" and not name.startswith("_")
    ]
    return re.sub(r" at 0x[0-9a-f]+", "", str(known.replace(parameters=parts, return_annotation=inspect.Signature.empty)))


def members(kind):
    """The public methods and properties of a class, in the order of the source."""
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            yield f"`{name}`", text(member)
        elif inspect.isfunction(member) or isinstance(member, (classmethod, staticmethod)):
            yield f"`{name}{signature(getattr(kind, name))}`", text(member)


def described(name, thing):
    """The section of a class or a function."""
    if not inspect.isclass(thing):
        return [f"### `{name}{signature(thing)}`", "", text(thing), ""]
    error = issubclass(thing, Exception)
    lines = [f"### `{name}`" if error else f"### `{name}{signature(thing)}`", "", text(thing), ""]
    listed = [] if error else list(members(thing))
    if listed:
        lines += ["| | |", "|---|---|"]
        lines += [f"| {method} | {' '.join(said.split()).replace('|', chr(92) + '|')} |" for method, said in listed]
        lines.append("")
    return lines


def reference():
    """The whole document."""
    lines = [HEAD]
    seen = set()
    for suffix in MODULES:
        module = importlib.import_module("hidalgo" + suffix)
        lines += [f"## {module.__name__}", "", text(module), ""]
        names = getattr(module, "__all__", None) or [
            name
            for name, thing in vars(module).items()
            if not name.startswith("_") and getattr(thing, "__module__", "") == module.__name__
        ]
        for name in names:
            thing = getattr(module, name)
            if callable(thing) and id(thing) not in seen:
                seen.add(id(thing))
                lines += described(name, thing)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(HERE))
    DOCUMENT.write_text(reference(), encoding="utf-8")
