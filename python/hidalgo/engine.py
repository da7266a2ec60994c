"""The engine: a process that plays the games, and memory that it shares with this one.

Requests go through a pipe, 24 bytes each; the numbers are in a file that both processes map into their memory. The process ends
when its standard input does, so none is left behind, however this process ends.
"""

from __future__ import annotations

import json
import mmap
import operator
import os
import shlex
import shutil
import struct
import subprocess
import tempfile
import threading
import weakref
from pathlib import Path
from typing import Any, Mapping, Sequence

import numpy as np

from .errors import Closed, EngineEnded, HidalgoError, IllegalAction, WrongArgument
from .layout import Layout

RESET, STEP, DEAL, ACT, COPY, FORGET, SHOW, OBSERVE, NAMES, SAMPLE, BOARD = range(1, 12)
COPIES, SAMPLES, ACT_ALL, ROLL_OUT, CHOOSE, CHOOSE_ALL, JUDGE, JUDGE_ALL, PRIORS, INPUTS = range(12, 22)
HISTORY, INFORMATION, TABLE, WRITE, READ, OPEN, NETS, LEGAL = range(22, 30)
ACTS = (STEP, ACT, ACT_ALL)

_REQUEST = struct.Struct("<iiiiq")
_LENGTH = struct.Struct("<i")
_LONGEST_SENTENCE = 500
_BAD_INPUT = 2
_JAVA = 25
_LEAST_SEED, _GREATEST_SEED = -(1 << 63), (1 << 63) - 1
_ARGUMENTS = {"--batch": "num_envs", "--bots": "opponents", "--option": "options"}


def seed_of(number: Any) -> int:
    """A seed, if it is one: any whole number of 64 bits, such as those in `infos["seed"]`."""
    try:
        seed = operator.index(number)
    except TypeError:
        raise WrongArgument(f"A seed is a whole number, not {number!r}.") from None
    if isinstance(number, (bool, np.bool_)) or not _LEAST_SEED <= seed <= _GREATEST_SEED:
        raise WrongArgument(f"A seed is a whole number from {_LEAST_SEED} to {_GREATEST_SEED}, not {number!r}.")
    return seed


def new_seed(random: np.random.Generator) -> int:
    """A seed drawn at random."""
    return int(random.integers(1 << 62))


def number_of(value: Any, name: str, least: int, most: int) -> int:
    """An argument that is a whole number from `least` to `most`."""
    try:
        number = operator.index(value)
    except TypeError:
        raise WrongArgument(f"{name} must be a whole number, not {value!r}.") from None
    if isinstance(value, (bool, np.bool_)) or not least <= number <= most:
        raise WrongArgument(f"{name} must be from {least} to {most}, not {value!r}.")
    return number


def command() -> list[str]:
    """The command that starts Hidalgo: HIDALGO_COMMAND, the jar of a wheel, the launcher of the repository, or `hidalgo` on
    the PATH."""
    given = os.environ.get("HIDALGO_COMMAND")
    if given:
        return shlex.split(given)
    here = Path(__file__).resolve().parent
    if (here / "hidalgo.jar").is_file():
        return [_java(), "-XX:+UseSerialGC", "-jar", str(here / "hidalgo.jar")]
    homes = [here.parent.parent]
    noted = here / "home.txt"
    if noted.exists():
        homes.insert(0, Path(noted.read_text(encoding="utf-8")))
    for home in homes:
        if (home / "hidalgo").is_file() and (home / "pom.xml").is_file():
            return [str(home / "hidalgo")]
    installed = shutil.which("hidalgo")
    if installed:
        return [installed]
    raise EngineEnded("The program hidalgo was not found; set HIDALGO_COMMAND to the command that starts it.")


def _java() -> str:
    """The Java runtime: that of JAVA_HOME, or the one on the PATH."""
    home = os.environ.get("JAVA_HOME")
    java = shutil.which("java", path=os.path.join(home, "bin") if home else None)
    if java is None:
        where = f"JAVA_HOME ({home})" if home else "the PATH"
        raise EngineEnded(f"There is no Java in {where}; install a Java runtime, version {_JAVA} or later, or set JAVA_HOME.")
    return java


