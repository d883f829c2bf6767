"""Streams that nobody reads any more."""

import os
from typing import TextIO


def silence(stream: TextIO | None) -> None:
    """Send the rest of a stream nowhere, what it still holds back included; None is one that was closed."""
    if stream is None:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
