"""From a frame to the bytes that are sent."""

from dataclasses import dataclass
from enum import Enum, auto
from io import BytesIO
from typing import Final

from PIL import Image


class Effort(Enum):
    """How much time a picture may take to be encoded."""

    USUAL = auto()
    HASTY = auto()
    """A tenth of the time, for two to three times the bytes."""


@dataclass(frozen=True, slots=True)
class Lossy:
    """A way to make a lossy WebP."""

    quality: int
    """0 (small) to 100 (like the frame)."""
    method: int
    """0 (quick) to 6 (dense)."""


QUICK: Final = Lossy(82, 0)
"""For what is about as large as it is shown: tables and sheets."""
DENSE: Final = Lossy(50, 2)
"""For hands: at 2× what is lost is too fine to be seen, and a third of the bytes is worth some more time."""
CARD: Final = Lossy(72, 2)
"""For a player's card: at 2×, too, with small figures that are to stay sharp."""


HASTY_QUALITY: Final = 80
"""0 (small) to 95 (like the frame), of a JPEG."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture with the text for those who cannot see it."""

    data: bytes
    alt: str
    extension: str
    """`webp` or `jpg`: the ending of the file's name, without a dot."""
    size: tuple[int, int]
    """Width and height in pixels."""


def encode(frame: Image.Image, way: Lossy = QUICK) -> bytes:
    """The bytes of a frame.

    Measured on a table with a full trick, a lossy WebP takes a third of the time and of the bytes of a
    lossless one and a sixth of the time of a PNG; `python -m bench.pictures` measures every kind again.
    """
    buffer = BytesIO()
    frame.save(buffer, "WEBP", quality=way.quality, method=way.method)
    return buffer.getvalue()


def encode_hastily(frame: Image.Image) -> bytes:
    """The bytes of a frame as a JPEG."""
    buffer = BytesIO()
    frame.save(buffer, "JPEG", quality=HASTY_QUALITY)
    return buffer.getvalue()


def encode_small(image: Image.Image) -> bytes:
    """The bytes of a picture that is sent once and kept: a PNG as small as it gets."""
    buffer = BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
