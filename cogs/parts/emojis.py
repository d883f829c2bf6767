"""The cards as emojis of the application: uploaded once, found again by their names, worn by buttons."""

import logging
from collections.abc import Iterator
from enum import Enum, auto
from itertools import product
from typing import Final

import discord

from belote_bot.game.cards import CARDS, Card, Suit
from belote_bot.locales import Language
from belote_bot.locales.cards import rank_index
from belote_bot.tables.pace import Sleep
from cogs.parts.drawing import emoji_drawn
from cogs.parts.retrying import FAILURES
from images import CardStyle

log: Final = logging.getLogger(__name__)

DRAWING: Final = 1
"""Grows when the emojis are drawn anew: the names change with it, and so they are uploaded again."""

LOOK_SECONDS: Final = 60.0
"""How long a process that uploads no emojis waits before it looks again for those that are missing."""

SQUARES: Final = {
    CardStyle.CLASSIC: {Suit.SPADES: "⬛", Suit.HEARTS: "🟥", Suit.DIAMONDS: "🟥", Suit.CLUBS: "⬛"},
    CardStyle.FOUR_COLOUR: {Suit.SPADES: "⬛", Suit.HEARTS: "🟥", Suit.DIAMONDS: "🟦", Suit.CLUBS: "🟩"},
}
"""What stands beside a card's name while its emoji is missing."""


class ButtonArt(Enum):
    """What the buttons of cards wear."""

    EMOJIS = auto()
    """The application's emojis, uploaded where they are missing."""
    SQUARES = auto()
    """Coloured squares, where there is no Discord to keep emojis."""


class CardEmojis:
    """The emojis that Discord has; a card whose emoji is missing gets a square in its suit's colour."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._texts: dict[str, str] = {}

    async def prepare(self, sleep: Sleep, *, uploads: bool) -> None:
        """Find the emojis and upload those that are missing; without them the buttons wear squares.

        Where another process `uploads` them, they are looked for until they are there.
        """
        await self._look(upload=uploads)
        while not uploads and any(name not in self._texts for name, *_ in _wanted()):
            await sleep(LOOK_SECONDS)
            await self._look(upload=False)

    async def _look(self, *, upload: bool) -> None:
        try:
            for emoji in await self._client.fetch_application_emojis():
                self._texts[emoji.name] = str(emoji)
            for name, card, language, style in _wanted() if upload else ():
                if name not in self._texts:
                    image = await emoji_drawn(card, language, style)
                    emoji = await self._client.create_application_emoji(name=name, image=image)
                    self._texts[name] = str(emoji)
        except FAILURES as error:
            log.warning("the card emojis are not complete: %s", error)

    def missing(self) -> tuple[int, int]:
        """How many emojis Discord does not have yet, and how many it takes."""
        wanted = [name for name, *_ in _wanted()]
        return sum(name not in self._texts for name in wanted), len(wanted)

    def forget(self) -> None:
        """Do without the emojis: Discord does not know one of them any more."""
        self._texts.clear()

    def of(self, card: Card, language: Language, style: CardStyle) -> str:
        """What stands on a card's button before its name."""
        return self._texts.get(_name(card, language, style)) or SQUARES[style][card.suit]


def _name(card: Card, language: Language, style: CardStyle) -> str:
    """The emoji's name; where languages or styles do not differ, they share it."""
    both = card.suit in (Suit.SPADES, Suit.HEARTS)
    palette = CardStyle.CLASSIC if both else style
    return f"belote{DRAWING}_{palette.value}_{rank_index(language, card.rank)}{card.suit.letter}"


def _wanted() -> Iterator[tuple[str, Card, Language, CardStyle]]:
    """Every emoji once, those of the default style first."""
    seen: set[str] = set()
    for style, language, card in product(CardStyle, Language, CARDS):
        name = _name(card, language, style)
        if name not in seen:
            seen.add(name)
            yield name, card, language, style
