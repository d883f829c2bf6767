"""Playing a record again, with the engine that the tables use (RECORD §1)."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from belote_bot.game.actions import Bid, Pass, Play, Take, Word
from belote_bot.game.cards import Card, Suit, cards_in
from belote_bot.game.deal import Deal, DealStatus, IllegalAction
from belote_bot.game.dealing import PackError, check_pack
from belote_bot.game.match import Match, MatchOver
from belote_bot.game.record import BrokenRecord, DealRecord, MatchRecord, commitment


@dataclass(frozen=True, slots=True)
class ReplayedDeal:
    """One deal of a record, replayed by the engine that the tables use."""

    match: Match
    """The match as it stood right after this deal; shared by all deals of a replay."""
    number: int
    report: dict[str, object]
    """The line that `verify --json` prints (RECORD §1)."""


def replay(record: MatchRecord) -> Iterator[ReplayedDeal]:
    """Play a record again, deal by deal.

    Raises BrokenRecord, naming the place, at the first thing that breaks a rule.
    """
    if record.deals and record.deals[0].dealer not in range(4):
        raise BrokenRecord(f"deal 0: {record.deals[0].dealer} is not a seat (0 to 3)")
    match = Match(record.rules, record.deals[0].dealer if record.deals else 0)
    for number, written in enumerate(record.deals):
        report = _replay_deal(match, number, written)
        _check_result(number, written, report)
        yield ReplayedDeal(match, number, report)


def _replay_deal(match: Match, number: int, written: DealRecord) -> dict[str, object]:
    here = f"deal {number}"
    if match.winner is not None:
        raise BrokenRecord(f"{here}: the match was over after deal {number - 1}")
    if not match.awaits_deal:
        raise BrokenRecord(f"{here}: deal {number - 1} was not finished")
    if written.dealer != match.next_dealer:
        reason = f"seat {written.dealer} deals out of turn; it is seat {match.next_dealer}'s deal"
        raise BrokenRecord(f"{here}: {reason}")
    try:
        pack = check_pack([Card.parse(text) for text in written.deck])
    except (PackError, ValueError) as error:
        raise BrokenRecord(f"{here}: {error}") from None
    _check_commitment(here, written, pack)
    match.start_deal(pack)
    deal = match.deals[-1]
    for index, text in enumerate(written.bids):
        _apply(match, f"{here}, bid {index}", lambda text=text: _read_bid(text, deal))
    words = _words_by_ply(here, written)
    legal: list[list[str]] = []
    for ply, text in enumerate(written.plays):
        due = deal.obligation()
        if due is not None:
            legal.append([str(card) for card in cards_in(due.legal)])
        _apply(
            match,
            f"{here}, ply {ply}",
            lambda text=text, ply=ply: Play(Card.parse(text), words.get(ply, frozenset())),
        )
    return _report(match, number, deal, legal)


def _apply(match: Match, place: str, read: Callable[[], Bid | Play]) -> None:
    try:
        match.apply(read())
    except (IllegalAction, MatchOver, ValueError) as error:
        raise BrokenRecord(f"{place}: {error}") from None


def _read_bid(text: str, deal: Deal) -> Bid:
    if text == "pass":
        return Pass()
    if text == "take":
        if len(deal.bids) >= 4:
            raise ValueError('"take" belongs to round 1; in round 2 the suit is named')
        return Take(deal.upcard.suit)
    suit = Suit.from_letter(text)
    if len(deal.bids) < 4:
        raise ValueError(f'in round 1 a bid is "take" or "pass", not {text!r}')
    return Take(suit)


def _words_by_ply(here: str, written: DealRecord) -> dict[int, frozenset[Word]]:
    words: dict[int, frozenset[Word]] = {}
    for ply, text in written.said:
        place = f"{here}, ply {ply}"
        if not 0 <= ply < len(written.plays):
            raise BrokenRecord(f"{place}: {text!r} is said where no card is played")
        try:
            word = Word(text)
        except ValueError:
            raise BrokenRecord(f"{place}: {text!r} is not a word ({', '.join(Word)})") from None
        if word in words.get(ply, frozenset()):
            raise BrokenRecord(f"{place}: {text!r} is said twice")
        words[ply] = words.get(ply, frozenset()) | {word}
    return words


def _check_commitment(here: str, written: DealRecord, pack: Sequence[Card]) -> None:
    if written.commitment is None:
        return
    if written.salt is None:
        raise BrokenRecord(f"{here}: a commitment without its salt cannot be checked")
    try:
        expected = commitment(written.salt, pack)
    except UnicodeEncodeError:
        raise BrokenRecord(f"{here}: the salt is not ASCII") from None
    if written.commitment.lower() != expected:
        raise BrokenRecord(f"{here}: the commitment differs: salt and deck give {expected}")


def _check_result(number: int, written: DealRecord, report: Mapping[str, object]) -> None:
    for name, value in (written.result or {}).items():
        if name in report and not _same(report[name], value):
            reason = f"the result differs: {name} is {report[name]!r}, not {value!r}"
            raise BrokenRecord(f"deal {number}: {reason}")


def _same(one: object, other: object) -> bool:
    """Equality as JSON, where `1`, `1.0` and `true` are three different things."""
    return json.dumps(one) == json.dumps(other)


def _report(match: Match, number: int, deal: Deal, legal: list[list[str]]) -> dict[str, object]:
    result = match.results[number] if deal.status is not DealStatus.RUNNING else None
    score = result.score if result is not None else None
    outcome = None if result is None else "void" if score is None else str(score.outcome)
    contract = deal.contract
    return {
        "deal": number,
        "status": str(deal.status),
        "trump": contract.trump.letter if contract else None,
        "taker": contract.taker if contract else None,
        "round": contract.bidding_round if contract else None,
        "dealer": deal.dealer,
        "hands": [[str(card) for card in cards_in(hand)] for hand in deal.dealt],
        "legal": legal,
        "trick_winners": [trick.winner for trick in deal.tricks],
        "tricks": list(score.tricks if score else deal.card_points()),
        "belote": list(deal.belote_points()),
        "melds": list(deal.meld_verdict.points),
        "outcome": outcome,
        "capot": score.capot if score else None,
        "marks": list(result.marks) if result else [0, 0],
        "pot": match.pot,
        "totals": list(match.totals),
        "winner": match.winner,
    }
