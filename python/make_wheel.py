"""Makes a wheel that contains the program, so that it needs NumPy and a Java runtime only.

    ./hidalgo --version                                                   # builds the program
    python3 python/make_wheel.py app/target/launcher/hidalgo.jar dist
    pip install dist/hidalgo-*.whl

The same files give the same bytes. The wheel leaves out the pages and the database's libraries, which only a server needs.
"""

import base64
import hashlib
import io
import re
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
LEFT_OUT = ("org/sqlite/native/", "hidalgo/web/")
LONG_AGO = (1980, 1, 1, 0, 0, 0)

METADATA = """Metadata-Version: 2.1
Name: hidalgo
Version: {version}
Summary: El Caballero and El Grande as environments for programs that learn
License: Apache-2.0
Requires-Python: >=3.9
Requires-Dist: numpy>=1.22
Provides-Extra: gymnasium
Requires-Dist: gymnasium>=1.0; extra == 'gymnasium'
Provides-Extra: pettingzoo
Requires-Dist: pettingzoo>=1.24; extra == 'pettingzoo'
Description-Content-Type: text/markdown

{readme}"""

WHEEL = """Wheel-Version: 1.0
Generator: hidalgo
Root-Is-Purelib: true
Tag: py3-none-any
"""


def add(archive, name, content, method=zipfile.ZIP_DEFLATED):
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.external_attr = 0o644 << 16
    entry.compress_type = method
    archive.writestr(entry, content)


def smaller(jar):
    """The jar without what only a server needs."""
    copy = io.BytesIO()
    with zipfile.ZipFile(jar) as source, zipfile.ZipFile(copy, "w") as target:
        for entry in source.infolist():
            if not entry.filename.startswith(LEFT_OUT):
                add(target, entry.filename, source.read(entry))
    return copy.getvalue()


def make(jar, folder):
    """Writes the wheel into a folder; returns its path."""
    package = HERE / "hidalgo"
    version = re.search(r'__version__ = "(.*)"', (package / "__init__.py").read_text(encoding="utf-8")).group(1)
    files = {f"hidalgo/{file.name}": file.read_bytes() for file in sorted(package.glob("*.py"))}
    files["hidalgo/py.typed"] = b""
    files["hidalgo/hidalgo.jar"] = smaller(jar)
    described = f"hidalgo-{version}.dist-info"
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    files[f"{described}/METADATA"] = METADATA.format(version=version, readme=readme).encode()
    files[f"{described}/WHEEL"] = WHEEL.encode()
    files[f"{described}/LICENSE"] = (HERE.parent / "LICENSE").read_bytes()
    files[f"{described}/NOTICE"] = (HERE.parent / "NOTICE").read_bytes()
    record = [f"{name},sha256={digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{described}/RECORD"] = "\n".join([*record, f"{described}/RECORD,,", ""]).encode()
    Path(folder).mkdir(parents=True, exist_ok=True)
    wheel = Path(folder, f"hidalgo-{version}-py3-none-any.whl")
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in files.items():
            add(archive, name, content, zipfile.ZIP_STORED if name.endswith(".jar") else zipfile.ZIP_DEFLATED)
    return wheel


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    print(make(sys.argv[1], sys.argv[2]))
