"""From a scene to a picture."""

from collections.abc import Callable
from threading import Lock
from typing import Final, TypeVar

from belote_bot.game.cards import Card
from belote_bot.locales import Language
from images.alt import describe_hand
from images.canvas import Canvas
from images.drawn import Drawn
from images.emoji import compose_emoji
from images.encode import (
    CARD,
    DENSE,
    QUICK,
    Effort,
    Lossy,
    Picture,
    encode,
    encode_hastily,
    encode_small,
)
from images.frames import give_back
from images.hand import compose_hand
from images.melds import compose_melds, describe_melds
from images.open_alt import describe_open
from images.open_table import compose_open
from images.page import PageScene, compose_page, describe_page
from images.podium import compose_podium, describe_podium
from images.profile import compose_profile
from images.profile_alt import describe_profile
from images.scene import CardStyle, HandScene, MeldsScene, OpenScene, ScoreScene, TableScene
from images.score import compose_score
from images.score_alt import describe_score
from images.sizes import CardSize
from images.sprites import card_sprite
from images.standing import PodiumScene, ProfileScene
from images.table import compose_table
from images.table_alt import describe_table

_Scene = TypeVar(
    "_Scene", TableScene, OpenScene, HandScene, ScoreScene, MeldsScene, PageScene, PodiumScene, ProfileScene
)

# Sprites and fonts are shared; composing takes a few milliseconds, so one thread at a time does it.
_COMPOSING: Final = Lock()
_DRAWN: Final = Drawn()


def draw_table(scene: TableScene, effort: Effort = Effort.USUAL) -> Picture:
    """The table as everybody sees it."""
    return _draw(scene, compose_table, describe_table, effort=effort)


def draw_open(scene: OpenScene) -> Picture:
    """A moment of a deal of a match that is over, with all four hands."""
    return _draw(scene, compose_open, describe_open)


def draw_hand(scene: HandScene, effort: Effort = Effort.USUAL) -> Picture:
    """A hand, for its holder only."""
    return _draw(scene, compose_hand, describe_hand, DENSE, effort)


def draw_score(scene: ScoreScene) -> Picture:
    """The score sheet of a finished deal."""
    return _draw(scene, compose_score, describe_score)


def draw_melds(scene: MeldsScene) -> Picture:
    """The melds shown at the second trick."""
    return _draw(scene, compose_melds, describe_melds)


def draw_page(scene: PageScene) -> Picture:
    """The picture of a page of the rules."""
    return _draw(scene, compose_page, describe_page)


def draw_podium(scene: PodiumScene) -> Picture:
    """The first three of the standings."""
    return _draw(scene, compose_podium, describe_podium)


def draw_profile(scene: ProfileScene) -> Picture:
    """One person's card."""
    return _draw(scene, compose_profile, describe_profile, CARD)


def draw_emoji(card: Card, language: Language, style: CardStyle) -> bytes:
    """A card as an emoji: a PNG of 128 by 128 pixels."""
    with _COMPOSING:
        return encode_small(compose_emoji(card, language, style))


def prepare_card(card: Card, language: Language, style: CardStyle) -> None:
    """Draw a card as tables and hands in this language need it; else that is done when it is first needed."""
    for size in (CardSize.TABLE, CardSize.HAND, CardSize.TINY):
        with _COMPOSING:
            card_sprite(card, language, size, style=style)


def forget_drawn() -> None:
    """Draw every scene anew, also those that have been drawn of late."""
    _DRAWN.forget()


def _draw(
    scene: _Scene,
    compose: Callable[[_Scene], Canvas],
    describe: Callable[[_Scene], str],
    way: Lossy = QUICK,
    effort: Effort = Effort.USUAL,
) -> Picture:
    def draw() -> Picture:
        with _COMPOSING:
            frame = compose(scene).frame
        if effort is Effort.HASTY:
            picture = Picture(encode_hastily(frame), describe(scene), "jpg", frame.size)
        else:
            picture = Picture(encode(frame, way), describe(scene), "webp", frame.size)
        give_back(frame)
        return picture

    return _DRAWN.get(scene, draw)
