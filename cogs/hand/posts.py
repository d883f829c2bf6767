"""What a private message with a hand says: a value made from what one seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from belote_bot.game.actions import Action, Pass, Play, Take, Word
from belote_bot.game.announcing import sensible_plays
from belote_bot.game.cards import Card, Suit
from belote_bot.game.deal import DealStatus
from belote_bot.game.seats import Seat
from belote_bot.game.views import SeatView
from belote_bot.locales import Language, say
from belote_bot.locales.cards import rank_index, suit_name
from belote_bot.tables.service import Kind, Preferences
from belote_bot.tables.table import Snapshot, Table, TableStatus
from cogs.hand.why import asked, reasons_for, why_face, why_lines, with_why
from cogs.parts.emojis import CardEmojis
from cogs.parts.faces import ButtonFace, Look, Rows
from cogs.parts.ids import ControlId, Verb, act_id
from cogs.table.clock_words import asleep_words, hand_clock
from cogs.table.cutting import hand_cut_lines
from cogs.table.melds import announced_in_short, held_lines
from cogs.table.rows import cut_rows
from cogs.table.sentences import cards_on_the_table
from images import CardStyle, HandLayout, HandOrder, HandScene, sorted_hand

BUTTONS_A_ROW: Final = 4
ANNOUNCING_A_ROW: Final = 2
"""Of the long labels that name melds, so that a phone shows them as we laid them."""
RED_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS)

Face: TypeAlias = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Asides:
    """What a person has asked in their hand, as long as the table does not move on."""

    version: int
    """Of the table at which it was asked."""
    why: bool = False
    """Whether they want to know why cards are dimmed."""
    hint: str | None = None
    """What the expert would do, as a sentence; None if they did not ask."""

    def beside(self, before: "Asides | None") -> "Asides":
        """Together with what was asked before, if that was at the same moment."""
        if before is None or before.version != self.version:
            return self
        return Asides(self.version, self.why or before.why, self.hint or before.hint)


@dataclass(frozen=True, slots=True)
class Sight:
    """How a person likes to see their hand."""

    language: Language
    style: CardStyle = CardStyle.CLASSIC
    layout: HandLayout = HandLayout.ROWS
    order: HandOrder = HandOrder.TRUMPS_FIRST


def sight(language: Language, chosen: Preferences) -> Sight:
    """How a person who reads this language and chose these preferences sees."""
    return Sight(
        language,
        CardStyle(chosen.cards or CardStyle.CLASSIC),
        HandLayout(chosen.hand or HandLayout.ROWS),
        HandOrder(chosen.order or HandOrder.TRUMPS_FIRST),
    )


@dataclass(frozen=True, slots=True)
class HandPost:
    """What a private message shows."""

    text: str
    rows: Rows = ()
    scene: HandScene | None = None
    """None while there are no cards."""

    @property
    def face(self) -> Face:
        """What the reader would see change: cards and buttons, not what others play."""
        if self.scene is None:
            return (self.text, self.rows)
        scene, deal = self.scene, self.scene.view.deal
        cards = (scene.view.hand, deal.number, deal.trump, deal.upcard)
        return (self.text, self.rows, cards, scene.style, scene.layout, scene.order)


def hand_post(table: Table, seat: Seat | None, eyes: Sight, emojis: CardEmojis) -> HandPost:
    """What a person sees now who holds this seat, or none any more."""
    language = eyes.language
    if seat is None:
        return HandPost(say(language, "refusal-not-seated"))
    if not table.status.is_open:
        over = table.status is TableStatus.FINISHED
        return HandPost(say(language, "hand-match-over" if over else "hand-closed"))
    view = table.seat_view(seat)
    if view is None:
        return HandPost(say(language, "hand-lobby"))
    scene = HandScene(language, view, eyes.style, eyes.layout, eyes.order)
    if not view.legal:
        over = view.deal.status is not DealStatus.RUNNING
        if over:
            return HandPost(*_between_deals(table.snapshot(), seat, language), scene)
        lines = [say(language, "hand-wait"), *held_lines(view, language)]
        return HandPost("\n".join(lines), (), scene)
    key = "hand-bid" if view.deal.contract is None else "hand-play"
    lines = [
        " ".join(filter(None, (say(language, key), hand_clock(table, language)))),
        *held_lines(view, language),
        *cards_on_the_table(table.snapshot(), view.deal, language),
    ]
    rows = _with_help(_rows(table, view, eyes, emojis), table, view, language)
    return HandPost("\n".join(lines), rows, scene)


def _with_help(rows: Rows, table: Table, view: SeatView, language: Language) -> Rows:
    """The buttons of a hand with those that ask something; where there are hints, in a row of their own."""
    if table.kind is not Kind.FRIENDLY:
        return with_why(rows, table.id, view, language)
    hint = ButtonFace(ControlId(Verb.HINT, table.id), say(language, "button-hint"))
    why = (why_face(table.id, language),) if reasons_for(view) else ()
    return (*rows, (hint, *why))


def asleep_post(table: Table, user_id: int, eyes: Sight) -> HandPost:
    """What a person sees for whom a bot plays until they take their seat back."""
    words = asleep_words(table, user_id, eyes.language)
    back = ButtonFace(ControlId(Verb.TAKE_BACK, table.id), say(eyes.language, "button-take-back"), Look.MAIN)
    return HandPost(words, ((back,),))


def _between_deals(snapshot: Snapshot, seat: Seat, language: Language) -> tuple[str, Rows]:
    """The words and buttons of a hand that is played: it may be its holder's to cut for the next deal."""
    lines = [say(language, "hand-deal-over"), *hand_cut_lines(snapshot, seat, language)]
    return "\n".join(lines), cut_rows(snapshot, language) if seat == snapshot.cutter else ()


