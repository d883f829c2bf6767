"""The picture of the table."""

from typing import Final

from belote_bot.game.cards import Card, Suit, total_points
from belote_bot.game.deal import DealStatus
from belote_bot.game.dealing import lowest_drawer
from belote_bot.game.house_rules import Direction
from belote_bot.game.seats import SEATS, TEAMS, Seat
from belote_bot.game.views import DealView, MatchView
from belote_bot.locales import say
from images.canvas import Align, Canvas
from images.felt import felt
from images.layout import (
    BIDS,
    CONTRACT,
    DEAL,
    FRAME,
    PLAQUES,
    PREVIOUS,
    SCORES,
    TRICK_CARDS,
    UPCARD,
    WORDS,
    Box,
    Side,
    side_of,
)
from images.marks import tricks_mark, trump_mark
from images.palette import GOLD, GOLD_DEEP, INK, IVORY, PLAQUE, SOFT, TEAM_COLOURS
from images.plaque import Light, PlaqueText, draw_free_place, draw_plaque
from images.scene import Place, TableScene
from images.showing import (
    ShownTrick,
    Speech,
    Volume,
    acting_seat,
    bids_said,
    previous_trick,
    shown_trick,
    words_said,
)
from images.sizes import CardSize
from images.sprites import Look, Panel, back_sprite, card_sprite
from images.suits import suit_mask
from images.text import Style, width_of
from images.words import seat_name, suit_name, team_name

_SHADE: Final = Panel(PLAQUE, radius=12, opacity=190)


def compose_table(scene: TableScene) -> Canvas:
    """Draw the table, not yet encoded."""
    canvas = Canvas(felt(FRAME.width, FRAME.height).copy())
    match = scene.match
    if match is None:
        _draw_before_match(canvas, scene)
    else:
        _draw_scores(canvas, scene, match)
        _draw_deal_corner(canvas, scene, match)
        if match.deal is None:
            _draw_places(canvas, scene, None)
        else:
            _draw_deal(canvas, scene, match.deal)
    return canvas


def _direction(scene: TableScene) -> Direction:
    return Direction.ANTICLOCKWISE if scene.match is None else scene.match.rules.direction


# ---- the places ------------------------------------------------------------------------------


def _draw_places(canvas: Canvas, scene: TableScene, deal: DealView | None) -> None:
    for seat in SEATS:
        box = PLAQUES[side_of(seat, _direction(scene))]
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
    _draw_contract(canvas, scene, deal)
    _draw_previous(canvas, scene, deal)
    if deal.contract is None:
        _draw_auction(canvas, scene, deal)
    elif trick.cards:
        _draw_trick(canvas, scene, deal, trick)
    elif deal.status is DealStatus.DONE:
        _draw_notice(canvas, say(scene.language, "image-deal-over"))
    elif not deal.tricks:
        _draw_auction(canvas, scene, deal)
    else:
        _draw_trump_in_the_middle(canvas, deal)


