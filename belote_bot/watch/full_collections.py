"""The garbage collector's full collections, which hold up every thread of the process."""

import gc
from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

from belote_bot.watch.figures import Figures

__all__ = ["FullCollections", "keep_for_good"]

OLDEST: Final = 2
"""The generation whose collection goes through all that the process holds."""


class FullCollections:
    """Times every full collection while it watches."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._began = 0.0
        self._taken = 0.0

    def watch(self) -> None:
        """Begin."""
        gc.callbacks.append(self._collecting)

    def stop(self) -> None:
        """End."""
        gc.callbacks.remove(self._collecting)

    def taken(self) -> float:
        """The seconds that collections took since this was last asked."""
        taken, self._taken = self._taken, 0.0
        return taken

    def _collecting(self, phase: str, info: Mapping[str, Any]) -> None:
        if info["generation"] != OLDEST:
            return
        if phase == "start":
            self._began = perf_counter()
        else:
            seconds = perf_counter() - self._began
            self._taken += seconds
            self._figures.collections.observe(seconds)


def keep_for_good() -> None:
    """Have the collector pass over all that is there now: what a program loads at its start stays anyway.

    A full collection then goes through what came later, which is little, instead of all modules, sentences
    and pictures.
    """
    gc.collect()
    gc.freeze()
