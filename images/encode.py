"""From a frame to the bytes that are sent."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image


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
    """The bytes of a frame."""
    buffer = BytesIO()
    frame.save(buffer, "WEBP", lossless=True, quality=0, method=0)
    return buffer.getvalue()
