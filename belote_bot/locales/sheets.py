"""What a score sheet says in sentences; the picture and the message below it say the same."""

from collections.abc import Callable, Iterator, Sequence

from belote_bot.game.belote import BELOTE_POINTS
from belote_bot.game.events import DealResult
from belote_bot.game.highlights import Belotes, BiggestDeal, Capots, Comeback, Contracts, Highlight, Streak
from belote_bot.game.house_rules import HouseRules, Rounding
from belote_bot.game.melds import Meld
from belote_bot.game.scoring import BeloteLoss, DealPoints, Outcome
from belote_bot.game.seats import Seat, Team, other_team
from belote_bot.game.verdict import Ground, PotFate, PotMove, Tip, Verdict, pot_move, verdict_on
from belote_bot.locales import Language, say

__all__ = ["deal_numbers", "highlight_line", "reasons"]


def reasons(
    language: Language,
    results: Sequence[DealResult],
    rules: HouseRules,
    name_of: Callable[[Seat], str],
    meld_in_words: Callable[[Meld], str],
) -> tuple[str, ...]:
    """Which rule decided the last of these deals, the first ones of a match, and what else there is to say.

    First the judgement, then a belote lost, melds, the pot and the rounding, as far as there are any.
    """
    score, pot = results[-1].score, pot_move(results)
    paid = _pot(language, results[-1], pot)
    if score is None:
        return (paid,) if paid else ()
    verdict = verdict_on(score, rules)
    said = [
        _tipped(language, verdict),
        _judged(language, verdict, pot),
        *_kept(language, verdict),
        _lost_belote(language, score.points, name_of),
        _melds(language, score.points, name_of, meld_in_words),
        paid,
        _rounding(language, verdict),
    ]
    return tuple(filter(None, said))


def _tipped(language: Language, verdict: Verdict) -> str:
    if verdict.tip is None:
        return ""
    takers, points = verdict.score.takers, verdict.score.points
    tip = verdict.tip
    if tip is not Tip.BELOTE_APART and any(points.belote) and any(points.melds):
        # Both stand in the sums that are named.
        tip = Tip.BELOTE_AND_MELDS
    return say(
        language,
        f"verdict-{tip.value}",
        takers=_sum(verdict, takers),
        defence=_sum(verdict, other_team(takers)),
    )


def _sum(verdict: Verdict, team: Team) -> str:
    """What a side had for the contract, part by part."""
    points = verdict.score.points
    parts = [verdict.score.tricks[team], points.belote[team], points.melds[team]]
    if verdict.tip is Tip.BELOTE_APART:
        parts[1] = 0
    return " + ".join(str(part) for index, part in enumerate(parts) if part or not index)


def _judged(language: Language, verdict: Verdict, pot: PotMove | None) -> str:
    ground, tipped = verdict.ground, verdict.tip is not None
    match verdict.score.outcome:
        case Outcome.LITIGE if pot is not None:
            return say(language, f"verdict-litige-{pot.fate.value}", points=pot.points)
        case Outcome.FAILED:
            gain = _gain(language, verdict)
            if tipped and ground is Ground.LESS:
                return say(language, "verdict-failed", gain=gain)
            return say(language, f"verdict-failed-{ground.value}", gain=gain)
        case _ if ground is Ground.CAPOT:
            return say(language, "verdict-made-capot", points=max(verdict.score.tricks))
        case _ if ground is Ground.EQUAL:
            return say(language, "verdict-made-equal")
        case _:
            return "" if tipped else say(language, "verdict-made-more")


def _gain(language: Language, verdict: Verdict) -> str:
    """What the defence marks when the takers fail."""
    points = verdict.score.points
    belote, melds = points.belote[other_team(points.takers)], sum(points.melds)
    gain = str(verdict.defence_gain)
    if belote:
        gain = say(language, "verdict-gain-belote", gain=gain, points=belote)
    return say(language, "verdict-gain-melds", gain=gain, points=melds) if melds else gain


