"""A tournament shared by the workers of a Dask cluster: python3 examples/dask_tournament.py SCHEDULER [GAMES [SHARDS]]

Every worker needs the program, whose command is in HIDALGO (./hidalgo by default), and the driver joins the parts. If a worker dies,
Dask plays its shard again on another one.
"""

import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from distributed import Client

HIDALGO = shlex.split(os.environ.get("HIDALGO", "./hidalgo"))


def play(shard, games):
    arguments = f"tournament --game el-grande --bots squire,random --games {games} --seed 7 --threads 1 --quiet --shard {shard}"
    return subprocess.run([*HIDALGO, *arguments.split()], check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
    shards = int(sys.argv[3]) if len(sys.argv) > 3 else 16
    with Client(sys.argv[1]) as client, tempfile.TemporaryDirectory() as folder:
        parts = client.map(play, [f"{shard}/{shards}" for shard in range(1, shards + 1)], games=games, pure=False, retries=3)
        for number, part in enumerate(client.gather(parts)):
            Path(folder, f"{number}.txt").write_text(part, encoding="utf-8")
        subprocess.run([*HIDALGO, "merge", *map(str, Path(folder).iterdir())], check=True)
