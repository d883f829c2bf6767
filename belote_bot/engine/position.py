"""A request made into the view of the seat that has to act, or refused as impossible (RECORD §2)."""

from dataclasses import replace
from itertools import combinations

from belote_bot.engine.auction import heard
from belote_bot.engine.hearing import belote_heard, kinds_announced, legal_plays, melds_shown, own_melds
from belote_bot.engine.request import Announced, ImpossiblePosition, Request
from belote_bot.engine.table import Table, laid_out
from belote_bot.game.actions import Bid
from belote_bot.game.auction import Contract, legal_bids
from belote_bot.game.cards import Card, cards_in, mask_of, total_points
from belote_bot.game.deal import DealStatus
from belote_bot.game.events import DealResult
from belote_bot.game.house_rules import Announce, DrawBreaker, HouseRules, Litige
from belote_bot.game.melds import Meld
from belote_bot.game.play import obligation
from belote_bot.game.scoring import DealPoints, Pair, score_deal
from belote_bot.game.seats import SEATS, Seat, next_seat, team_of
from belote_bot.game.views import DealView, MatchView, SeatView
from belote_bot.players.memory import Memory, remember


def view_of(request: Request) -> SeatView:
    """What the seat that has to act knows.

    Raises ImpossiblePosition when what was told contradicts the rules or itself, or when no deal of the
    hidden cards fits it.
    """
    if len(set(request.hand)) < len(request.hand):
        raise ImpossiblePosition("hand: a card stands in it twice")
    _check_match(request)
    bids, contract = heard(request)
    return _bidding(request, bids) if contract is None else _playing(request, bids, contract)


def _check_match(request: Request) -> None:
    rules, scores = request.rules, request.scores
    if rules.target is not None and max(scores) >= rules.target and scores[0] != scores[1]:
        raise ImpossiblePosition(f"scores: the match to {rules.target} is over")
    if rules.deals is not None and request.deals_played >= rules.deals and not _goes_on(request):
        raise ImpossiblePosition(f"deals_played: the match of {rules.deals} deals is over")
    if request.pot and rules.litige is not Litige.HOLD:
        raise ImpossiblePosition(f"pot: nothing is held where litige is {rules.litige}")


def _goes_on(request: Request) -> bool:
    level = request.scores[0] == request.scores[1]
    return level and request.rules.draw_breaker is DrawBreaker.EXTRA_DEAL


def _bidding(request: Request, bids: tuple[Bid, ...]) -> SeatView:
    upcard = request.upcard
    if upcard is None:
        raise ImpossiblePosition("upcard: the auction needs it; in the play give trump and taker without it")
    if len(request.hand) != 5:
        raise ImpossiblePosition(f"hand: 5 cards are held in the auction, not {len(request.hand)}")
    if upcard in request.hand:
        raise ImpossiblePosition(f"hand: {upcard} lies on the table as the upcard")
    if request.shown or request.said:
        raise ImpossiblePosition("said and shown: nobody has taken yet")
    turn = (request.dealer + 1 + len(bids)) % 4
    if turn != request.seat:
        raise ImpossiblePosition(f"seat: it is the turn of seat {turn}, not of seat {request.seat}")
    deal = _deal(request, upcard, bids, None, Table(next_seat(request.dealer)))
    return SeatView(
        match=_match(request, deal),
        deal=deal,
        seat=request.seat,
        hand=cards_in(mask_of(request.hand)),
        legal=legal_bids(bids, upcard.suit),
        obligation=None,
        melds=(),
    )


def _playing(request: Request, bids: tuple[Bid, ...], contract: Contract) -> SeatView:
    table = laid_out(request, contract)
    words = belote_heard(request, contract, table)
    announced, melds = kinds_announced(request, table), own_melds(request, contract, table)
    # Where nobody tells the upcard, a card that the seat has seen anyhow stands for it.
    upcard = request.hand[0] if request.upcard is None else request.upcard
    deal = replace(
        _deal(request, upcard, bids, contract, table),
        belote_words=words or (),
        announced=_own_kinds(request.seat, melds) if announced is None else announced,
        shown=melds_shown(request, contract, table),
    )
    # Silence proves nothing where nobody tells what was said, as where the players speak themselves.
    if words is None:
        deal = replace(deal, rules=replace(deal.rules, belote_announce=Announce.MANUAL))
    if announced is None:
        deal = replace(deal, rules=replace(deal.rules, melds_announce=Announce.MANUAL))
    hand = mask_of(request.hand)
    due = obligation(hand, table.trick, contract.trump, request.rules)
    view = SeatView(
        match=_match(request, deal),
        deal=deal,
        seat=request.seat,
        hand=cards_in(hand),
        legal=legal_plays(request, contract, table, due.legal),
        obligation=due,
        melds=melds,
    )
    if not _fits(remember(view, contract), deal.cards_held):
        raise ImpossiblePosition("plays: no deal of the hidden cards fits what was played, said and shown")
    return view


def _own_kinds(seat: Seat, melds: tuple[Meld, ...]) -> Announced:
    return ((seat, tuple(meld.kind for meld in melds)),) if melds else ()


def _fits(memory: Memory, cards_held: tuple[int, int, int, int]) -> bool:
    """Whether the hidden cards can be dealt: no seats must hold more than they do (Hall's theorem)."""
    hidden = [seat for seat in SEATS if seat != memory.seat]
    for size in range(len(hidden)):
        for seats in combinations(hidden, size):
            others = 0
            for seat in hidden:
                if seat not in seats:
                    others |= memory.may_hold[seat]
            if (memory.unseen & ~others).bit_count() > sum(cards_held[seat] for seat in seats):
                return False
    return True


def _match(request: Request, deal: DealView) -> MatchView:
    results = _results(request.rules, request.deals_played, request.scores)
    return MatchView(request.rules, deal, results, request.scores, request.pot, None)


def _results(rules: HouseRules, played: int, totals: Pair) -> tuple[DealResult, ...]:
    """So many played deals, of which only the totals are known."""
    score = score_deal(DealPoints(0, (152, 0), None, 0), rules)
    return tuple(DealResult(number, None, score, (0, 0), (0, 0), 0, totals, None) for number in range(played))


def _deal(
    request: Request, upcard: Card, bids: tuple[Bid, ...], contract: Contract | None, table: Table
) -> DealView:
    points = [0, 0]
    for trick in table.tricks:
        points[team_of(trick.winner)] += total_points(trick.cards, contract.trump if contract else None)
    return DealView(
        rules=request.rules,
        number=request.deals_played,
        status=DealStatus.RUNNING,
        dealer=request.dealer,
        upcard=upcard,
        bids=bids,
        contract=contract,
        turn=request.seat,
        leader=table.leader,
        trick=tuple(table.trick),
        tricks=tuple(table.tricks),
        cards_held=_held(table, 5 if contract is None else 8),
        belote_words=(),
        announced=(),
        melds_holder=None,
        melds_ground=None,
        shown=(),
        card_points=(points[0], points[1]),
    )


def _held(table: Table, dealt: int) -> tuple[int, int, int, int]:
    def held(seat: Seat) -> int:
        return dealt - table.played_by(seat).bit_count()

    return held(0), held(1), held(2), held(3)