def _kept(language: Language, verdict: Verdict) -> Iterator[str]:
    """What becomes of the takers' belote and melds when they do not make it."""
    points = verdict.score.points
    if verdict.score.outcome is not Outcome.MADE and points.belote[points.takers]:
        yield say(language, "verdict-keep-belote")
    if verdict.score.outcome is Outcome.FAILED and points.melds[points.takers]:
        yield say(language, "verdict-lose-melds")


def _lost_belote(language: Language, points: DealPoints, name_of: Callable[[Seat], str]) -> str:
    lost = points.lost_belote
    if lost is None:
        return ""
    name = name_of(lost.seat)
    if lost.loss is BeloteLoss.FORGOTTEN:
        return say(language, "note-belote-forgotten", name=name, points=BELOTE_POINTS)
    return say(language, "note-belote-queen-first", name=name)


def _melds(
    language: Language,
    points: DealPoints,
    name_of: Callable[[Seat], str],
    meld_in_words: Callable[[Meld], str],
) -> str:
    shown = [
        say(language, "note-melds-of", name=name_of(seat), melds=", ".join(map(meld_in_words, melds)))
        for seat, melds in points.shown
    ]
    return say(language, "note-melds", melds=", ".join(shown)) if shown else ""


def _pot(language: Language, result: DealResult, pot: PotMove | None) -> str:
    """What the judgement does not tell: it speaks of the pot in a litige only."""
    if pot is None:
        return ""
    match pot.fate:
        case PotFate.PAID:
            side = "takers" if result.score and result.paid[result.score.takers] else "defence"
            return say(language, f"note-pot-paid-{side}", points=pot.points)
        case PotFate.WAITS:
            return say(language, "note-pot-waits", points=pot.points)
        case _:
            return ""


def _rounding(language: Language, verdict: Verdict) -> str:
    if not verdict.rounded:
        return ""
    changes = ", ".join(
        say(language, "note-rounded-change", exact=change.exact, rounded=change.rounded)
        for change in verdict.rounded
    )
    return say(language, _rounding_key(verdict), changes=changes)


def _rounding_key(verdict: Verdict) -> str:
    """Where a 5 goes is told only when there was one, and that takes a contract that was made."""
    if not any(change.exact % 10 == 5 for change in verdict.rounded):
        return "note-rounded"
    match verdict.rounding:
        case Rounding.TEN_5_UP:
            return "note-rounded-five-up"
        case Rounding.TEN_6_UP:
            return "note-rounded-five-down"
        case _:
            return "note-rounded-five-to-takers"


def highlight_line(language: Language, highlight: Highlight, team: str) -> str:
    """A moment of a match in a sentence; `team` is how its team is called."""
    match highlight:
        case Capots(_, (deal,), points):
            return say(language, "highlight-capot", deal=deal + 1, points=points, team=team)
        case Capots(_, deals, _):
            numbers = deal_numbers(language, deals)
            return say(language, "highlight-capots", count=len(deals), deals=numbers, team=team)
        case BiggestDeal(_, deal, points):
            return say(language, "highlight-biggest", deal=deal + 1, points=points, team=team)
        case Comeback(_, deal, points):
            return say(language, "highlight-comeback", deal=deal + 1, points=points, team=team)
        case Streak(_, count):
            return say(language, "highlight-streak", count=count, team=team)
        case Contracts(_, made, taken):
            return say(language, "highlight-contracts", made=made, taken=taken, team=team)
        case Belotes(_, count):
            return say(language, "highlight-belotes", count=count, team=team)


def deal_numbers(language: Language, deals: Sequence[int]) -> str:
    """The numbers of deals as people count them, as a list."""
    numbers = [str(deal + 1) for deal in deals]
    if len(numbers) < 2:
        return "".join(numbers)
    return say(language, "image-list", first=", ".join(numbers[:-1]), last=numbers[-1])
