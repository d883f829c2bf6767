"""The picture of the melds shown at the second trick: for each seat of the winning team its cards."""

from dataclasses import dataclass
from typing import Final

from belote_bot.game.cards import Card
from belote_bot.game.melds import Meld
from belote_bot.game.seats import Seat, team_of
from belote_bot.locales import say
from images.canvas import Align, Canvas
from images.felt import felt
from images.layout import FRAME, Box
from images.palette import GOLD, IVORY, PLAQUE, TEAM_COLOURS
from images.scene import MeldsScene
from images.sizes import CardSize
from images.sprites import Panel, card_sprite
from images.text import Style, fit_size
from images.words import card_name, listed, meld_name, meld_shown, seat_name

_EDGE: Final = 12
_CAPTION: Final = 36
_ROW: Final = _CAPTION + CardSize.TABLE.height + 14
_NAME: Final = Box(_EDGE, 0, 196, 92)
_CARDS: Final = Box(_NAME.right + 16, 0, FRAME.width - _NAME.right - 16 - _EDGE, 0)
_BETWEEN: Final = 22
"""Between two melds of one seat."""
_WIDEST_STEP: Final = 84
"""From one card to the next where there is room."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Where one meld lies."""

    meld: Meld
    caption: Box
    cards: tuple[tuple[Card, Box], ...]


def compose_melds(scene: MeldsScene) -> Canvas:
    """Draw the melds, not yet encoded."""
    height = 2 * 6 + len(scene.shown) * _ROW
    canvas = Canvas(felt(FRAME.width, height).copy(), scene.style)
    for index, (seat, melds) in enumerate(scene.shown):
        _draw_seat(canvas, scene, 6 + index * _ROW, seat, melds)
    return canvas


def _draw_seat(canvas: Canvas, scene: MeldsScene, top: int, seat: Seat, melds: tuple[Meld, ...]) -> None:
    _draw_name(canvas, scene, top, seat, sum(meld.points for meld in melds))
    for group in _groups(melds, top):
        words = meld_shown(scene.language, group.meld)
        style = fit_size(words, Style(27, IVORY, on_dark=True), group.caption.width, 24, 21)
        canvas.write(group.caption, words, style)
        for card, box in group.cards:
            canvas.stamp(card_sprite(card, scene.language, CardSize.TABLE, style=scene.style), box)


def _draw_name(canvas: Canvas, scene: MeldsScene, top: int, seat: Seat, points: int) -> None:
    """Who shows, and what it is worth, beside the middle of the cards."""
    box = _NAME.lowered(top + _CAPTION + (CardSize.TABLE.height - _NAME.height) // 2)
    canvas.panel(box, Panel(PLAQUE, GOLD, line_width=3, radius=13))
    canvas.panel(Box(box.left + 9, box.top + 12, 5, box.height - 24), Panel(TEAM_COLOURS[team_of(seat)]))
    inner = Box(box.left + 24, box.top + 6, box.width - 34, (box.height - 12) // 2)
    name = seat_name(scene.language, scene.places, seat, scene.direction)
    canvas.write(inner, name, fit_size(name, Style(27, IVORY), inner.width, 24, 21))
    words = say(scene.language, "image-melds-points", points=points)
    canvas.write(inner.lowered(inner.height), words, Style(25, GOLD), Align.LEFT)


def _groups(melds: tuple[Meld, ...], top: int) -> tuple[_Group, ...]:
    """The melds side by side, the cards of each overlapping as much as they must."""
    width, height = CardSize.TABLE.value
    covered = sum(len(meld.cards) - 1 for meld in melds)
    room = _CARDS.width - len(melds) * width - (len(melds) - 1) * _BETWEEN
    step = min(_WIDEST_STEP, room // covered)
    groups: list[_Group] = []
    left = _CARDS.left
    for meld in melds:
        wide = width + step * (len(meld.cards) - 1)
        cards = tuple(
            (card, Box(left + index * step, top + _CAPTION, width, height))
            for index, card in enumerate(meld.cards)
        )
        caption_right = left + wide if len(melds) > 1 else _CARDS.right
        groups.append(_Group(meld, Box(left, top, caption_right - left, _CAPTION), cards))
        left += wide + _BETWEEN
    return tuple(groups)


def describe_melds(scene: MeldsScene) -> str:
    """The melds in words."""
    language = scene.language
    return " ".join(
        say(
            language,
            "alt-melds-of",
            name=seat_name(language, scene.places, seat, scene.direction),
            melds=listed(language, [_in_words(scene, meld) for meld in melds]),
        )
        for seat, melds in scene.shown
    )


def _in_words(scene: MeldsScene, meld: Meld) -> str:
    cards = listed(scene.language, [card_name(scene.language, card) for card in meld.cards])
    name = meld_name(scene.language, meld.kind)
    return say(scene.language, "alt-meld", meld=name, cards=cards, points=meld.points)
