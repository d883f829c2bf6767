"""Pictures for messages: drawn in a worker thread, each under a name of its own."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Final, TypeAlias

from belote_bot.game.cards import CARDS, Card
from belote_bot.locales import Language
from images import (
    CardStyle,
    Effort,
    HandScene,
    MeldsScene,
    OpenScene,
    PageScene,
    Picture,
    PodiumScene,
    ProfileScene,
    ScoreScene,
    TableScene,
    draw_emoji,
    draw_hand,
    draw_melds,
    draw_open,
    draw_page,
    draw_podium,
    draw_profile,
    draw_score,
    draw_table,
    prepare_card,
)

AnyScene: TypeAlias = (
    TableScene | OpenScene | ScoreScene | HandScene | MeldsScene | PageScene | PodiumScene | ProfileScene
)

MANY: Final = 10
"""While more pictures than this are asked for, people wait for theirs: they are made in haste."""

_numbers: Final = count(1)

# Two at a time: composing takes turns anyway, and every thread keeps memory of its own.
_workers: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="drawing")


@dataclass(slots=True)
class _Demand:
    """The pictures that are asked for and not there yet."""

    pictures: int = 0


_demand: Final = _Demand()


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture and the name under which it is attached: new for every edit, or clients show the old."""

    picture: Picture
    file_name: str


async def drawn(scene: AnyScene) -> Drawn:
    """Draw a scene off the event loop."""
    _demand.pictures += 1
    try:
        picture = await asyncio.get_running_loop().run_in_executor(_workers, _draw, scene)
    finally:
        _demand.pictures -= 1
    kind = type(scene).__name__.removesuffix("Scene").lower()
    return Drawn(picture, f"{kind}-{next(_numbers)}.{picture.extension}")


async def prepare_cards(style: CardStyle) -> None:
    """Draw all cards of a style before anybody waits for them."""
    loop = asyncio.get_running_loop()
    for card in CARDS:
        for language in Language:
            await loop.run_in_executor(_workers, prepare_card, card, language, style)


async def emoji_drawn(card: Card, language: Language, style: CardStyle) -> bytes:
    """Draw a card's emoji off the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_workers, draw_emoji, card, language, style)


def _draw(scene: AnyScene) -> Picture:
    effort = Effort.HASTY if _demand.pictures > MANY else Effort.USUAL
    match scene:
        case TableScene():
            return draw_table(scene, effort)
        case OpenScene():
            return draw_open(scene)
        case ScoreScene():
            return draw_score(scene)
        case HandScene():
            return draw_hand(scene, effort)
        case MeldsScene():
            return draw_melds(scene)
        case PageScene():
            return draw_page(scene)
        case PodiumScene():
            return draw_podium(scene)
        case ProfileScene():
            return draw_profile(scene)