def answered(post: HandPost, asides: Asides) -> HandPost:
    """The same hand to somebody who has asked: with the rules that forbid the dimmed cards, and the hint."""
    if post.scene is None:
        return post
    if asides.why:
        lines = [post.text, *why_lines(post.scene.view, post.scene.language)]
        post = replace(post, text="\n".join(lines), rows=asked(post.rows))
    if asides.hint is not None:
        post = replace(post, text=f"{post.text}\n{asides.hint}", rows=asked(post.rows, Verb.HINT))
    return post


def _rows(table: Table, view: SeatView, eyes: Sight, emojis: CardEmojis) -> Rows:
    """One button for each action; cards in the order of the picture, first those with the melds, if any."""

    def face(action: Action) -> ButtonFace:
        return ButtonFace(
            act_id(table.id, table.version, action),
            _label(view, action, eyes.language),
            _look(action),
            emoji=emojis.of(action.card, eyes.language, eyes.style) if isinstance(action, Play) else None,
        )

    offered = sorted(sensible_plays(view) or view.legal, key=lambda action: _order(action, view, eyes.order))
    announcing = [face(action) for action in offered if _announces(action)]
    others = [face(action) for action in offered if not _announces(action)]
    return (*_in_rows(announcing, ANNOUNCING_A_ROW), *_in_rows(others, BUTTONS_A_ROW))


def _in_rows(faces: Sequence[ButtonFace], width: int) -> Rows:
    return tuple(tuple(faces[start : start + width]) for start in range(0, len(faces), width))


def _announces(action: Action) -> bool:
    return isinstance(action, Play) and Word.MELDS in action.words


def _order(action: Action, view: SeatView, order: HandOrder) -> tuple[int, ...]:
    match action:
        case Take(suit):
            return (0, suit)
        case Pass():
            return (1,)
        case Play(card, words):
            return (sorted_hand(view, order).index(card), -len(words))


def _label(view: SeatView, action: Action, language: Language) -> str:
    match action:
        case Pass():
            return say(language, "action-pass")
        case Take(suit):
            key = "action-take" if len(view.deal.bids) < 4 else "action-take-other"
            return say(language, key, suit=suit_name(language, suit))
        case Play(card, words):
            said = [_word(view, word, language) for word in Word if word in words]
            return " · ".join([_card_label(card, language), *said])


def _word(view: SeatView, word: Word, language: Language) -> str:
    return announced_in_short(view, language) if word is Word.MELDS else say(language, f"word-{word.value}")


def _card_label(card: Card, language: Language) -> str:
    return say(
        language, "card-button", rank=rank_index(language, card.rank), suit=suit_name(language, card.suit)
    )


def _look(action: Action) -> Look:
    match action:
        case Pass():
            return Look.PLAIN
        case Take():
            return Look.GOOD
        case Play(words=words) if words:
            return Look.MAIN if Word.MELDS in words else Look.GOOD
        case Play(card):
            return Look.RED if card.suit in RED_SUITS else Look.PLAIN
