"""Runs the program: python3 -m hidalgo simulate --game el-grande --players 2"""

import os
import sys

from .engine import command
from .errors import HidalgoError

if __name__ == "__main__":
    try:
        program = command()
        os.execvp(program[0], [*program, *sys.argv[1:]])
    except (HidalgoError, OSError) as error:
        sys.exit(f"hidalgo: {error}")
