"""What a command raises when the user has to change something."""


class UsageError(Exception):
    """Shown as one line, `saloon: …`, with exit code 2; never with a traceback."""
