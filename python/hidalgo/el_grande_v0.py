"""el-grande in the manner of PettingZoo."""

from __future__ import annotations

from typing import Any

from .aec import AecEnv


def env(**arguments: Any) -> AecEnv:
    """All seats as agents; see AecEnv for the arguments."""
    return AecEnv("el-grande", **arguments)


raw_env = env
