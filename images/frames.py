"""Frames to draw on: asking the system for the memory of each anew takes as long as drawing the cards."""

from threading import Lock
from typing import Final

from PIL import Image

MOST: Final = 4
"""How many frames wait for the next pictures, some 10 MB: two tables and two hands."""

_LOCK: Final = Lock()
_SPARE: Final = list[Image.Image]()


def frame_of(ground: Image.Image) -> Image.Image:
    """A frame that shows this ground, for the caller alone."""
    with _LOCK:
        index = next((index for index, spare in enumerate(_SPARE) if spare.size == ground.size), None)
        frame = None if index is None else _SPARE.pop(index)
    if frame is None:
        return ground.copy()
    frame.paste(ground)
    return frame


def give_back(frame: Image.Image) -> None:
    """Let a later picture be drawn on this frame; the caller does not touch it any more."""
    with _LOCK:
        _SPARE.append(frame)
        del _SPARE[:-MOST]