class Engine:
    """A process that plays one game with one set of options, many times."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        batch: int = 1,
        threads: int | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
    ):
        self.closed = True
        arguments = command() + ["env", "--game", str(game), "--batch", str(batch)]
        for name, value in dict(options or {}).items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            arguments += ["--option", f"{name}={text}"]
        if players is not None:
            arguments += ["--players", str(players)]
        if threads is not None:
            arguments += ["--threads", str(threads)]
        if opponents is not None:
            bots = opponents if isinstance(opponents, str) else ",".join(opponents)
            arguments += ["--bots", bots, "--seat", str(seat)]
        self._errors = tempfile.TemporaryFile()
        self._forgotten: list[tuple[int, int]] = []
        self.lock = threading.RLock()
        self._owner = os.getpid()
        path = _memory_file()
        try:
            try:
                self._process = subprocess.Popen(
                    arguments + ["--memory", path],
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._errors,
                )
            except OSError as error:
                self._errors.close()
                raise EngineEnded(f"Can't start the engine: {error}.") from None
            self._finalizer = weakref.finalize(self, _end, self._process, self._errors, os.getpid())
            self._in = self._process.stdin.fileno()
            self._out = self._process.stdout.fileno()
            description = self._describe()
            with open(path, "r+b") as file:
                memory = mmap.mmap(file.fileno(), 0)
        finally:
            os.unlink(path)
        self.closed = False
        self.game = description["game"]
        self.version = description["version"]
        self.seats = description["seats"]
        self.rows = description["rows"]
        self.layout = Layout(description["planes"], description["ranges"])
        for array in description["arrays"]:
            shape = (self.rows, array["columns"])
            numbers = np.ndarray(shape, array["type"], memory, array["offset"])
            name = array["name"]
            setattr(self, name, numbers[:, 0] if name in ("action", "random", "seat", "over", "seed") else numbers)

    def request(self, kind: int, game: int = 0, number: int = 0, seed: int = 0, payload: bytes = b"") -> bytes:
        """Sends a request and returns the answer's bytes.

        The numbers in the shared memory are those of the latest request: who reads them holds `lock` meanwhile.
        """
        with self.lock:
            if self.closed:
                raise Closed("This object has been closed; create a new one.")
            if os.getpid() != self._owner:
                raise Closed("This object belongs to the process that created it; create a new one after a fork.")
            while self._forgotten:
                self._ask(*self._forgotten.pop(), 0, 0, b"")
            return self._ask(kind, game, number, seed, payload)

    def forget(self, game: int, kind: int = FORGET) -> None:
        """Lets the engine forget a game with its next request; can be called from a destructor."""
        self._forgotten.append((kind, game))

    def names(self, game: int) -> dict[int, str]:
        """The legal actions of a state, or of row -1 - game of the batch, with their names."""
        return {int(action): name for action, name in json.loads(self.request(NAMES, game))}

    def close(self) -> None:
        """Stops the process."""
        self.closed = True
        if hasattr(self, "_finalizer"):
            self._finalizer()

    def __copy__(self):
        raise TypeError("An engine can't be copied; create another environment.")

    def __deepcopy__(self, memo):
        return self.__copy__()

    def __reduce__(self):
        raise TypeError("An engine can't be sent to another process; create the environment there.")

    def _ask(self, kind, game, number, seed, payload):
        try:
            self._write(_REQUEST.pack(kind, game, number, len(payload), seed) + payload)
        except BrokenPipeError:
            raise self._ended() from None
        length = _LENGTH.unpack(self._read(4))[0]
        answer = self._read(abs(length))
        if length < 0:
            sentence = answer.decode("utf-8")
            raise (IllegalAction if kind in ACTS else HidalgoError)(sentence)
        return answer

    def _write(self, message):
        written = os.write(self._in, message)
        while written < len(message):
            written += os.write(self._in, message[written:])

    def _read(self, count):
        read = os.read(self._out, count)
        while len(read) < count:
            more = os.read(self._out, count - len(read))
            if not more:
                raise self._ended()
            read += more
        return read

    def _describe(self):
        line = bytearray()
        while not line.endswith(b"\n"):
            more = os.read(self._out, 1 << 16)
            if not more:
                raise self._ended()
            line += more
        return json.loads(line)

    def _ended(self):
        """The error for a process that has ended, with the reason that it printed, if any."""
        self._process.wait()
        self._errors.seek(0)
        lines = [line for line in self._errors.read().decode("utf-8", "replace").splitlines() if line.strip()]
        said = lines[-1][:_LONGEST_SENTENCE] if lines else f"it ended with code {self._process.returncode}"
        if any("UnsupportedClassVersionError" in line for line in lines):
            said = f"this Java is too old: set JAVA_HOME to a Java runtime of version {_JAVA} or later"
        wrong = self._process.returncode == _BAD_INPUT and self.closed
        self.close()
        if wrong:
            said = said.removeprefix("hidalgo env: ")
            for flag, argument in _ARGUMENTS.items():
                said = said.replace(flag, argument)
            return WrongArgument(said[:1].upper() + said[1:].replace("--", "").rstrip(".") + ".")
        return EngineEnded(f"The engine has ended: {said}")


def _memory_file() -> str:
    """A new file for the shared memory, in the machine's memory if there is enough of it."""
    folder = None
    if os.path.isdir("/dev/shm") and os.access("/dev/shm", os.W_OK):
        free = os.statvfs("/dev/shm")
        folder = "/dev/shm" if free.f_bavail * free.f_frsize > 1 << 30 else None
    file, path = tempfile.mkstemp(prefix="hidalgo-", dir=folder)
    os.close(file)
    return path


def _end(process, errors, owner):
    """Stops the process, unless this is a fork of the one that started it."""
    if os.getpid() != owner:
        return
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()
    errors.close()
