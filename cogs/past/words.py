"""Matches of the past in words: who played, how it ended, what each deal came to."""

from dataclasses import dataclass

from belote_bot.archive.history import Ending, PastDeal, PastMatch, PastPlayer
from belote_bot.game.scoring import Outcome
from belote_bot.game.seats import Seat, Team, team_of
from belote_bot.locales import Language, say
from belote_bot.locales.cards import suit_name
from belote_bot.tables.occupants import Person, Seats
from cogs.table.sentences import team_names
from images import BotLevel, Place, Places


@dataclass(frozen=True, slots=True)
class PastTable:
    """Who sat at a table of the past, for sentences in a reader's language."""

    language: str
    seats: Seats


def past_table(language: Language, match: PastMatch) -> PastTable:
    """Who sat there when the match began, by the last names that are known."""
    one, two, three, four = (
        Person(player.user_id or 0, known_name(language, player)) for player in match.players
    )
    return PastTable(language, (one, two, three, four))


def known_name(language: Language, player: PastPlayer) -> str:
    """The last name that is known of somebody; former player where it was erased."""
    return player.name or say(language, "former-player")


def names_of(language: Language, match: PastMatch) -> tuple[str, str, str, str]:
    """The names of the four, by seat."""
    one, two, three, four = (known_name(language, player) for player in match.players)
    return one, two, three, four


def past_places(language: Language, match: PastMatch) -> Places:
    """Who sat where, for a picture."""
    one, two, three, four = (
        Place(
            known_name(language, player),
            None if player.user_id is not None else BotLevel(player.bot_level or BotLevel.STEADY),
        )
        for player in match.players
    )
    return one, two, three, four


def score_line(language: Language, match: PastMatch) -> str:
    """Both teams with their points, the winners marked."""
    seated = past_table(language, match)

    def side(team: Team) -> str:
        names = team_names(seated, team)
        return say(language, "past-winners", team=names) if match.winner == team else names

    return say(
        language,
        "past-score",
        team_a=side(0),
        total_a=match.totals[0],
        total_b=match.totals[1],
        team_b=side(1),
    )


def short_score(language: Language, match: PastMatch) -> str:
    """The same for a menu, which knows no formatting."""
    one, two, three, four = names_of(language, match)
    return say(
        language,
        "past-score-short",
        team_a=say(language, "team", one=one, other=three),
        total_a=match.totals[0],
        total_b=match.totals[1],
        team_b=say(language, "team", one=two, other=four),
    )


def ending_word(language: Language, match: PastMatch) -> str:
    """That a match runs, was broken off or drawn; nothing for one that was won."""
    if match.ending is None:
        return say(language, "past-running")
    if match.ending is not Ending.FINISHED:
        return say(language, f"past-{match.ending.value}")
    return say(language, "past-drawn") if match.winner == "draw" else ""


def moment_of(match: PastMatch, style: str) -> str:
    """When a match began, in each reader's own time; in Discord's style `d` the day, in `f` to the minute."""
    return f"<t:{match.started_at}:{style}>"


def deal_line(language: Language, deal: PastDeal, name: str) -> str:
    """A finished deal in one line; `name` is the taker's."""
    if deal.trump is None:
        return say(language, "count-line-void", number=deal.number + 1)
    line = say(
        language,
        "count-line",
        number=deal.number + 1,
        taker=name,
        trump=suit_name(language, deal.trump),
        outcome=outcome_word(language, deal),
        marks_a=deal.marks[0],
        marks_b=deal.marks[1],
        total_a=deal.totals[0],
        total_b=deal.totals[1],
    )
    return f"{line} · {say(language, 'past-pot', points=deal.pot)}" if deal.pot else line


def outcome_word(language: Language, deal: PastDeal) -> str:
    """How a deal ended, in a word or two."""
    if deal.capot is not None and deal.taker is not None:
        return say(
            language, "count-outcome-capot" if deal.capot == team_of(deal.taker) else "past-capot-defence"
        )
    return say(language, f"count-outcome-{deal.outcome.value}")


def deal_choice(language: Language, match: PastMatch, deal: PastDeal) -> tuple[str, str | None]:
    """A deal as a line of a menu, and what stands below it."""
    if deal.taker is None or deal.trump is None or deal.outcome is Outcome.VOID:
        return say(language, "count-line-void", number=deal.number + 1), None
    words = say(
        language,
        "past-deal-choice",
        number=deal.number + 1,
        taker=_name(language, match, deal.taker),
        trump=suit_name(language, deal.trump),
    )
    marks = say(language, "past-deal-marks", a=deal.marks[0], b=deal.marks[1])
    return words, f"{outcome_word(language, deal)} · {marks}"


def _name(language: Language, match: PastMatch, seat: Seat) -> str:
    return known_name(language, match.players[seat])
