"""A count in words: who plays, each deal in a line, what is said of a deal that is being entered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from belote_bot.counting.count import Count, Writers
from belote_bot.counting.draft import Draft, Fault, Impossible, NoNumber, WrongSum
from belote_bot.game.counted import Capot
from belote_bot.game.events import DealResult
from belote_bot.game.scoring import DealScore
from belote_bot.game.seats import Seat, Team
from belote_bot.locales import Language, say
from belote_bot.locales.cards import suit_name
from belote_bot.tables.occupants import Person, Seats
from cogs.parts.names import in_text
from cogs.rules.words import rules_summary
from cogs.table.sentences import match_length, team_names
from cogs.table.sheet_words import sheet_lines

LONGEST_ON_BUTTON: Final = 14
"""How much of a name stands on a button or beside a field, where Discord leaves little room."""

LINES_SHOWN: Final = 8
"""How many deals the message lists; the menu of corrections has all of them."""


@dataclass(frozen=True, slots=True)
class CountSeated:
    """The four of a count, for the sentences about a table."""

    language: Language
    seats: Seats


def seated(language: Language, count: Count) -> CountSeated:
    """The four of a count, in the language of whoever reads."""
    first, second, third, fourth = (Person(player.user_id or 0, player.name) for player in count.players)
    return CountSeated(language, (first, second, third, fourth))


def name_in_text(count: Count, seat: Seat) -> str:
    """The name of a player, literally."""
    return in_text(count.players[seat].name)


def short_name(count: Count, seat: Seat, longest: int = LONGEST_ON_BUTTON) -> str:
    """A name of at most so many characters; with the seat's number where another one would read the same."""
    cut = [_cut(player.name, longest) for player in count.players]
    if cut.count(cut[seat]) == 1:
        return cut[seat]
    return f"{_cut(count.players[seat].name, longest - 2)} {seat + 1}"


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"


def team_on_button(language: Language, count: Count, team: Team) -> str:
    """Both names of a team, short enough for a button or the label of a field."""
    one, other = (short_name(count, seat) for seat in (team, team + 2))
    return say(language, "team", one=one, other=other)


# ---- the message in the channel --------------------------------------------------------------


def count_lines(count: Count) -> Iterator[str]:
    """What the message of a count says above its picture."""
    language = Language(count.row.language)
    four = seated(language, count)
    results = count.tally.results
    if results:
        yield from sheet_in_words(language, count, results)
    else:
        yield say(language, "count-title", team_a=team_names(four, 0), team_b=team_names(four, 1))
        yield match_length(language, count.rules)
        yield rules_summary(language, count.rules)
    if count.beyond:
        yield say(language, "count-beyond", number=len(results), beyond=count.beyond)
    if not count.is_open:
        yield say(language, "count-closed")
    elif not count.is_over:
        yield next_deal_line(language, count)


def sheet_in_words(language: Language, count: Count, results: Sequence[DealResult]) -> Iterator[str]:
    """The last of these deals, the first ones of the count: what is written below a score sheet."""
    return sheet_lines(seated(language, count), count.rules, results, void="count-void")


def next_deal_line(language: Language, count: Count) -> str:
    """Which deal comes next, and who deals it."""
    number = len(count.deals)
    return say(language, "count-next", number=number + 1, dealer=name_in_text(count, count.dealer(number)))


def deal_list(count: Count) -> Iterator[str]:
    """The last deals in a line each, newest first."""
    language = Language(count.row.language)
    newest = range(len(count.deals) - 1, -1, -1)
    for number in newest[:LINES_SHOWN]:
        yield deal_line(language, count, number, name_in_text)
    if len(count.deals) > LINES_SHOWN:
        yield say(language, "count-more", deals=len(count.deals) - LINES_SHOWN)


# ---- one deal --------------------------------------------------------------------------------


class Naming(Protocol):
    """How a player is called: literally in a message, plainly in a menu."""

    def __call__(self, count: Count, seat: Seat, /) -> str:
        """The name of a seat."""
        ...


