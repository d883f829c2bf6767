"""Which rule decided a deal, how its marks were rounded, and what became of the pot (RULES §7)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from belote_bot.game.cards import DECK_POINTS, LAST_TRICK_POINTS
from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import HouseRules, Rounding
from belote_bot.game.scoring import DealPoints, DealScore, Outcome, score_deal
from belote_bot.game.seats import other_team


class Ground(StrEnum):
    """What the judgement of the contract rests on."""

    MORE = "more"
    """The takers have more than the defence."""
    LESS = "less"
    EQUAL = "equal"
    """As much: what it means the table has chosen."""
    CAPOT = "capot"
    """Whoever won the deal won every trick."""


class Tip(StrEnum):
    """What tipped the scales: without it the deal would have ended otherwise."""

    BELOTE = "belote"
    BELOTE_APART = "belote-apart"
    """That the belote does not count for the contract."""
    MELDS = "melds"
    BELOTE_AND_MELDS = "belote-and-melds"
    """Both were needed, or either would have been enough."""


class PotFate(StrEnum):
    """What a deal did with the pot."""

    FILLS = "fills"
    """A litige put the first points in."""
    GROWS = "grows"
    """Another litige put more in."""
    WAITS = "waits"
    """The deal was void."""
    PAID = "paid"
    """To the winners of the deal."""
    LOST = "lost"
    """The match ended with a litige, and was to a target."""
    RETURNED = "returned"
    """The match ended with a litige, and was to a number of deals."""


@dataclass(frozen=True, slots=True)
class PotMove:
    """What a deal did with the pot, and with how many points."""

    fate: PotFate
    points: int
    """What waits in it after the deal, or what left it for good."""


@dataclass(frozen=True, slots=True)
class Rounded:
    """A mark, or what goes into the pot, before and after rounding; the two differ."""

    exact: int
    rounded: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """Why a played deal ended as it did."""

    score: DealScore
    ground: Ground
    tip: Tip | None
    """None when the tricks alone would have decided alike."""
    rounding: Rounding
    """The table's rule."""
    rounded: tuple[Rounded, ...]
    """What it changed."""

    @property
    def defence_gain(self) -> int:
        """What the defence marks for the tricks when the takers fail: 162, or its capot."""
        defence = other_team(self.score.takers)
        return self.score.tricks[defence] if self.score.capot == defence else DECK_POINTS + LAST_TRICK_POINTS


def verdict_on(score: DealScore, rules: HouseRules) -> Verdict:
    """Why the contract of a played deal was judged as it was."""
    return Verdict(score, _ground(score), _tip(score, rules), rules.rounding, _rounded(score, rules))


def _ground(score: DealScore) -> Ground:
    takers, defence = score.contract[score.takers], score.contract[other_team(score.takers)]
    if score.capot is not None and score.capot == score.winners:
        return Ground.CAPOT
    if takers == defence:
        return Ground.EQUAL
    return Ground.MORE if takers > defence else Ground.LESS


def _tip(score: DealScore, rules: HouseRules) -> Tip | None:
    points = score.points
    if not any(points.belote) and not any(points.melds):
        return None
    without_belote, without_melds = replace(points, belote=(0, 0)), replace(points, melds=(0, 0))
    counting = replace(rules, belote_counts_for_contract=True)

    def otherwise(imagined: DealPoints, under: HouseRules = rules) -> bool:
        return score_deal(imagined, under).outcome is not score.outcome

    belote, melds = otherwise(without_belote), otherwise(without_melds)
    if belote or melds:
        return Tip.BELOTE_AND_MELDS if belote and melds else Tip.BELOTE if belote else Tip.MELDS
    if otherwise(points, counting):
        return Tip.BELOTE_APART
    return Tip.BELOTE_AND_MELDS if otherwise(replace(without_belote, melds=(0, 0))) else None


def _rounded(score: DealScore, rules: HouseRules) -> tuple[Rounded, ...]:
    if rules.rounding is Rounding.NONE:
        return ()
    exact = score_deal(score.points, replace(rules, rounding=Rounding.NONE))
    pairs = zip((*exact.marks, exact.held), (*score.marks, score.held), strict=True)
    return tuple(dict.fromkeys(Rounded(before, after) for before, after in pairs if before != after))


def pot_move(results: Sequence[DealResult]) -> PotMove | None:
    """What the last of these deals, the first ones of a match, did with the pot; None when nothing."""
    result, before = results[-1], results[-2].pot if len(results) > 1 else 0
    paid = sum(result.paid)
    if result.score is None:
        return PotMove(PotFate.WAITS, before) if before else None
    if result.score.outcome is not Outcome.LITIGE:
        return PotMove(PotFate.PAID, paid) if paid else None
    if result.winner is None:
        return PotMove(PotFate.GROWS if before else PotFate.FILLS, result.pot)
    if paid:
        return PotMove(PotFate.RETURNED, paid)
    return PotMove(PotFate.LOST, before + result.score.held)
