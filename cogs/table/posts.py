"""What a table's message in the channel says: a value made from a snapshot, compared before it is sent."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from belote_bot.game.events import DealResult
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from belote_bot.locales.cards import seat_name
from belote_bot.tables.news import SeatsEvent
from belote_bot.tables.occupants import Bot, Person
from belote_bot.tables.table import Shown, Snapshot, TableStatus
from cogs.parts.faces import ButtonFace, Look, Rows
from cogs.parts.ids import ControlId, Verb, seat_id
from cogs.standings.achievements import earned_line
from cogs.table.clock_words import clock_news
from cogs.table.cutting import cut_lines, cutting_person, was_cut_lines
from cogs.table.farewells import farewell_line
from cogs.table.kinds import kind_in_short
from cogs.table.melds import meld_lines
from cogs.table.rows import cut_rows, match_rows, review_rows, stop_rows
from cogs.table.scenes import draw_scene, melds_scene, score_scene, table_scene
from cogs.table.seats_words import offer_lines, seats_lines, seats_news, wish_rows
from cogs.table.sentences import (
    deal_lines,
    draw_lines,
    language_of,
    lobby_lines,
    rules_lines,
    stop_lines,
)
from cogs.table.sheet_words import sheet_lines
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
    """The person whose turn it is, who is notified."""
    below: MeldsScene | None = None
    """A second picture under the first."""


def deal_key(number: int) -> str:
    """The key of the message about a deal."""
    return f"deal-{number}"


def current_post(snapshot: Snapshot) -> Post:
    """The message about what happens at the table now, or that nothing does."""
    post = _running_post(snapshot)
    if snapshot.frozen and snapshot.status.is_open:
        frozen = say(language_of(snapshot), "table-frozen")
        return replace(post, text=_join(frozen, post.text), mentions=None)
    return post


def _running_post(snapshot: Snapshot) -> Post:
    if snapshot.match is None or snapshot.match.deal is None:
        return _lobby(snapshot)
    deal = snapshot.match.deal
    if snapshot.shown is Shown.CURRENT and len(snapshot.match.results) > deal.number:
        sheet = _sheet(snapshot, snapshot.match.results[deal.number])
        more = (*cut_lines(snapshot), *offer_lines(snapshot), *stop_lines(snapshot))
        text = _join(sheet.text, *clock_news(snapshot), *more)
        return replace(
            sheet,
            text=text,
            rows=cut_rows(snapshot, language_of(snapshot))
            + match_rows(snapshot)
            + stop_rows(snapshot)
            + sheet.rows,
            mentions=_mentioned(snapshot, cutting_person(snapshot)),
        )
    if snapshot.status is TableStatus.STOPPED:
        return Post(deal_key(deal.number), _closed(snapshot), table_scene(snapshot))
    return _deal(snapshot, deal)


def past_post(snapshot: Snapshot, key: str) -> Post | None:
    """How the message about something past stays: the draw, or a score sheet; None if that is unknown."""
    if snapshot.match is None:
        return None
    if key == LOBBY:
        lines = (*_drawn_pairs(snapshot), *draw_lines(snapshot), *rules_lines(snapshot))
        return Post(LOBBY, _join(*lines), draw_scene(snapshot))
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
        *_seats_button(snapshot),
        ButtonFace(ControlId(Verb.RULES, snapshot.id), say(language, "button-rules")),
        ButtonFace(ControlId(Verb.LEAVE, snapshot.id), say(language, "button-leave")),
    )
    rows = tuple(row for row in (seats, (*more, *levels) if free else (), commands) if row)
    text = _join(*lobby_lines(snapshot), *seats_lines(snapshot), *stop_lines(snapshot))
    return Post(LOBBY, text, table_scene(snapshot), rows=rows + wish_rows(snapshot) + stop_rows(snapshot))


def _seats_button(snapshot: Snapshot) -> tuple[ButtonFace, ...]:
    """The button of the panel of the seats, where there is anything to arrange."""
    taken = sum(occupant is not None for occupant in snapshot.seats)
    if taken < 2 and not snapshot.barred:
        return ()
    return (ButtonFace(ControlId(Verb.SEATS, snapshot.id), say(language_of(snapshot), "button-seats")),)


def _drawn_pairs(snapshot: Snapshot) -> Iterator[str]:
    """After the lobby: that the pairs were drawn, if they were."""
    if snapshot.seats_news is not None and snapshot.seats_news.event is SeatsEvent.DRAWN:
        yield from seats_news(snapshot)


def _deal(snapshot: Snapshot, deal: DealView) -> Post:
    language = language_of(snapshot)
    person = None if snapshot.turn is None else snapshot.person(snapshot.turn)
    more = (*meld_lines(snapshot, deal), *was_cut_lines(snapshot, deal))
    return Post(
        deal_key(deal.number),
        _join(*deal_lines(snapshot, deal), *more, *offer_lines(snapshot), *stop_lines(snapshot)),
        table_scene(snapshot),
        _small_print(snapshot, language),
        match_rows(snapshot) + stop_rows(snapshot),
        _mentioned(snapshot, person),
        below=melds_scene(snapshot),
    )


def _mentioned(snapshot: Snapshot, awaited: Person | None) -> int | None:
    """Who is notified when this person is waited for; None for whoever wants no mentions.

    Whom somebody else names, as in an offer of a seat, is not: that would be a way to call anybody.
    """
    return None if awaited is None or awaited.user_id in snapshot.unmentioned else awaited.user_id


def _small_print(snapshot: Snapshot, language: Language) -> str:
    """What the match counts for, and what was fixed before the deal."""
    if snapshot.commitment is None:
        return kind_in_short(snapshot)
    fixed = say(language, "commitment", hash=snapshot.commitment)
    return say(language, "small-print", kind=kind_in_short(snapshot), fixed=fixed)


def _sheet(snapshot: Snapshot, result: DealResult) -> Post:
    scene = score_scene(snapshot, result) or table_scene(snapshot)
    results = snapshot.match.results[: result.number + 1] if snapshot.match else (result,)
    lines = list(sheet_lines(snapshot, snapshot.rules, results))
    if result.winner is not None:
        told = _join(farewell_line(snapshot), earned_line(snapshot))
        lines.append(f"\n{told}" if told else "")  # else it goes on the last entry of the list above
    if snapshot.status is TableStatus.STOPPED and snapshot.match and result == snapshot.match.results[-1]:
        lines.append(_closed(snapshot))
    return Post(deal_key(result.number), _join(*lines), scene, rows=review_rows(snapshot, result))


def _closed(snapshot: Snapshot) -> str:
    return _join(say(language_of(snapshot), "table-closed"), farewell_line(snapshot))


def _join(*lines: str) -> str:
    return "\n".join(line for line in lines if line)
