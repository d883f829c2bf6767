"""What stands on the score sheet of a deal, line by line; the picture and its description read it alike."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.scoring import DealScore, Outcome, Pair
from belote_bot.game.seats import TEAMS, Team, other_team
from belote_bot.locales import Language, say
from images.scene import ScoreScene
from images.words import suit_name, winners_in_words

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


class PotEnd(Enum):
    """What became of the pot in a litige; the value is part of the names of the words that say so."""

    WAITS = "waits"
    LOST = "lost"
    RETURNED = "returned"


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


def mark_rows(result: DealResult, rules: HouseRules) -> tuple[Row, ...]:
    """How the marks came about (RULES §7): each team's figures add up to its mark; none for a void deal."""
    score = result.score
    if score is None:
        return ()
    rows = _failed_rows(score) if score.outcome is Outcome.FAILED else _kept_rows(score)
    if not rules.melds:
        rows = [row for row in rows if row.entry is not Entry.MELDS]
    if score.held:
        entry = Entry.LOST if pot_end(result) is PotEnd.LOST else Entry.HELD
        rows.append(Row(entry, _for_team(score.takers, -score.held)))
    if any(result.paid):
        rows.append(Row(Entry.RETURNED if score.outcome is Outcome.LITIGE else Entry.PAID, result.paid))
    sums = [sum(row.figures[team] for row in rows) for team in TEAMS]
    rounding = (result.marks[0] - sums[0], result.marks[1] - sums[1])
    if any(rounding):
        rows.append(Row(Entry.ROUNDING, rounding))
    return tuple(rows)


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


def pot_end(result: DealResult) -> PotEnd | None:
    """What became of the pot (RULES §7): None unless the deal was a litige."""
    if result.score is None or result.score.outcome is not Outcome.LITIGE:
        return None
    if result.winner is None:
        return PotEnd.WAITS
    return PotEnd.RETURNED if any(result.paid) else PotEnd.LOST


def pot_in_the_end(scene: ScoreScene) -> int:
    """The points that wait in the pot after this deal, were lost with it or given back by it."""
    result = scene.result
    match pot_end(result):
        case PotEnd.LOST:
            before = scene.results[-2].pot if len(scene.results) > 1 else 0
            return before + (0 if result.score is None else result.score.held)
        case PotEnd.RETURNED:
            return sum(result.paid)
        case _:
            return result.pot


def detail_lines(language: Language, result: DealResult, rules: HouseRules) -> tuple[Line, ...]:
    """The rows of the marks in words and figures."""
    return tuple(_line(language, row) for row in mark_rows(result, rules))


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
    """Whether the contract was made, and what a litige did with the pot, in words."""
    language, score, end = scene.language, scene.result.score, pot_end(scene.result)
    if score is None:
        return say(language, "image-outcome-void")
    defence = other_team(score.takers)
    figures = {"takers": score.contract[score.takers], "defence": score.contract[defence]}
    if end is not None:
        held = score.held if end is PotEnd.WAITS else pot_in_the_end(scene)
        return say(language, f"image-outcome-litige-{end.value}", **figures, held=held)
    if score.outcome is Outcome.MADE and score.capot == score.takers:
        return say(language, "image-outcome-capot")
    if score.outcome is Outcome.FAILED and score.capot == defence:
        return say(language, "image-outcome-capot-defence")
    return say(language, f"image-outcome-{score.outcome.value}", **figures)


def winners_line(scene: ScoreScene) -> str:
    """Who won the match; empty while it goes on."""
    winner = scene.result.winner
    if winner is None:
        return ""
    return winners_in_words(scene.language, scene.places, winner, scene.rules.direction)


def totals_so_far(scene: ScoreScene) -> tuple[Pair, ...]:
    """The totals before the first deal and after each one up to this."""
    return ((0, 0), *(result.totals for result in scene.results))


def leading_team(totals: Pair) -> Team | None:
    """Who is ahead."""
    return None if totals[0] == totals[1] else max(TEAMS, key=lambda team: totals[team])