def _draw_auction(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    if deal.status is DealStatus.VOID:
        _draw_notice(canvas, say(scene.language, "image-void"))
    elif deal.contract is None:
        for step in (2, 1):
            beneath = Box(UPCARD.left - 5 * step, UPCARD.top - 4 * step, UPCARD.width, UPCARD.height)
            canvas.stamp(back_sprite(CardSize.TABLE), beneath)
        canvas.stamp(card_sprite(deal.upcard, scene.language, CardSize.TABLE), UPCARD)
    else:
        _draw_trump_in_the_middle(canvas, deal)
    for seat, speech in bids_said(scene.language, deal).items():
        _draw_speech(canvas, BIDS[side_of(seat, _direction(scene))], speech, Align.CENTRE)


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
        box = TRICK_CARDS[side_of(seat, _direction(scene))]
        if look is Look.PLAIN:
            canvas.stamp(card_sprite(card, scene.language, CardSize.TABLE, look), box)
    if trick.winner is not None:
        card = trick.cards_by_seat()[trick.winner]
        box = TRICK_CARDS[side_of(trick.winner, _direction(scene))]
        canvas.stamp(card_sprite(card, scene.language, CardSize.TABLE, Look.WINNING), box)
    aligns = {
        Side.NORTH: Align.LEFT,
        Side.SOUTH: Align.RIGHT,
        Side.WEST: Align.CENTRE,
        Side.EAST: Align.CENTRE,
    }
    for seat, speech in words_said(scene.language, deal, trick).items():
        side = side_of(seat, _direction(scene))
        _draw_speech(canvas, WORDS[side], speech, aligns[side])


def _draw_speech(canvas: Canvas, box: Box, speech: Speech, align: Align) -> None:
    faded = speech.volume is Volume.FADED
    style = next(
        (
            style
            for style in (Style(size, INK) for size in (26, 22, 19))
            if width_of(speech.words, style) <= box.width - 24
        ),
        Style(17, INK),
    )
    width = min(box.width, width_of(speech.words, style) + 24)
    left = box.left + round((box.width - width) * align.value)
    bubble = Box(left, box.top, width, box.height)
    canvas.panel(bubble, Panel(SOFT if faded else IVORY, radius=20, opacity=150 if faded else 255))
    canvas.write(Box(left + 12, box.top, width - 24, box.height), speech.words, style, Align.CENTRE)


def _draw_notice(canvas: Canvas, words: str) -> None:
    width = min(360, width_of(words, Style(28, IVORY)) + 40)
    box = Box(FRAME.centre[0] - width // 2, FRAME.centre[1] - 34, width, 68)
    canvas.panel(box, Panel(PLAQUE, GOLD_DEEP, radius=16))
    canvas.write(Box(box.left + 14, box.top, width - 28, box.height), words, Style(28, IVORY), Align.CENTRE)


# ---- the corners -----------------------------------------------------------------------------


def _draw_scores(canvas: Canvas, scene: TableScene, match: MatchView) -> None:
    canvas.panel(SCORES, _SHADE)
    for team in TEAMS:
        row = Box(SCORES.left + 12, SCORES.top + 4 + 35 * team, SCORES.width - 24, 35)
        canvas.panel(Box(row.left, row.top + 10, 15, 15), Panel(TEAM_COLOURS[team], radius=7))
        total = str(match.totals[team])
        points = canvas.write(row, total, Style(30, IVORY), Align.RIGHT)
        right = points.left - 8
        tricks = _team_tricks(match.deal, team)
        if tricks:
            count = canvas.write(
                Box(row.left, row.top, right - row.left, row.height),
                str(tricks),
                Style(19, SOFT),
                Align.RIGHT,
            )
            tricks_mark(19, SOFT).stamp(canvas.frame, count.left - 21, row.top + 8)
            right = count.left - 27
        names = team_name(scene.language, scene.places, team, match.rules.direction)
        canvas.write(
            Box(row.left + 22, row.top, right - row.left - 22, row.height), names, Style(20, IVORY, 500)
        )


def _team_tricks(deal: DealView | None, team: int) -> int:
    return 0 if deal is None else deal.tricks_won[team] + deal.tricks_won[team + 2]


def _draw_contract(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    box, language, contract = CONTRACT, scene.language, deal.contract
    canvas.panel(box, _SHADE)
    if contract is None:
        second = len(deal.bids) >= 4
        words = say(language, "image-second-round" if second else "image-first-round")
        canvas.write(Box(box.left + 14, box.top, box.width - 28, box.height), words, Style(24, IVORY))
        return
    trump_mark(58, contract.trump).stamp(canvas.frame, box.left + 8, box.top + 6)
    left, width = box.left + 76, box.width - 86
    trump = say(language, "image-trump", suit=suit_name(language, contract.trump))
    canvas.write(Box(left, box.top + 2, width, 36), trump, Style(25, IVORY))
    taker = seat_name(language, scene.places, contract.taker, _direction(scene))
    canvas.write(
        Box(left, box.top + 34, width, 32), say(language, "image-taker", name=taker), Style(20, SOFT, 500)
    )


def _draw_deal_corner(canvas: Canvas, scene: TableScene, match: MatchView) -> None:
    box, language, rules = DEAL, scene.language, match.rules
    canvas.panel(box, _SHADE)
    inner = Box(box.left + 14, box.top + 2, box.width - 28, 36)
    number = 1 if match.deal is None else match.deal.number + 1
    canvas.write(inner, say(language, "image-deal", number=number), Style(24, IVORY), Align.RIGHT)
    if match.pot:
        canvas.write(inner, say(language, "image-pot", points=match.pot), Style(24, GOLD))
    if rules.target is not None:
        goal = say(language, "image-target", points=rules.target)
    else:
        goal = say(language, "image-number-of-deals", deals=rules.deals or 0)
    canvas.write(Box(inner.left, box.top + 34, inner.width, 32), goal, Style(20, SOFT, 500), Align.RIGHT)


def _draw_previous(canvas: Canvas, scene: TableScene, deal: DealView) -> None:
    trick = previous_trick(deal, scene.trick)
    if trick is None or deal.status is DealStatus.VOID:
        return
    box, size = PREVIOUS, CardSize.TINY
    canvas.panel(box, _SHADE)
    title = say(scene.language, "image-previous-trick")
    canvas.write(
        Box(box.left + 8, box.top + 1, box.width - 16, 22), title, Style(15, SOFT, 500), Align.CENTRE
    )
    for index, card in enumerate(trick.cards):
        won = (trick.leader + index) % 4 == trick.winner
        place = Box(box.left + 4 + index * (size.width + 3), box.top + 24, size.width, size.height)
        canvas.stamp(card_sprite(card, scene.language, size, Look.WINNING if won else Look.PLAIN), place)


# ---- before the match ------------------------------------------------------------------------


def _draw_before_match(canvas: Canvas, scene: TableScene) -> None:
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
            TRICK_CARDS[side_of(seat, _direction(scene))],
        )
    canvas.panel(CONTRACT, _SHADE)
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
