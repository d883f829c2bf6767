"""From a frame to the bytes that are sent."""

from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image

_QUALITY: Final = 82


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture with the text for those who cannot see it."""

    data: bytes
    alt: str
    extension: str
    """`webp`: the ending of the file's name, without a dot."""
    size: tuple[int, int]
    """Width and height in pixels."""


def encode(frame: Image.Image) -> bytes:
    """The bytes of a frame.

    Measured on a table with a full trick: lossy WebP with the least effort takes a third of the time and of
    the bytes of a lossless one, a sixth of the time of a PNG; `python -m bench.pictures` measures again.
    """
    buffer = BytesIO()
    frame.save(buffer, "WEBP", quality=_QUALITY, method=0)
    return buffer.getvalue()


def encode_small(image: Image.Image) -> bytes:
    """The bytes of a picture that is sent once and kept: a PNG as small as it gets."""
    buffer = BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
