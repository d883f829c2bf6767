"""What a match that ended gave to each person in it, ratings aside: a function of what is stored of it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from belote_bot.game.cards import Suit
from belote_bot.game.events import Winner
from belote_bot.game.scoring import Outcome, Pair
from belote_bot.game.seats import SEATS, Seat, partner_of, team_of
from belote_bot.storage.boards import Company
from belote_bot.storage.endings import DealSum, EndedMatch, Ending
from belote_bot.storage.guilds import Desertion, Kind


class Part(StrEnum):
    """How much of a match a person took part in; the value is what the database holds."""

    WHOLE = "whole"
    """From the first deal to the last, even if a bot moved for them or sat in for a while."""
    LEFT = "left"
    """Gone before the end, of their own will or by letting turns go by."""
    LATE = "late"
    """Come on somebody else's seat in the midst of it."""


class Result(StrEnum):
    """How a match ended for a person; the value is what the database holds."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    VOID = "void"
    """It means nothing for them."""


BY_SUIT: Final = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Figures:
    """What is counted deal by deal, of a person or of their side."""

    deals: int = 0
    """Played, void ones not counted."""
    marks: Pair = (0, 0)
    """Of their side, and of the other."""
    taken: tuple[int, ...] = BY_SUIT
    """Contracts that the person took, by suit."""
    made: tuple[int, ...] = BY_SUIT
    failed: tuple[int, ...] = BY_SUIT
    belotes: int = 0
    """That the person held and that brought points."""
    capots: Pair = (0, 0)
    """By their side, and by the other."""


@dataclass(frozen=True, slots=True)
class Share:
    """What a match gave to a person."""

    user_id: int
    seat: Seat
    part: Part
    partner_id: int | None
    """None where a bot was the partner, were it for a while; of a leaver, who it was at the first deal."""
    result: Result
    company: Company
    """Whether it is a match with bots; for a leaver, whether it was at the first deal."""
    counted: bool
    """Whether it is in the standings."""
    figures: Figures


def shares_of(match: EndedMatch) -> tuple[Share, ...]:
    """What the match gave to everybody who was in it, by seat, those who began it first."""
    whole = whole_seats(match)
    starters = [
        _share(match, seat, sitter.user_id, _part(match, seat), whole)
        for seat, sitter in enumerate(match.starters)
        if sitter.user_id is not None
    ]
    began = {share.user_id for share in starters}
    late = [
        _share(match, seat, user_id, Part.LATE, whole)
        for user_id, seat in match.latecomers
        if user_id not in began
    ]
    return *starters, *sorted(late, key=lambda share: (share.seat, share.user_id))


def whole_seats(match: EndedMatch) -> frozenset[Seat]:
    """The seats on which a person sat from the first deal to the last."""
    return frozenset(
        seat
        for seat in SEATS
        if match.starters[seat].user_id is not None and _part(match, seat) is Part.WHOLE
    )


def company_of(match: EndedMatch) -> Company:
    """Whether the same four people played the match from the first deal to the last."""
    return _company(whole_seats(match))


def _company(whole: frozenset[Seat]) -> Company:
    return Company.PEOPLE if len(whole) == len(SEATS) else Company.BOTS


def _part(match: EndedMatch, seat: Seat) -> Part:
    """The part of whoever began the match on a seat."""
    stayed = match.sitters[seat].user_id == match.starters[seat].user_id
    return Part.WHOLE if stayed and match.ending is not Ending.ABANDONED else Part.LEFT


def _share(match: EndedMatch, seat: Seat, user_id: int, part: Part, whole: frozenset[Seat]) -> Share:
    result = _result(match, seat, part)
    partner = partner_of(seat)
    if part is Part.LEFT:
        partner_id = match.starters[partner].user_id
        began_alone = any(sitter.user_id is None for sitter in match.starters)
        company = Company.BOTS if began_alone else Company.PEOPLE
    else:
        partner_id = match.starters[partner].user_id if partner in whole else None
        company = _company(whole)
    return Share(
        user_id=user_id,
        seat=seat,
        part=part,
        partner_id=partner_id,
        result=result,
        company=company,
        counted=match.kind is Kind.RANKED and result is not Result.VOID,
        figures=_figures(match.deals, seat) if part is Part.WHOLE else Figures(),
    )


def _result(match: EndedMatch, seat: Seat, part: Part) -> Result:
    if match.ending is Ending.STOPPED or part is Part.LATE:
        return Result.VOID
    if part is Part.LEFT:
        return Result.LOST if match.desertion is Desertion.LOST else Result.VOID
    return _won(match.winner, seat)


def _won(winner: Winner | None, seat: Seat) -> Result:
    if winner is None:
        return Result.VOID
    if winner == "draw":
        return Result.DRAWN
    return Result.WON if winner == team_of(seat) else Result.LOST


def _figures(deals: tuple[DealSum, ...], seat: Seat) -> Figures:
    ours = team_of(seat)
    theirs = 1 - ours
    taken = [deal for deal in deals if deal.taker == seat]
    return Figures(
        deals=sum(deal.outcome is not Outcome.VOID for deal in deals),
        marks=(sum(deal.marks[ours] for deal in deals), sum(deal.marks[theirs] for deal in deals)),
        taken=_by_suit(taken),
        made=_by_suit([deal for deal in taken if deal.outcome is Outcome.MADE]),
        failed=_by_suit([deal for deal in taken if deal.outcome is Outcome.FAILED]),
        belotes=sum(deal.belote_of == seat for deal in deals),
        capots=(sum(deal.capot == ours for deal in deals), sum(deal.capot == theirs for deal in deals)),
    )


def _by_suit(deals: list[DealSum]) -> tuple[int, ...]:
    return tuple(sum(deal.trump is suit for deal in deals) for suit in Suit)
