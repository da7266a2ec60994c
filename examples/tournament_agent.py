"""An agent for tournaments: it plays at random, but never ends its turn as long as it can do anything else.

    pip install ./python
    ./hidalgo tournament --game el-grande --games 20 --bots random,"exec:python3 examples/tournament_agent.py"
"""

import random

from hidalgo.agent import Turn, serve


def choose(turn: Turn) -> str:
    moves = [move for move in turn.legal if move not in ("end", "wait")]
    return random.Random(f"{turn.seed} {turn.table}").choice(moves or turn.legal)


if __name__ == "__main__":
    serve(choose)
