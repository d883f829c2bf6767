"""What a seat knows, written as a request of the protocol (RECORD §2)."""

from belote_bot.game.actions import Take
from belote_bot.game.house_rules import rules_to
from belote_bot.game.views import SeatView


def request_of(view: SeatView) -> dict[str, object]:
    """The request that tells an engine all that the seat knows, without an id.

    Beyond the fields of RECORD §2 it tells the words said, the melds announced and shown, and how many deals
    were played.
    """
    deal = view.deal
    plays = [card for trick in deal.tricks for card in trick.cards] + [*deal.trick]
    players = [(trick.leader + index) % 4 for trick in deal.tricks for index in range(4)]
    players += [(deal.leader + index) % 4 for index in range(len(deal.trick))]
    said: list[dict[str, object]] = []
    for ply, (seat, card) in enumerate(zip(players, plays, strict=True)):
        if word := deal.word_said(seat, card):
            said.append({"ply": ply, "word": str(word)})
    return {
        "rules": rules_to(view.match.rules),
        "dealer": deal.dealer,
        "seat": view.seat,
        "hand": [str(card) for card in view.hand],
        "upcard": str(deal.upcard),
        "bids": [
            "take" if index < 4 and isinstance(bid, Take) else str(bid) for index, bid in enumerate(deal.bids)
        ],
        "plays": [str(card) for card in plays],
        "scores": list(view.match.totals),
        "pot": view.match.pot,
        "said": said,
        "announced": [
            {"seat": seat, "kinds": [kind.value for kind in kinds]} for seat, kinds in deal.announced
        ],
        "shown": [
            {"seat": seat, "melds": [[str(card) for card in meld.cards] for meld in melds]}
            for seat, melds in deal.shown
        ],
        "deals_played": sum(result.score is not None for result in view.match.results),
    }
