"""The picture of the table."""

from typing import Final

from belote_bot.game.cards import Card, Suit, total_points
from belote_bot.game.deal import DealStatus
from belote_bot.game.dealing import lowest_drawer
from belote_bot.game.seats import SEATS, Seat
from belote_bot.game.views import DealView
from belote_bot.locales import say
from images.canvas import Align, Canvas
from images.corners import SHADE, draw_contract, draw_deal_corner, draw_previous, draw_scores, table_direction
from images.felt import felt
from images.layout import (
    BIDS,
    CONTRACT,
    FRAME,
    PLAQUES,
    TRICK_CARDS,
    UPCARD,
    WORDS,
    Box,
    Side,
    side_of,
)
from images.marks import trump_mark
from images.palette import GOLD, GOLD_DEEP, INK, IVORY, PLAQUE, SOFT
from images.plaque import Light, PlaqueText, draw_free_place, draw_plaque
from images.scene import Place, TableScene
from images.showing import (
    ShownTrick,
    Speech,
    Volume,
    acting_seat,
    bids_said,
    shown_trick,
    words_said,
)
from images.sizes import CardSize
from images.sprites import Look, Panel, back_sprite, card_sprite
from images.suits import suit_mask
from images.text import Style, fit_size, width_of
from images.words import team_name

_SLOT: Final = Panel(GOLD, GOLD, line_width=3, radius=10, opacity=38)
"""Where the card of the player whose turn it is will lie."""


def compose_table(scene: TableScene) -> Canvas:
    """Draw the table, not yet encoded."""
    canvas = Canvas(felt(FRAME.width, FRAME.height).copy())
    match = scene.match
    if match is not None:
        draw_scores(canvas, scene, match)
        draw_deal_corner(canvas, scene, match)
    if match is None or match.deal is None:
        _draw_before_deal(canvas, scene)
    else:
        _draw_deal(canvas, scene, match.deal)
    return canvas


# ---- the places ------------------------------------------------------------------------------


def _draw_places(canvas: Canvas, scene: TableScene, deal: DealView | None) -> None:
    for seat in SEATS:
        box = PLAQUES[side_of(seat, table_direction(scene))]
        place = scene.places[seat]
        if place is None:
            draw_free_place(canvas, box, say(scene.language, "image-free-seat"))
        elif deal is None:
            draw_plaque(canvas, box, _plaque_before_deal(scene, seat, place))
        else:
            draw_plaque(canvas, box, _plaque(scene, deal, seat, place))


def _plaque_before_deal(scene: TableScene, seat: Seat, place: Place) -> PlaqueText:
    first = None if scene.draws is None else lowest_drawer(scene.draws)
    if seat != first:
        return PlaqueText(seat, place.name, place.is_bot, Light.QUIET)
    return PlaqueText(
        seat,
        place.name,
        place.is_bot,
        Light.HONOUR,
        note=say(scene.language, "image-deals"),
        dealer=say(scene.language, "image-dealer-letter"),
    )


def _plaque(scene: TableScene, deal: DealView, seat: Seat, place: Place) -> PlaqueText:
    language, contract = scene.language, deal.contract
    trick = shown_trick(deal, scene.trick)
    light, note = Light.QUIET, ""
    if seat == acting_seat(deal, scene.trick):
        light, note = Light.TURN, say(language, "image-speaks" if contract is None else "image-plays")
    elif seat == trick.winner:
        light, note = Light.HONOUR, say(language, "image-trick-points", points=_trick_points(deal, trick))
    return PlaqueText(
        seat=seat,
        name=place.name,
        is_bot=place.is_bot,
        light=light,
        note=note,
        dealer=say(language, "image-dealer-letter") if seat == deal.dealer else "",
        taken=contract.trump if contract is not None and contract.taker == seat else None,
        tricks=None if contract is None else deal.tricks_won[seat],
        belote=any(speaker == seat for speaker, _ in deal.belote_words),
    )


def _trick_points(deal: DealView, trick: ShownTrick) -> int:
    return total_points(trick.cards, deal.trump) + (10 if trick.number == 7 else 0)


# ---- the deal --------------------------------------------------------------------------------


