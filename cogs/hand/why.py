"""Why cards may not be played, in words: for who asks under their hand, and for a click that is refused."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from belote_bot.game.cards import Card, Suit, mask_of
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.reasons import Reason, reasons
from belote_bot.game.views import SeatView
from belote_bot.locales import Language, say
from belote_bot.locales.cards import card_name, rank_index, suit_name
from cogs.parts.faces import ButtonFace, Rows
from cogs.parts.ids import ControlId, Verb
from cogs.rules.words import Switch, switch_line

BUTTONS_IN_A_ROW: Final = 5
"""As many as Discord allows."""


def reasons_for(view: SeatView) -> tuple[Reason, ...]:
    """Why each dimmed card of a hand may not be played; nothing when all may, or out of turn."""
    trump = view.deal.trump
    if view.obligation is None or trump is None:
        return ()
    return reasons(mask_of(view.hand), view.deal.trick, trump, view.deal.rules)


def with_why(rows: Rows, table_id: int, view: SeatView, language: Language) -> Rows:
    """The buttons of a hand, and the one that asks why, if there is anything to tell."""
    if not reasons_for(view):
        return rows
    face = why_face(table_id, language)
    *others, last = rows
    if isinstance(last, tuple) and len(last) < BUTTONS_IN_A_ROW:
        return (*others, (*last, face))
    return (*rows, (face,))


def why_face(table_id: int, language: Language) -> ButtonFace:
    """The button that asks why."""
    return ButtonFace(ControlId(Verb.WHY, table_id), say(language, "button-why"))


def asked(rows: Rows, verb: Verb = Verb.WHY) -> Rows:
    """The same buttons once it was asked why, or something else: nothing moves, but it is not asked again."""
    return tuple(
        tuple(replace(face, enabled=face.enabled and face.id.verb is not verb) for face in faces)
        if isinstance(faces, tuple)
        else faces
        for faces in rows
    )


def why_lines(view: SeatView, language: Language) -> Iterator[str]:
    """The dimmed cards with the rules that forbid them, and which choices of the table make it so."""
    told = reasons_for(view)
    for reason in told:
        cards = ", ".join(_by_suit(reason.cards, view.deal.trump, language))
        yield say(language, "why-cards", cards=cards, reason=_clause(reason, language))
    yield from _house_rules(told, view.deal.rules, language)


def why_not(view: SeatView, card: Card, language: Language) -> str | None:
    """Why this card may not be played; None if it may, or if it is not this seat's turn to play."""
    if view.obligation is None:
        return None
    name = _named(card, language)
    if card not in view.hand:
        return say(language, "why-not-held", card=name)
    for reason in reasons_for(view):
        if card in reason.cards:
            sentence = say(language, "why-card", card=name, reason=_clause(reason, language))
            return "\n".join([sentence, *_house_rules([reason], view.deal.rules, language)])
    return None


def _clause(reason: Reason, language: Language) -> str:
    """The rule, and what of the trick and the hand brings it about."""
    best = "" if reason.to_beat is None else _named(reason.to_beat, language)
    return say(
        language,
        f"why-duty-{reason.duty.name.lower().replace('_', '-')}",
        led=suit_name(language, reason.led),
        best=best,
        legal=_either(reason.legal, language),
        holder="partner" if reason.partner_holds else "opponent",
    )


def _house_rules(told: Iterable[Reason], rules: HouseRules, language: Language) -> Iterator[str]:
    """The choices of this table that make it so, where another table could choose otherwise."""
    names = {name: Switch(name) for reason in told for name in reason.switches}
    for switch in names.values():
        yield say(language, "why-house-rule", rule=switch_line(language, rules, switch))


def _by_suit(cards: Sequence[Card], trump: Suit | None, language: Language) -> Iterator[str]:
    """Cards as buttons name them, those of a suit together from high to low: "K J 7 of clubs"."""
    for suit in Suit:
        held = sorted(card for card in cards if card.suit is suit)
        held.sort(key=lambda card: card.strength(trump), reverse=True)
        if held:
            ranks = " ".join(rank_index(language, card.rank) for card in held)
            yield say(language, "card-button", rank=ranks, suit=suit_name(language, suit))


def _named(card: Card, language: Language) -> str:
    return say(language, "why-the", card=card_name(language, card))


def _either(cards: Sequence[Card], language: Language) -> str:
    """One of these cards."""
    *first, last = (_named(card, language) for card in cards)
    return say(language, "why-or", first=", ".join(first), last=last) if first else last
