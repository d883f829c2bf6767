"""What a table's message in the channel says: a value made from a snapshot, compared before it is sent."""

from dataclasses import dataclass, replace
from typing import Final

from belote_bot.game.dealing import CutHeight
from belote_bot.game.events import DealResult
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from belote_bot.locales.cards import seat_name
from belote_bot.tables.occupants import Absence, Bot, absent
from belote_bot.tables.table import Shown, Snapshot, TableStatus
from cogs.achievements import earned_line
from cogs.clock_words import clock_news
from cogs.cutting import cut_lines, cutting_person, was_cut_lines
from cogs.faces import ButtonFace, Look, Rows
from cogs.farewells import farewell_line
from cogs.ids import ControlId, Verb, cut_id, review_id, seat_id, take_seat_id
from cogs.kinds import kind_in_short
from cogs.melds import meld_lines
from cogs.scenes import draw_scene, melds_scene, score_scene, table_scene
from cogs.sentences import (
    deal_lines,
    draw_lines,
    language_of,
    lobby_lines,
    name_of,
    rules_lines,
    stop_lines,
)
from cogs.sheet_words import sheet_lines
from images import MeldsScene, ScoreScene, TableScene

LOBBY: Final = "lobby"


@dataclass(frozen=True, slots=True)
class Post:
    """One message about a table."""

    key: str
    """What the message is about: the lobby, or one deal; another key is another message."""
    text: str
    scene: TableScene | ScoreScene
    footer: str | None = None
    rows: Rows = ()
    mentions: int | None = None
    """The person whose turn it is, who is mentioned."""
    below: MeldsScene | None = None
    """A second picture under the first."""


def deal_key(number: int) -> str:
    """The key of the message about a deal."""
    return f"deal-{number}"


def current_post(snapshot: Snapshot) -> Post:
    """The message about what happens at the table now."""
    if snapshot.match is None or snapshot.match.deal is None:
        return _lobby(snapshot)
    deal = snapshot.match.deal
    if snapshot.shown is Shown.CURRENT and len(snapshot.match.results) > deal.number:
        sheet = _sheet(snapshot, snapshot.match.results[deal.number])
        text = _join(sheet.text, *clock_news(snapshot), *cut_lines(snapshot), *stop_lines(snapshot))
        cutter = cutting_person(snapshot)
        return replace(
            sheet,
            text=text,
            rows=cut_rows(snapshot, language_of(snapshot))
            + _match_rows(snapshot)
            + _stop_rows(snapshot)
            + sheet.rows,
            mentions=None if cutter is None or cutter.user_id in snapshot.unmentioned else cutter.user_id,
        )
    if snapshot.status is TableStatus.STOPPED:
        return Post(deal_key(deal.number), _closed(snapshot), table_scene(snapshot))
    return _deal(snapshot, deal)


def past_post(snapshot: Snapshot, key: str) -> Post | None:
    """How the message about something past stays: the draw, or a score sheet; None if that is unknown."""
    if snapshot.match is None:
        return None
    if key == LOBBY:
        return Post(LOBBY, _join(*draw_lines(snapshot), *rules_lines(snapshot)), draw_scene(snapshot))
    for result in snapshot.match.results:
        if key == deal_key(result.number):
            return _sheet(snapshot, result)
    return None


def _lobby(snapshot: Snapshot) -> Post:
    if snapshot.status is TableStatus.STOPPED:
        return Post(LOBBY, _closed(snapshot), table_scene(snapshot))
    language = language_of(snapshot)
    free = [seat for seat, occupant in enumerate(snapshot.seats) if occupant is None]
    seats = tuple(
        ButtonFace(
            seat_id(snapshot.id, seat),
            say(language, "button-seat", side=seat_name(language, seat, snapshot.rules.direction)),
            Look.MAIN,
        )
        for seat in free
    )
    bots = any(isinstance(occupant, Bot) for occupant in snapshot.seats)
    more = (
        ButtonFace(ControlId(Verb.BOT, snapshot.id), say(language, "button-add-bot")),
        ButtonFace(ControlId(Verb.FILL, snapshot.id), say(language, "button-fill")),
    )
    levels = (ButtonFace(ControlId(Verb.BOTS, snapshot.id), say(language, "button-bots")),) if bots else ()
    if not snapshot.terms.takes_bots:
        more, levels = (), ()
    commands = (
        ButtonFace(
            ControlId(Verb.START, snapshot.id), say(language, "button-start"), Look.GOOD, enabled=not free
        ),
        *(() if free else levels),
        ButtonFace(ControlId(Verb.RULES, snapshot.id), say(language, "button-rules")),
        ButtonFace(ControlId(Verb.LEAVE, snapshot.id), say(language, "button-leave")),
    )
    rows = tuple(row for row in (seats, (*more, *levels) if free else (), commands) if row)
    text = _join(*lobby_lines(snapshot), *stop_lines(snapshot))
    return Post(LOBBY, text, table_scene(snapshot), rows=rows + _stop_rows(snapshot))


