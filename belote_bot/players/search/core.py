"""What takes the time of a search: compiled where it was built, else in Python, with the same results."""

from os import environ
from typing import Final

from belote_bot.players.search import pure

PURE: Final = "BELOTE_PURE"
"""An environment variable: where it is set, everything is done in Python, for measuring and for trying it."""

try:
    if environ.get(PURE):
        raise ImportError
    # One that was built from older sources lacks some of these, and counts as none.
    from belote_bot.players.search._native import auctions, deals, fives, playouts, promises, solve
except ImportError:
    from belote_bot.players.search.auctions import auctions, fives, promises
    from belote_bot.players.search.dealing import deals
    from belote_bot.players.search.pure import playouts
    from belote_bot.players.search.solver import solve

__all__ = ["COMPILED", "auctions", "deals", "fives", "playouts", "promises", "solve"]

COMPILED: Final = playouts is not pure.playouts
"""Whether the compiled half is at hand."""
