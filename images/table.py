"""The picture of the table."""

from typing import Final

from belote_bot.game.cards import Card
from belote_bot.game.deal import DealStatus
from belote_bot.game.dealing import lowest_drawer
from belote_bot.game.seats import Team
from belote_bot.game.views import DealView
from belote_bot.locales import say
from images.bubbles import draw_notice, draw_speech, draw_triumph
from images.canvas import Align, Canvas
from images.corners import draw_contract, draw_deal_corner, draw_previous, draw_scores, table_direction
from images.emblem import fan
from images.frames import frame_of
from images.ground import ground_of
from images.layout import (
    BIDS,
    CONTRACT,
    FAN,
    FRAME,
    TRICK_CARDS,
    UPCARD,
    WORDS,
    Box,
    side_of,
)
from images.marks import trump_mark
from images.palette import GOLD, IVORY, PLAQUE
from images.places import draw_places
from images.scene import TableScene
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
from images.text import Style, fit_size
from images.words import seat_name

_SLOT: Final = Panel(PLAQUE, GOLD, line_width=4, radius=11, opacity=120)


def compose_table(scene: TableScene) -> Canvas:
    """Draw the table, not yet encoded."""
    canvas = Canvas(frame_of(ground_of(scene)), scene.style)
    match = scene.match
    if match is not None:
        draw_scores(canvas, scene, match)
        draw_deal_corner(canvas, scene, match)
    if match is None or match.deal is None:
        _draw_before_deal(canvas, scene)
    else:
        _draw_deal(canvas, scene, match.deal)
    return canvas


# ---- the deal --------------------------------------------------------------------------------


def _draw_deal(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    trick = shown_trick(deal, scene.trick)
    draw_places(canvas, scene, deal)
    draw_contract(canvas, scene, deal)
    draw_previous(canvas, scene, deal)
    if deal.contract is None:
        _draw_auction(canvas, scene, deal)
    elif deal.status is DealStatus.DONE and not trick.cards:
        _draw_ending(canvas, scene)
    elif trick.cards or deal.tricks:
        _draw_trick(canvas, scene, deal, trick)
    else:
        _draw_auction(canvas, scene, deal)


def _draw_ending(canvas: Canvas, scene: TableScene) -> None:
    """What the empty table says after a deal."""
    match, language = scene.match, scene.language
    if match is None or match.winner is None:
        draw_notice(canvas, say(language, "image-deal-over"))
    elif match.winner == "draw":
        draw_triumph(canvas, say(language, "image-draw-match"), ())
    else:
        team: Team = match.winner
        names = (seat_name(language, scene.places, seat, match.rules.direction) for seat in (team, team + 2))
        draw_triumph(canvas, say(language, "image-victory"), tuple(names))


def _draw_auction(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    if deal.status is DealStatus.VOID:
        draw_notice(canvas, say(scene.language, "image-void"))
        return
    if deal.contract is None:
        for step in (2, 1):
            back = back_sprite(CardSize.TABLE)
            back.stamp(canvas.frame, UPCARD.left - 5 * step, UPCARD.top - 4 * step)
        canvas.stamp(card_sprite(deal.upcard, scene.language, CardSize.TABLE, style=scene.style), UPCARD)
    else:
        _draw_trump_in_the_middle(canvas, deal)
    speeches = bids_said(scene.language, deal)
    if deal.turn is not None:
        called = "image-speaks" if deal.contract is None else "image-plays"
        speeches[deal.turn] = Speech(say(scene.language, called), Volume.CALL)
    for seat, speech in speeches.items():
        draw_speech(canvas, BIDS[side_of(seat, table_direction(scene))], speech)


def _draw_trump_in_the_middle(canvas: Canvas, deal: DealView) -> None:
    trump = deal.trump
    if trump is None:
        return
    x, y = FRAME.centre
    canvas.stamp(trump_mark(110, trump, canvas.style), Box(x - 55, y - 55, 110, 110))


def _draw_trick(canvas: Canvas, scene: TableScene, deal: DealView, trick: ShownTrick) -> None:
    for seat, card in trick.cards_by_seat().items():
        look = Look.WINNING if seat == trick.winner else Look.PLAIN
        box = TRICK_CARDS[side_of(seat, table_direction(scene))]
        if look is Look.PLAIN:
            canvas.stamp(card_sprite(card, scene.language, CardSize.TABLE, look, scene.style), box)
    actor = acting_seat(deal, scene.trick)
    if actor is not None:
        _draw_slot(canvas, scene, TRICK_CARDS[side_of(actor, table_direction(scene))])
    if trick.winner is not None:
        card = trick.cards_by_seat()[trick.winner]
        box = TRICK_CARDS[side_of(trick.winner, table_direction(scene))]
        canvas.stamp(card_sprite(card, scene.language, CardSize.TABLE, Look.WINNING, scene.style), box)
    for seat, speech in words_said(scene.language, deal, trick).items():
        draw_speech(canvas, WORDS[side_of(seat, table_direction(scene))], speech)


def _draw_slot(canvas: Canvas, scene: TableScene, slot: Box) -> None:
    """Where the card of the player whose turn it is will lie."""
    canvas.panel(slot, _SLOT)
    words = say(scene.language, "image-plays")
    inner = Box(slot.left + 6, slot.top, slot.width - 12, slot.height)
    canvas.write(inner, words, fit_size(words, Style(28, GOLD), inner.width, 25, 22), Align.CENTRE)


# ---- before the deal ------------------------------------------------------------------------


def _draw_before_deal(canvas: Canvas, scene: TableScene) -> None:
    draw_places(canvas, scene, None)
    if scene.draws is None:
        canvas.stamp(fan(scene.language, scene.style), FAN)
        return
    _draw_draws(canvas, scene, scene.draws)


def _draw_draws(canvas: Canvas, scene: TableScene, draws: tuple[Card, ...]) -> None:
    first = lowest_drawer(draws)
    for seat, card in enumerate(draws):
        look = Look.WINNING if seat == first else Look.PLAIN
        canvas.stamp(
            card_sprite(card, scene.language, CardSize.TABLE, look, scene.style),
            TRICK_CARDS[side_of(seat, table_direction(scene))],
        )
    words = say(scene.language, "image-draw-again" if first is None else "image-draw")
    inner = Box(CONTRACT.left + 14, CONTRACT.top, CONTRACT.width - 28, CONTRACT.height)
    canvas.write(inner, words, fit_size(words, Style(24, IVORY), inner.width, 22, 20))
