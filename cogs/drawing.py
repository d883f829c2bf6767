"""Pictures for messages: drawn in a worker thread, each under a name of its own."""

import asyncio
from dataclasses import dataclass
from itertools import count
from typing import Final

from images import HandScene, Picture, ScoreScene, TableScene, draw_hand, draw_score, draw_table

_numbers: Final = count(1)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture and the name under which it is attached: new for every edit, or clients show the old."""

    picture: Picture
    file_name: str


async def drawn(scene: TableScene | ScoreScene | HandScene) -> Drawn:
    """Draw a scene off the event loop."""
    picture = await asyncio.to_thread(_draw, scene)
    kind = type(scene).__name__.removesuffix("Scene").lower()
    return Drawn(picture, f"{kind}-{next(_numbers)}.{picture.extension}")


def _draw(scene: TableScene | ScoreScene | HandScene) -> Picture:
    match scene:
        case TableScene():
            return draw_table(scene)
        case ScoreScene():
            return draw_score(scene)
        case HandScene():
            return draw_hand(scene)
