"""The four places of the table: what each plaque says at this moment."""

from dataclasses import replace

from belote_bot.game.cards import total_points
from belote_bot.game.deal import DealStatus
from belote_bot.game.dealing import lowest_drawer
from belote_bot.game.seats import SEATS, Seat, team_of
from belote_bot.game.views import DealView
from belote_bot.locales import say
from images.canvas import Canvas
from images.corners import table_direction
from images.layout import PLAQUES, side_of
from images.plaque import Light, PlaqueText, draw_free_place, draw_plaque
from images.scene import Place, TableScene
from images.showing import ShownTrick, acting_seat, shown_trick
from images.words import level_name, seat_name


def draw_places(canvas: Canvas, scene: TableScene, deal: DealView | None) -> None:
    """Draw everybody's plaque, and the free seats."""
    for seat in SEATS:
        box = PLAQUES[side_of(seat, table_direction(scene))]
        place = scene.places[seat]
        if place is None:
            draw_free_place(canvas, box, seat, say(scene.language, "image-free-seat"))
            continue
        name = seat_name(scene.language, scene.places, seat, table_direction(scene))
        place = replace(place, name=name)
        if deal is None:
            draw_plaque(canvas, box, _before_deal(scene, seat, place))
        else:
            draw_plaque(canvas, box, plaque_in_deal(scene, deal, seat, place))


def _before_deal(scene: TableScene, seat: Seat, place: Place) -> PlaqueText:
    first = None if scene.draws is None else lowest_drawer(scene.draws)
    if seat != first:
        return PlaqueText(seat, place, Light.QUIET, level=_level(scene, place))
    return PlaqueText(
        seat,
        place,
        Light.HONOUR,
        note=say(scene.language, "image-deals"),
        dealer=say(scene.language, "image-dealer-letter"),
    )


def plaque_in_deal(scene: TableScene, deal: DealView, seat: Seat, place: Place) -> PlaqueText:
    """What a player's plaque says during a deal."""
    language, contract = scene.language, deal.contract
    trick = shown_trick(deal, scene.trick)
    light, note = Light.QUIET, ""
    if seat == acting_seat(deal, scene.trick):
        light = Light.TURN
    elif seat == trick.winner:
        light, note = Light.HONOUR, say(language, "image-trick-points", points=_points(deal, trick))
    elif deal.status is DealStatus.DONE and scene.match is not None and scene.match.winner == team_of(seat):
        light = Light.HONOUR
    return PlaqueText(
        seat=seat,
        place=place,
        light=light,
        note=note,
        level=_level(scene, place),
        dealer=say(language, "image-dealer-letter") if seat == deal.dealer else "",
        taken=contract.trump if contract is not None and contract.taker == seat else None,
        tricks=0 if contract is None else deal.tricks_won[seat],
        belote=any(speaker == seat for speaker, _ in deal.belote_words),
    )


def _level(scene: TableScene, place: Place) -> str:
    return "" if place.bot is None else level_name(scene.language, place.bot)


def _points(deal: DealView, trick: ShownTrick) -> int:
    return total_points(trick.cards, deal.trump) + (10 if trick.number == 7 else 0)