def _deal(snapshot: Snapshot, deal: DealView) -> Post:
    language = language_of(snapshot)
    person = None if snapshot.turn is None else snapshot.person(snapshot.turn)
    more = (*meld_lines(snapshot, deal), *was_cut_lines(snapshot, deal))
    return Post(
        deal_key(deal.number),
        _join(*deal_lines(snapshot, deal), *more, *stop_lines(snapshot)),
        table_scene(snapshot),
        _small_print(snapshot, language),
        _match_rows(snapshot) + _stop_rows(snapshot),
        None if person is None or person.user_id in snapshot.unmentioned else person.user_id,
        below=melds_scene(snapshot),
    )


def _small_print(snapshot: Snapshot, language: Language) -> str:
    """What the match counts for, and what was fixed before the deal."""
    if snapshot.commitment is None:
        return kind_in_short(snapshot)
    fixed = say(language, "commitment", hash=snapshot.commitment)
    return say(language, "small-print", kind=kind_in_short(snapshot), fixed=fixed)


def _match_rows(snapshot: Snapshot) -> Rows:
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


def _absence_rows(snapshot: Snapshot) -> Rows:
    """The buttons for whoever wants to sit where a bot sits in: their own seat, or a leaver's."""
    if snapshot.status is not TableStatus.PLAYING:
        return ()
    language = language_of(snapshot)
    faces: list[ButtonFace] = []
    if absent(snapshot.seats, Absence.ASLEEP):
        faces.append(
            ButtonFace(ControlId(Verb.TAKE_BACK, snapshot.id), say(language, "button-take-back"), Look.MAIN)
        )
    for seat in absent(snapshot.seats, Absence.LEFT).values():
        label = say(language, "button-take-seat", bot=name_of(snapshot, seat))
        faces.append(ButtonFace(take_seat_id(snapshot.id, seat), label))
    return (tuple(faces),) if faces else ()


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


def _stop_rows(snapshot: Snapshot) -> Rows:
    """The buttons for whoever wants to sit down, and for those who are asked whether the match stops."""
    if snapshot.stop_request is None:
        return _absence_rows(snapshot)
    language = language_of(snapshot)
    return (
        *_absence_rows(snapshot),
        (
            ButtonFace(ControlId(Verb.AGREE, snapshot.id), say(language, "button-agree"), Look.RED),
            ButtonFace(ControlId(Verb.PLAY_ON, snapshot.id), say(language, "button-play-on")),
        ),
    )


def _sheet(snapshot: Snapshot, result: DealResult) -> Post:
    scene = score_scene(snapshot, result) or table_scene(snapshot)
    results = snapshot.match.results[: result.number + 1] if snapshot.match else (result,)
    lines = list(sheet_lines(snapshot, snapshot.rules, results))
    if result.winner is not None:
        told = _join(farewell_line(snapshot), earned_line(snapshot))
        lines.append(f"\n{told}" if told else "")  # else it goes on the last entry of the list above
    if snapshot.status is TableStatus.STOPPED and snapshot.match and result == snapshot.match.results[-1]:
        lines.append(_closed(snapshot))
    return Post(deal_key(result.number), _join(*lines), scene, rows=_review_rows(snapshot, result))


def _review_rows(snapshot: Snapshot, result: DealResult) -> Rows:
    """The buttons under a score sheet, for good, for those who played; the last one offers a rematch."""
    if snapshot.match_id is None:
        return ()
    language = language_of(snapshot)
    review = ButtonFace(review_id(snapshot.match_id, result.number), say(language, "button-review"))
    if result.winner is None:
        return ((review,),)
    again = ButtonFace(ControlId(Verb.REMATCH, snapshot.match_id), say(language, "button-rematch"), Look.MAIN)
    return ((again, review),)


def _closed(snapshot: Snapshot) -> str:
    return _join(say(language_of(snapshot), "table-closed"), farewell_line(snapshot))


def _join(*lines: str) -> str:
    return "\n".join(line for line in lines if line)
