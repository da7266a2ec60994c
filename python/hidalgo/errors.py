"""The errors; the text of each is one sentence."""


class HidalgoError(Exception):
    """The base class of all errors."""


class IllegalAction(HidalgoError, ValueError):
    """An action that is not legal now; nothing has changed."""


class WrongArgument(HidalgoError, ValueError):
    """A game, an option, a bot or a number that does not exist."""


class Closed(HidalgoError):
    """The environment, game or state has been closed, or belongs to another process."""


class EngineEnded(HidalgoError):
    """The engine's process has ended or could not be started."""
