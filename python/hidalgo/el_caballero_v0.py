"""el-caballero in the manner of PettingZoo."""

from .aec import AecEnv


def env(**arguments):
    """All seats as agents; see AecEnv for the arguments."""
    return AecEnv("el-caballero", **{"players": 2, **arguments})


raw_env = env
