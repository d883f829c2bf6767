"""How long the table waits, so that people can follow."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Pauses in seconds, 0 or more."""

    bot: float = 1.0
    """Before a bot acts."""
    trick: float = 2.5
    """While a complete trick lies on the table."""
    deal: float = 12.0
    """While a score sheet is read, before the next deal."""
