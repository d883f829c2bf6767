"""Words and melds of a request: those it tells, and those that follow from what it tells (RULES §6, §9)."""

from typing import Final, TypeAlias

from belote_bot.engine.request import Announced, ImpossiblePosition, Request
from belote_bot.engine.table import Table
from belote_bot.game.actions import NO_WORDS, Play, Word, Words
from belote_bot.game.auction import Contract
from belote_bot.game.belote import belote_pair, in_order
from belote_bot.game.cards import Card, Mask, cards_in, mask_of
from belote_bot.game.house_rules import Announce
from belote_bot.game.melds import Meld, melds_in
from belote_bot.game.seats import Seat

MOST_MELDS: Final = 2
"""As many as eight cards can hold that share none."""

BeloteWords: TypeAlias = tuple[tuple[Seat, Word], ...]


def belote_heard(request: Request, contract: Contract, table: Table) -> BeloteWords | None:
    """Belote and rebelote as they were said; None when that cannot be known.

    Raises ImpossiblePosition when a word was said that cannot have been.
    """
    if request.said is not None:
        return _told(request, contract, table)
    pair = belote_pair(contract.trump)
    played = [laid for laid in table.laid if pair >> laid.card & 1]
    if not played:
        return ()
    first = played[0]
    other = cards_in(pair & ~(1 << first.card))[0]
    if not in_order(first.card, Word.BELOTE, request.rules):
        return ()
    if len(played) == 2:
        both = first.seat == played[1].seat
        return ((first.seat, Word.BELOTE), (first.seat, Word.REBELOTE)) if both else ()
    holder = _holder(request, contract, other)
    if holder is None and first.seat != request.seat:
        return None
    return ((first.seat, Word.BELOTE),) if holder == first.seat else ()


def _holder(request: Request, contract: Contract, card: Card) -> Seat | None:
    """Who holds a card that was not played; None if the seat does not know."""
    if card in request.hand:
        return request.seat
    return contract.taker if card == request.upcard else None


def _told(request: Request, contract: Contract, table: Table) -> BeloteWords:
    words: list[tuple[Seat, Word]] = []
    for ply, word in sorted(set(request.said or ())):
        if ply >= len(table.laid):
            raise ImpossiblePosition(f"said: {word} at play {ply}, and there is none")
        laid = table.laid[ply]
        if word is Word.MELDS:
            if ply >= 4 or not request.rules.melds:
                raise ImpossiblePosition(f"said: no melds are announced at play {ply}")
            continue
        if (laid.seat, word) != _word_with(contract, table, ply):
            raise ImpossiblePosition(f"said: {word} cannot go with {laid.card} at play {ply}")
        words.append((laid.seat, word))
    return tuple(words)


def _word_with(contract: Contract, table: Table, ply: int) -> tuple[Seat, Word] | None:
    """The word that can go with a play, and whose it is; None when none can."""
    pair, laid = belote_pair(contract.trump), table.laid[ply]
    if not pair >> laid.card & 1:
        return None
    other = next((other for other in table.laid if pair >> other.card & 1 and other is not laid), None)
    if other is not None and other.seat != laid.seat:
        return None
    return laid.seat, Word.REBELOTE if other in table.laid[:ply] else Word.BELOTE


def legal_plays(request: Request, contract: Contract, table: Table, legal: Mask) -> tuple[Play, ...]:
    """The cards that the seat may play, each with and without the words that it may say."""
    hand = mask_of(request.hand)
    whole = hand | table.played_by(request.seat)
    pair = belote_pair(contract.trump)
    plays: list[Play] = []
    for card in cards_in(legal):
        choices: list[Words] = [NO_WORDS]
        manual = request.rules.belote_announce is Announce.MANUAL
        if manual and pair >> card & 1 and whole & pair == pair:
            word = Word.BELOTE if hand & pair == pair else Word.REBELOTE
            choices += [choice | {word} for choice in choices]
        manual = request.rules.melds_announce is Announce.MANUAL
        if manual and request.rules.melds and not table.tricks and melds_in(whole, contract.trump):
            choices += [choice | {Word.MELDS} for choice in choices]
        plays += [Play(card, words) for words in choices]
    return tuple(plays)


def own_melds(request: Request, contract: Contract, table: Table) -> tuple[Meld, ...]:
    """The melds that the seat itself has announced; what nobody tells, it is taken to have done.

    Raises ImpossiblePosition when it is said to have announced others than it held.
    """
    own = [index for index, laid in enumerate(table.laid) if laid.seat == request.seat]
    if not own or not request.rules.melds:
        return ()
    melds = melds_in(mask_of(request.hand) | table.played_by(request.seat), contract.trump)
    if request.announced is not None:
        kinds = dict(request.announced).get(request.seat, ())
        if kinds not in ((), tuple(meld.kind for meld in melds)):
            raise ImpossiblePosition(f"announced: those are not the melds of seat {request.seat}")
        return melds if kinds else ()
    manual = request.rules.melds_announce is Announce.MANUAL
    unsaid = manual and request.said is not None and (own[0], Word.MELDS) not in request.said
    return () if unsaid else melds


def kinds_announced(request: Request, table: Table) -> Announced | None:
    """What each seat announced, as far as it is told; None when that cannot be known.

    Raises ImpossiblePosition when somebody is said to have announced before its first card, or twice.
    """
    if not request.rules.melds:
        if request.announced:
            raise ImpossiblePosition("announced: melds are not played")
        return ()
    if not table.laid:
        return ()
    seats = [seat for seat, _ in request.announced or ()]
    if len(seats) > len(set(seats)) or any(not table.played_by(seat) for seat in seats):
        raise ImpossiblePosition("announced: each seat announces once, with its first card")
    if any(len(kinds) > MOST_MELDS for _, kinds in request.announced or ()):
        raise ImpossiblePosition(f"announced: a hand has at most {MOST_MELDS} melds")
    return request.announced


def melds_shown(
    request: Request, contract: Contract, table: Table
) -> tuple[tuple[Seat, tuple[Meld, ...]], ...]:
    """The melds that were shown at the second trick, as far as they are told.

    Raises ImpossiblePosition when they are no melds, when nothing can have been shown yet, or when another
    seat has one of their cards.
    """
    shown: list[tuple[Seat, tuple[Meld, ...]]] = []
    if request.shown and (not request.rules.melds or not table.tricks):
        raise ImpossiblePosition("shown: melds are shown at the second trick, where they are played")
    for seat, told in request.shown:
        melds: list[Meld] = []
        if len(told) > MOST_MELDS or len({card for cards in told for card in cards}) < sum(map(len, told)):
            raise ImpossiblePosition(f"shown: a hand has at most {MOST_MELDS} melds, without a card in both")
        for cards in told:
            found = melds_in(mask_of(cards), contract.trump)
            if len(found) != 1 or len(found[0].cards) != len(cards):
                raise ImpossiblePosition(f"shown: {' '.join(map(str, cards))} is not a meld")
            _check_owner(request, table, seat, cards)
            melds.append(found[0])
        shown.append((seat, tuple(melds)))
    seats = [seat for seat, _ in shown]
    if len({seat % 2 for seat in seats}) > 1 or len(seats) > len(set(seats)):
        raise ImpossiblePosition("shown: only one team shows its melds, each seat once")
    return tuple(shown)


def _check_owner(request: Request, table: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    own = mask_of(request.hand) | table.played_by(request.seat)
    for card in cards:
        others = any(laid.card == card and laid.seat != seat for laid in table.laid)
        if others or (seat == request.seat) != bool(own >> card & 1):
            raise ImpossiblePosition(f"shown: {card} is not seat {seat}'s")
