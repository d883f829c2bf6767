"""What was said in the auction of a request, and what it came to (RULES §4)."""

from belote_bot.engine.request import ImpossiblePosition, Request
from belote_bot.game.actions import Bid, Pass, Take
from belote_bot.game.auction import Contract, bidding_round, contract_from
from belote_bot.game.cards import Suit


def heard(request: Request) -> tuple[tuple[Bid, ...], Contract | None]:
    """The bids, and the contract; None while the auction goes on.

    Where trump and taker are given instead of bids, the upcard tells the bids; without it there are none.
    Raises ImpossiblePosition when a bid was not allowed, the deal is void, or trump and taker differ.
    """
    bids = _read(request)
    contract = contract_from(bids, request.dealer)
    if contract is None:
        return _set_up(request, bids)
    if request.trump not in (None, contract.trump):
        raise ImpossiblePosition(f"trump: the bids say {contract.trump.letter}")
    if request.taker not in (None, contract.taker):
        raise ImpossiblePosition(f"taker: the bids say seat {contract.taker}")
    # What a pass tells depends on the upcard: bids without it say nothing.
    return (bids if request.upcard is not None else ()), contract


def _read(request: Request) -> tuple[Bid, ...]:
    bids: list[Bid] = []
    for index, text in enumerate(request.bids):
        if len(bids) == 8 or (bids and isinstance(bids[-1], Take)):
            raise ImpossiblePosition(f"bid {index}: the auction was over")
        bids.append(Pass() if text == "pass" else Take(_suit(request, index, text)))
    return tuple(bids)


def _suit(request: Request, index: int, text: str) -> Suit:
    upcard = None if request.upcard is None else request.upcard.suit
    if index < 4:
        if text != "take":
            raise ImpossiblePosition(f'bid {index}: "take" or "pass" is said in round 1')
        suit = request.trump if upcard is None else upcard
        if suit is None:
            raise ImpossiblePosition("upcard: without it, trump and taker are needed")
        return suit
    try:
        suit = Suit.from_letter(text)
    except ValueError:
        raise ImpossiblePosition(f'bid {index}: a suit letter or "pass" is said in round 2') from None
    if suit == upcard:
        raise ImpossiblePosition(
            f"bid {index}: {suit.letter} is the upcard's suit; round 2 is for the others"
        )
    return suit


def _set_up(request: Request, bids: tuple[Bid, ...]) -> tuple[tuple[Bid, ...], Contract | None]:
    trump, taker, upcard = request.trump, request.taker, request.upcard
    if trump is None and taker is None:
        if len(bids) == 8:
            raise ImpossiblePosition("bids: eight passes, the deal is void")
        if request.plays:
            raise ImpossiblePosition("plays: nobody has taken; give the bids, or trump and taker")
        return bids, None
    if trump is None or taker is None:
        raise ImpossiblePosition("trump and taker are given together")
    if bids:
        raise ImpossiblePosition("bids: nobody takes in them, though trump and taker are given")
    if upcard is None:
        return (), Contract(taker, trump, None)
    passes = (taker - request.dealer - 1) % 4 + (0 if trump == upcard.suit else 4)
    told = (*[Pass()] * passes, Take(trump))
    return told, Contract(taker, trump, bidding_round(told[:-1]))
