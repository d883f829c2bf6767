"""Adding matches up: the rows of their results, and what they change in ratings and on ranking lists."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from belote_bot.game.seats import partner_of
from belote_bot.standings.outcomes import Part, Result, Share, company_of
from belote_bot.standings.periods import LEAST_MATCHES, Span, period_at
from belote_bot.standings.ratings import Change, changes
from belote_bot.storage.boards import Company, Sides
from belote_bot.storage.endings import EndedMatch
from belote_bot.storage.matches import WINNER_TEXT
from belote_bot.storage.reading import Value
from belote_bot.storage.results import Entry, LineKey, ShownRating, StoredRating

Boards: TypeAlias = Mapping[tuple[Company, Sides], int]
"""The ids of the ranking lists of one server and period."""


@dataclass(slots=True)
class Ledger:
    """Matches that were entered in the order in which they ended, and are not stored yet."""

    ratings: dict[tuple[int, int], StoredRating]
    """By server and person: of everybody in the matches, as it is after the last one."""
    boards: Mapping[tuple[int, str], Boards]
    """By server and period: all in which a match counts."""
    matches: list[tuple[Value, ...]] = field(default_factory=list[tuple[Value, ...]])
    people: list[tuple[Value, ...]] = field(default_factory=list[tuple[Value, ...]])
    entries: dict[LineKey, Entry] = field(default_factory=dict[LineKey, Entry])
    shown: dict[LineKey, ShownRating] = field(default_factory=dict[LineKey, ShownRating])
    """Ratings that lines show to which no match was added."""

    def enter(self, match: EndedMatch, shares: Sequence[Share]) -> None:
        """Add a match, and what it gave to everybody in it."""
        known = {
            user_id: rating
            for sitter in match.starters
            if (user_id := sitter.user_id) is not None
            and (rating := self.ratings.get((match.guild_id, user_id))) is not None
        }
        changed = changes(match, shares, known)
        self.matches.append(_match_row(match))
        self.people += [_person_row(match, share, changed.get(share.user_id)) for share in shares]
        for user_id, change in changed.items():
            self.ratings[match.guild_id, user_id] = change.stored
        self._rank(match, [share for share in shares if share.counted], changed)

    def _rank(self, match: EndedMatch, counted: list[Share], changed: dict[int, Change]) -> None:
        """Add the match to the ranking lists; former players are on none."""
        if not counted:
            return
        people = [_gain((s,), changed[s.user_id].shown) for s in counted if s.user_id > 0]
        pairs = [
            _gain(pair, _mean(changed[pair[0].user_id].shown, changed[pair[1].user_id].shown))
            for pair in _pairs(counted)
        ]
        for span, period in periods_of(match):
            boards = self.boards[match.guild_id, period]
            least = LEAST_MATCHES[span]
            for gain in people:
                self._add(boards[gain.company, Sides.PEOPLE], gain, least)
                self._add(boards[Company.ALL, Sides.PEOPLE], gain, least)
                apart = Company.BOTS if gain.company is Company.PEOPLE else Company.PEOPLE
                self._show((boards[apart, Sides.PEOPLE], *gain.who), gain.shown)
            for gain in pairs:
                self._add(boards[gain.company, Sides.PAIRS], gain, least)
                self._add(boards[Company.ALL, Sides.PAIRS], gain, least)

    def _add(self, board_id: int, gain: "_Gain", least: int) -> None:
        """Add a match to a line."""
        line = (board_id, *gain.who)
        self.shown.pop(line, None)
        entry = self.entries.get(line)
        if entry is None:
            entry = self.entries[line] = Entry(line, least, gain.shown)
        entry.shown = gain.shown
        entry.matches += 1
        entry.won += gain.won
        entry.drawn += gain.drawn
        entry.deals += gain.deals
        entry.marks += gain.marks
        entry.contracts += gain.contracts
        entry.capots += gain.capots

    def _show(self, line: LineKey, shown: ShownRating) -> None:
        """Let a line show a rating that moved elsewhere, if there is such a line."""
        entry = self.entries.get(line)
        if entry is not None:
            entry.shown = shown
        else:
            self.shown[line] = shown


@dataclass(frozen=True, slots=True)
class _Gain:
    """What a match adds to every line of a person, or of a pair."""

    who: tuple[int, int]
    """A person and 0, or the two of a pair."""
    company: Company
    shown: ShownRating
    won: int
    drawn: int
    deals: int
    marks: int
    contracts: int
    capots: int


def _gain(side: tuple[Share, ...], shown: ShownRating) -> _Gain:
    share = side[0]
    return _Gain(
        who=(share.user_id, side[1].user_id if len(side) > 1 else 0),
        company=share.company,
        shown=shown,
        won=int(share.result is Result.WON),
        drawn=int(share.result is Result.DRAWN),
        deals=share.figures.deals,
        marks=share.figures.marks[0],
        contracts=sum(sum(each.figures.made) for each in side),
        capots=share.figures.capots[0],
    )


def periods_of(match: EndedMatch) -> list[tuple[Span, str]]:
    """The periods in which the match ended, one of each span."""
    return [(span, period_at(span, match.ended_at)) for span in Span]


def _pairs(counted: list[Share]) -> list[tuple[Share, Share]]:
    """The partners who both played the whole match, by number."""
    whole = {share.seat: share for share in counted if share.part is Part.WHOLE and share.user_id > 0}
    pairs = [
        (whole[seat], whole[partner_of(seat)]) for seat in (0, 1) if {seat, partner_of(seat)} <= set(whole)
    ]
    return [(one, other) if one.user_id < other.user_id else (other, one) for one, other in pairs]


def _mean(one: ShownRating, other: ShownRating) -> ShownRating:
    """What a pair's line shows."""
    rating, spread = round((one.rating + other.rating) / 2), round((one.spread + other.spread) / 2)
    return ShownRating(rating, spread, min(one.rated, other.rated))


def _match_row(match: EndedMatch) -> tuple[Value, ...]:
    """How the match ended, in the order of the columns."""
    return (
        match.id,
        match.place,
        match.guild_id,
        match.ended_at,
        match.ending,
        None if match.winner is None else WINNER_TEXT[match.winner],
        match.kind,
        company_of(match),
        len(match.deals),
        *(match.deals[-1].totals if match.deals else (0, 0)),
    )


def _person_row(match: EndedMatch, share: Share, change: Change | None) -> tuple[Value, ...]:
    """What the match gave to a person, in the order of the columns."""
    figures = share.figures
    strengths = (
        (None, None, None, None)
        if change is None
        else (change.before.mu, change.before.sigma, change.after.mu, change.after.sigma)
    )
    return (
        match.id,
        share.user_id,
        match.guild_id,
        match.place,
        share.seat,
        share.partner_id,
        share.part,
        share.result,
        share.company,
        int(share.counted),
        figures.deals,
        *figures.marks,
        *figures.taken,
        *figures.made,
        *figures.failed,
        figures.belotes,
        *figures.capots,
        *strengths,
    )