def plain_name(count: Count, seat: Seat) -> str:
    """The name of a player for a menu, which knows no formatting."""
    return short_name(count, seat)


def deal_line(language: Language, count: Count, number: int, naming: Naming) -> str:
    """A deal of the count in one line: who took, how it ended, the marks, the totals."""
    deal = count.deals[number]
    results = count.tally.results
    result = results[number] if number < len(results) else None
    score = None if result is None else result.score
    if deal is None:
        return say(language, "count-line-void", number=number + 1)
    taker, trump = naming(count, deal.taker), suit_name(language, deal.trump)
    if result is None or score is None:
        return say(language, "count-line-beyond", number=number + 1, taker=taker, trump=trump)
    return say(
        language,
        "count-line",
        number=number + 1,
        taker=taker,
        trump=trump,
        outcome=_outcome_word(language, score),
        marks_a=result.marks[0],
        marks_b=result.marks[1],
        total_a=result.totals[0],
        total_b=result.totals[1],
    )


def _outcome_word(language: Language, score: DealScore) -> str:
    """How a deal ended, in a word."""
    outcome = "capot" if score.capot == score.takers else score.outcome.value
    return say(language, f"count-outcome-{outcome}")


# ---- a deal that is being entered ------------------------------------------------------------


def draft_lines(language: Language, count: Count, number: int, draft: Draft) -> Iterator[str]:
    """What stands above the buttons of a deal that is being entered."""
    key = "count-entry-title" if number == len(count.deals) else "count-correct-title"
    yield say(language, key, number=number + 1, dealer=name_in_text(count, count.dealer(number)))
    fault = draft.fault(count.rules)
    if fault is not None:
        yield say(language, "count-fault", fault=fault_sentence(language, fault))
        yield from typed_lines(language, count, draft)
        return
    deal = draft.counted(count.rules)
    if deal is None:
        missing = [say(language, f"count-missing-{part.value}") for part in draft.missing]
        yield say(language, "count-missing", parts=", ".join(missing))
        return
    if not isinstance(deal.tricks, Capot):
        points = deal.points.cards
        four = seated(language, count)
        yield say(
            language,
            "count-points",
            team_a=team_names(four, 0),
            points_a=points[0],
            team_b=team_names(four, 1),
            points_b=points[1],
        )
        if 0 in points:
            yield say(language, "count-no-capot")
    results = count.with_deal(number, deal).tally.results
    if number < len(results):
        yield from sheet_in_words(language, count, results[: number + 1])
    else:
        yield say(language, "count-not-reached")


def typed_lines(language: Language, count: Count, draft: Draft) -> Iterator[str]:
    """What was typed, to be seen beside the reason why it is wrong."""
    four = seated(language, count)
    figures = draft.figures
    for key, a, b in (
        ("count-typed-points", *draft.counted_points),
        ("count-typed-melds", figures.melds_a, figures.melds_b),
    ):
        if a or b:
            none = say(language, "count-typed-none")
            yield say(
                language,
                key,
                team_a=team_names(four, 0),
                a=in_text(a) or none,
                team_b=team_names(four, 1),
                b=in_text(b) or none,
            )


def fault_sentence(language: Language, fault: Fault) -> str:
    """Why what was typed cannot be right."""
    match fault:
        case WrongSum((one, other)):
            return say(language, "count-fault-sum", one=one, other=other, sum=one + other)
        case NoNumber(typed):
            return say(language, "count-fault-number", typed=in_text(typed))
        case Impossible(reason):
            return say(language, f"count-fault-{reason.value}")


def writers_sentence(language: Language, count: Count) -> str:
    """Who may enter deals."""
    if count.row.writers is Writers.EVERYBODY:
        return say(language, "count-writers-everybody")
    members = {count.row.opener_id, *(player.user_id for player in count.players if player.user_id)}
    named = ", ".join(f"<@{user_id}>" for user_id in sorted(members))
    return say(language, "count-writers-named", members=named)
