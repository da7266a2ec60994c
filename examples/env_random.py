#!/usr/bin/env python3
"""Plays a whole game at random through `hidalgo env`; needs nothing but Python 3.

    python3 examples/env_random.py [GAME [COMMAND...]]

GAME is el-caballero (the default) or el-grande; COMMAND starts Hidalgo, ./hidalgo by default.
"""
import json
import random
import subprocess
import sys

game = sys.argv[1] if len(sys.argv) > 1 else "el-caballero"
command = sys.argv[2:] or ["./hidalgo"]
hidalgo = subprocess.Popen(
    command + ["env", "--game", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")


def send(**message):
    """Sends a command and returns the answer."""
    hidalgo.stdin.write(json.dumps(message) + "\n")
    hidalgo.stdin.flush()
    answer = json.loads(hidalgo.stdout.readline())
    if "error" in answer:
        sys.exit(answer["error"])
    return answer


rng = random.Random(1)
state = send(command="reset", seed=1, options={"players": 2})
moves = 0
while not state["over"]:
    state = send(command="step", seat=state["seat"], move=rng.choice(state["legal"]))
    moves += 1
print(f"{game}: {moves} moves, totals {state['totals']}, winners {state['winners']}")
send(command="close")
