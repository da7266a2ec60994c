"""What can go wrong; the text of an error is always one sentence."""


class HidalgoError(Exception):
    """Something that Hidalgo refuses."""


class IllegalAction(HidalgoError, ValueError):
    """An action that is not legal now; nothing has changed."""


class Closed(HidalgoError):
    """The environment, game or state has been closed."""


class EngineEnded(HidalgoError):
    """The engine's process has ended or could not be started."""