def _draw_deal(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    trick = shown_trick(deal, scene.trick)
    _draw_places(canvas, scene, deal)
    draw_contract(canvas, scene, deal)
    draw_previous(canvas, scene, deal)
    if deal.contract is None:
        _draw_auction(canvas, scene, deal)
    elif trick.cards:
        _draw_trick(canvas, scene, deal, trick)
    elif deal.status is DealStatus.DONE:
        _draw_notice(canvas, _ending(scene))
    elif not deal.tricks:
        _draw_auction(canvas, scene, deal)
    else:
        _draw_trump_in_the_middle(canvas, deal)
        _draw_trick(canvas, scene, deal, trick)


def _ending(scene: TableScene) -> list[str]:
    """What the empty table says after a deal, in one or two lines."""
    match = scene.match
    if match is None or match.winner is None:
        return [say(scene.language, "image-deal-over")]
    if match.winner == "draw":
        return [say(scene.language, "image-draw-match")]
    names = team_name(scene.language, scene.places, match.winner, match.rules.direction)
    return [say(scene.language, "image-victory"), names]


def _draw_auction(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    if deal.status is DealStatus.VOID:
        _draw_notice(canvas, [say(scene.language, "image-void")])
        return
    if deal.contract is None:
        for step in (2, 1):
            beneath = Box(UPCARD.left - 5 * step, UPCARD.top - 4 * step, UPCARD.width, UPCARD.height)
            canvas.stamp(back_sprite(CardSize.TABLE), beneath)
        canvas.stamp(card_sprite(deal.upcard, scene.language, CardSize.TABLE), UPCARD)
    else:
        _draw_trump_in_the_middle(canvas, deal)
    for seat, speech in bids_said(scene.language, deal).items():
        _draw_speech(canvas, BIDS[side_of(seat, table_direction(scene))], speech, Align.CENTRE)


def _draw_trump_in_the_middle(canvas: Canvas, deal: DealView) -> None:
    trump = deal.trump
    if trump is None:
        return
    mark = trump_mark(110, trump)
    x, y = FRAME.centre
    mark.stamp(canvas.frame, x - 55, y - 55)


def _draw_trick(canvas: Canvas, scene: TableScene, deal: DealView, trick: ShownTrick) -> None:
    for seat, card in trick.cards_by_seat().items():
        look = Look.WINNING if seat == trick.winner else Look.PLAIN
        box = TRICK_CARDS[side_of(seat, table_direction(scene))]
        if look is Look.PLAIN:
            canvas.stamp(card_sprite(card, scene.language, CardSize.TABLE, look), box)
    actor = acting_seat(deal, scene.trick)
    if actor is not None:
        canvas.panel(TRICK_CARDS[side_of(actor, table_direction(scene))], _SLOT)
    if trick.winner is not None:
        card = trick.cards_by_seat()[trick.winner]
        box = TRICK_CARDS[side_of(trick.winner, table_direction(scene))]
        canvas.stamp(card_sprite(card, scene.language, CardSize.TABLE, Look.WINNING), box)
    aligns = {
        Side.NORTH: Align.LEFT,
        Side.SOUTH: Align.RIGHT,
        Side.WEST: Align.CENTRE,
        Side.EAST: Align.CENTRE,
    }
    for seat, speech in words_said(scene.language, deal, trick).items():
        side = side_of(seat, table_direction(scene))
        _draw_speech(canvas, WORDS[side], speech, aligns[side])


def _draw_speech(canvas: Canvas, box: Box, speech: Speech, align: Align) -> None:
    faded = speech.volume is Volume.FADED
    style = fit_size(speech.words, Style(26, INK), box.width - 24, 22, 19, 17)
    width = min(box.width, width_of(speech.words, style) + 24)
    left = box.left + round((box.width - width) * align.value)
    bubble = Box(left, box.top, width, box.height)
    canvas.panel(bubble, Panel(SOFT if faded else IVORY, radius=20, opacity=150 if faded else 255))
    canvas.write(Box(left + 12, box.top, width - 24, box.height), speech.words, style, Align.CENTRE)


def _draw_notice(canvas: Canvas, lines: list[str]) -> None:
    styles = [fit_size(words, Style(28, IVORY), 340, 24, 20) for words in lines]
    widest = max(width_of(words, style) for words, style in zip(lines, styles, strict=True))
    width, height = min(380, widest + 40), 28 + 40 * len(lines)
    box = Box(FRAME.centre[0] - width // 2, FRAME.centre[1] - height // 2, width, height)
    canvas.panel(box, Panel(PLAQUE, GOLD_DEEP, line_width=3, radius=16))
    for index, (words, style) in enumerate(zip(lines, styles, strict=True)):
        row = Box(box.left + 14, box.top + 14 + 40 * index, width - 28, 40)
        canvas.write(row, words, style, Align.CENTRE)


# ---- before the deal ------------------------------------------------------------------------


def _draw_before_deal(canvas: Canvas, scene: TableScene) -> None:
    _draw_places(canvas, scene, None)
    if scene.draws is None:
        _draw_emblem(canvas)
        return
    _draw_draws(canvas, scene, scene.draws)


def _draw_draws(canvas: Canvas, scene: TableScene, draws: tuple[Card, ...]) -> None:
    first = lowest_drawer(draws)
    for seat, card in enumerate(draws):
        look = Look.WINNING if seat == first else Look.PLAIN
        canvas.stamp(
            card_sprite(card, scene.language, CardSize.TABLE, look),
            TRICK_CARDS[side_of(seat, table_direction(scene))],
        )
    canvas.panel(CONTRACT, SHADE)
    words = say(scene.language, "image-draw-again" if first is None else "image-draw")
    inner = Box(CONTRACT.left + 14, CONTRACT.top, CONTRACT.width - 28, CONTRACT.height)
    canvas.write(inner, words, Style(23, IVORY))


def _draw_emblem(canvas: Canvas) -> None:
    """The four suits, sewn on the cloth."""
    x, y = FRAME.centre
    size = 74
    for suit, (dx, dy) in zip(Suit, ((-1, -1), (1, -1), (-1, 1), (1, 1)), strict=True):
        mask = suit_mask(suit, size)
        left, top = x + dx * 46 - size // 2, y + dy * 46 - size // 2
        canvas.frame.paste((12, 66, 46), (left + 2, top + 3), mask)
        canvas.frame.paste((66, 140, 104), (left, top), mask)
