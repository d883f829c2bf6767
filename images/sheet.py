"""What stands on the score sheet of a deal, line by line; the picture and its description read it alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final

from belote_bot.game.events import DealResult
from belote_bot.game.scoring import DealScore, Outcome, Pair
from belote_bot.game.seats import TEAMS, Seat, Team, other_team
from belote_bot.game.verdict import PotFate, pot_move
from belote_bot.locales import Language, say
from belote_bot.locales.sheets import reasons
from images.scene import ScoreScene
from images.words import meld_shown, suit_name, winners_in_words

NOTHING: Final = "–"
"""Stands for a figure of 0."""


class Entry(Enum):
    """What a row of figures says; the value is the name of its words."""

    TRICKS = "image-line-tricks"
    """Card points, the last trick apart."""
    POINTS = "image-line-points"
    """The same with the ten of the last trick, where nobody noted who won that."""
    LAST_TRICK = "image-line-last-trick"
    CAPOT = "image-line-capot"
    """What all eight tricks are worth beyond the cards in them."""
    FAILED = "image-line-failed"
    """What the defence marks whatever the tricks were."""
    FAILED_CAPOT = "image-line-failed-capot"
    BELOTE = "image-line-belote"
    MELDS = "image-line-melds"
    HELD = "image-line-held"
    LOST = "image-line-lost"
    """What a litige takes from the takers when no deal comes after it."""
    PAID = "image-line-paid"
    RETURNED = "image-line-returned"
    """What the pot gives back at the end of the match."""
    ROUNDING = "image-line-rounding"


@dataclass(frozen=True, slots=True)
class Row:
    """A part of the marks of team A and team B."""

    entry: Entry
    figures: Pair


@dataclass(frozen=True, slots=True)
class Line:
    """One line of figures, for team A and team B."""

    label: str
    figures: tuple[str, str]


def mark_rows(results: Sequence[DealResult]) -> tuple[Row, ...]:
    """How the marks of the last of these deals came about (RULES §7); none for a void deal.

    Each team's figures add up to its mark; what brought neither team anything is left out.
    """
    result, move = results[-1], pot_move(results)
    score = result.score
    if score is None:
        return ()
    rows = _failed_rows(score) if score.outcome is Outcome.FAILED else _kept_rows(score)
    if score.held:
        lost = move is not None and move.fate is PotFate.LOST
        rows.append(Row(Entry.LOST if lost else Entry.HELD, _for_team(score.takers, -score.held)))
    returned = move is not None and move.fate is PotFate.RETURNED
    rows.append(Row(Entry.RETURNED if returned else Entry.PAID, result.paid))
    sums = [sum(row.figures[team] for row in rows) for team in TEAMS]
    rows.append(Row(Entry.ROUNDING, (result.marks[0] - sums[0], result.marks[1] - sums[1])))
    return tuple(row for row in rows if any(row.figures))


def _kept_rows(score: DealScore) -> list[Row]:
    """Of a contract made, or a litige before the pot takes its part: what each team won."""
    return [
        *_trick_rows(score),
        Row(Entry.BELOTE, score.points.belote),
        Row(Entry.MELDS, score.points.melds),
    ]


def _trick_rows(score: DealScore) -> list[Row]:
    """What the tricks are worth, the last one apart where it is known who won it."""
    cards = score.points.cards
    if score.points.last_trick is None:
        return [Row(Entry.POINTS, cards)]
    bonus = (score.tricks[0] - cards[0], score.tricks[1] - cards[1])
    return [
        Row(Entry.TRICKS, cards),
        Row(Entry.LAST_TRICK if score.capot is None else Entry.CAPOT, bonus),
    ]


def _failed_rows(score: DealScore) -> list[Row]:
    """Of a failed contract: the defence has everything but the takers' belote."""
    defence = other_team(score.takers)
    capot = score.capot == defence
    return [
        Row(
            Entry.FAILED_CAPOT if capot else Entry.FAILED,
            _for_team(defence, sum(score.tricks) if capot else 162),
        ),
        Row(Entry.BELOTE, score.points.belote),
        Row(Entry.MELDS, _for_team(defence, sum(score.points.melds))),
    ]


def _for_team(team: Team, figure: int) -> Pair:
    return (0, figure) if team else (figure, 0)


def detail_lines(scene: ScoreScene) -> tuple[Line, ...]:
    """The rows of the marks in words and figures."""
    return tuple(_line(scene.language, row) for row in mark_rows(scene.results))


def _line(language: Language, row: Row) -> Line:
    plus = "+" if row.entry is Entry.ROUNDING else ""
    shown = [
        f"{plus}{figure}" if figure > 0 else f"−{-figure}" if figure else NOTHING for figure in row.figures
    ]
    return Line(say(language, row.entry.value), (shown[0], shown[1]))


def points_line(language: Language, score: DealScore) -> Line | None:
    """What the teams won in tricks, where their marks do not tell: when the contract failed."""
    if score.outcome is not Outcome.FAILED:
        return None
    return Line(say(language, "image-line-points"), (str(score.tricks[0]), str(score.tricks[1])))


def contract_line(scene: ScoreScene, taker: str) -> str:
    """Who took, by the name that is to stand there, and what is trumps; empty for a void deal."""
    contract = scene.result.contract
    if contract is None:
        return ""
    return say(
        scene.language,
        "image-contract",
        name=taker,
        suit=suit_name(scene.language, contract.trump),
    )


def outcome_line(scene: ScoreScene) -> str:
    """How the deal ended, in a few words."""
    language, score = scene.language, scene.result.score
    if score is None:
        return say(language, "image-outcome-void")
    takers, defence = score.contract[score.takers], score.contract[other_team(score.takers)]
    match score.outcome:
        case Outcome.LITIGE:
            return say(language, "image-outcome-litige", points=takers)
        case Outcome.MADE if score.capot == score.takers:
            return say(language, "image-outcome-capot")
        case Outcome.FAILED if score.capot == other_team(score.takers):
            return say(language, "image-outcome-capot-defence")
        case _:
            return say(language, f"image-outcome-{score.outcome.value}", takers=takers, defence=defence)


def why(scene: ScoreScene, name_of: Callable[[Seat], str]) -> tuple[str, ...]:
    """Which rule decided the deal, and what else there is to say of it; names as they are to stand there."""
    meld_in_words = partial(meld_shown, scene.language)
    return reasons(scene.language, scene.results, scene.rules, name_of, meld_in_words)


def winners_line(scene: ScoreScene) -> str:
    """Who won the match; empty while it goes on."""
    winner = scene.result.winner
    if winner is None:
        return ""
    return winners_in_words(scene.language, scene.places, winner, scene.rules.direction)


def totals_so_far(scene: ScoreScene) -> tuple[Pair, ...]:
    """The totals before the first deal and after each one up to this."""
    return ((0, 0), *(result.totals for result in scene.results))


def deals_to_come(scene: ScoreScene) -> int:
    """How many deals are left in a match to a number of them; 0 where nobody knows."""
    played = sum(result.score is not None for result in scene.results)
    return max(0, (scene.rules.deals or 0) - played)


def leading_team(totals: Pair) -> Team | None:
    """Who is ahead."""
    return None if totals[0] == totals[1] else max(TEAMS, key=lambda team: totals[team])
