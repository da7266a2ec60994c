"""Hidalgo: El Caballero and El Grande as environments for programs that learn.

- `VectorEnv` steps many games at once; `SeatEnv` is Gymnasium's interface for one seat against bots.
- `AecEnv` is PettingZoo's interface for all seats; `el_grande_v0.env()` and `el_caballero_v0.env()` create it.
- `load_game` returns a game whose states can be copied, for search.
"""

from .aec import AecEnv
from .errors import Closed, EngineEnded, HidalgoError, IllegalAction, WrongArgument
from .seat import SeatEnv
from .batch import Rollouts, StateBatch
from .state import TERMINAL, Advice, Game, State, load_game
from .vector import VectorEnv

__all__ = [
    "Advice",
    "AecEnv",
    "Closed",
    "EngineEnded",
    "Game",
    "HidalgoError",
    "IllegalAction",
    "Rollouts",
    "SeatEnv",
    "State",
    "StateBatch",
    "TERMINAL",
    "VectorEnv",
    "WrongArgument",
    "load_game",
]

__version__ = "0.1.0"

GAMES = ("el-caballero", "el-grande")


def _register() -> None:
    """Registers the games with Gymnasium, as hidalgo/el-grande-v0 and so on."""
    try:
        from gymnasium.envs.registration import register, registry
    except ImportError:
        return
    for game in GAMES:
        name = f"hidalgo/{game}-v0"
        if name not in registry:
            register(
                id=name,
                entry_point="hidalgo.seat:make",
                vector_entry_point="hidalgo.vector:make",
                kwargs={"game": game},
                order_enforce=False,
                disable_env_checker=True,
            )


_register()
