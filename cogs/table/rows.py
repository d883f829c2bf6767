"""The buttons under a table's message while a match goes on, and those that stay under its sheets."""

from belote_bot.game.dealing import CutHeight
from belote_bot.game.events import DealResult
from belote_bot.locales import Language, say
from belote_bot.tables.occupants import Absence, absent
from belote_bot.tables.table import Snapshot, TableStatus
from cogs.parts.faces import ButtonFace, Look, Rows
from cogs.parts.ids import DRAWN, ControlId, Verb, cut_id, review_id, take_seat_id
from cogs.table.cutting import cutting_person
from cogs.table.seats_words import offer_rows
from cogs.table.sentences import language_of, name_of


def match_rows(snapshot: Snapshot) -> Rows:
    """What everybody may ask for while a match goes on."""
    if snapshot.status is not TableStatus.PLAYING:
        return ()
    language = language_of(snapshot)
    return (
        (
            ButtonFace(ControlId(Verb.HAND, snapshot.id), say(language, "button-hand"), Look.MAIN),
            ButtonFace(ControlId(Verb.TABLE, snapshot.id), say(language, "button-table")),
            ButtonFace(ControlId(Verb.RULES, snapshot.id), say(language, "button-rules")),
        ),
    )


def absence_rows(snapshot: Snapshot) -> Rows:
    """The buttons for whoever wants to sit where a bot sits in, and for whom a seat is handed over to."""
    return _back_rows(snapshot) + open_rows(snapshot)


def _back_rows(snapshot: Snapshot) -> Rows:
    """The button for those whose seat a bot holds until they come back."""
    if snapshot.status is not TableStatus.PLAYING or not absent(snapshot.seats, Absence.ASLEEP):
        return ()
    label = say(language_of(snapshot), "button-take-back")
    return ((ButtonFace(ControlId(Verb.TAKE_BACK, snapshot.id), label, Look.MAIN),),)


def open_rows(snapshot: Snapshot) -> Rows:
    """The buttons for whoever wants to sit where somebody left, or hands their seat over."""
    if snapshot.status is not TableStatus.PLAYING:
        return ()
    language = language_of(snapshot)
    faces: list[ButtonFace] = []
    for seat in absent(snapshot.seats, Absence.LEFT).values():
        label = say(language, "button-take-seat", bot=name_of(snapshot, seat))
        faces.append(ButtonFace(take_seat_id(snapshot.id, seat), label))
    return ((tuple(faces),) if faces else ()) + offer_rows(snapshot)


def cut_rows(snapshot: Snapshot, language: Language) -> Rows:
    """The buttons for whoever cuts the pack for the next deal, as long as they have not."""
    if cutting_person(snapshot) is None:
        return ()
    return (
        tuple(
            ButtonFace(
                cut_id(snapshot.id, snapshot.version, height),
                say(language, f"button-cut-{height.value}"),
                Look.MAIN,
            )
            for height in CutHeight
        ),
    )


def stop_rows(snapshot: Snapshot) -> Rows:
    """The buttons for whoever wants to sit down, and for those who are asked whether the match stops."""
    if snapshot.stop_request is None:
        return absence_rows(snapshot)
    language = language_of(snapshot)
    return (
        *absence_rows(snapshot),
        (
            ButtonFace(ControlId(Verb.AGREE, snapshot.id), say(language, "button-agree"), Look.RED),
            ButtonFace(ControlId(Verb.PLAY_ON, snapshot.id), say(language, "button-play-on")),
        ),
    )


def review_rows(snapshot: Snapshot, result: DealResult) -> Rows:
    """The buttons under a score sheet, for good, for those who played; the last one offers a rematch."""
    if snapshot.match_id is None:
        return ()
    language = language_of(snapshot)
    review = ButtonFace(review_id(snapshot.match_id, result.number), say(language, "button-review"))
    if result.winner is None:
        return ((review,),)
    again = ButtonFace(ControlId(Verb.REMATCH, snapshot.match_id), say(language, "button-rematch"), Look.MAIN)
    drawn = ButtonFace(
        ControlId(Verb.REMATCH, snapshot.match_id, (DRAWN,)), say(language, "button-rematch-drawn")
    )
    return ((again, drawn, review),)
