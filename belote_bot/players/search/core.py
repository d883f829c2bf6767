"""Playing out and solving: compiled where the extension was built, else in Python, with the same results."""

from typing import Final

from belote_bot.players.search import pure, solver

try:
    from belote_bot.players.search import _native
except ImportError:
    _native = None

COMPILED: Final = _native is not None
"""Whether the compiled half is at hand."""

playouts: Final = pure.playouts if _native is None else _native.playouts
solve: Final = solver.solve if _native is None else _native.solve
