"""Melds in words: what is announced and shown at the table, who wins and why, what a player may announce."""

from collections.abc import Iterator

from belote_bot.game.announcing import melds_to_announce
from belote_bot.game.house_rules import Announce
from belote_bot.game.melds import Meld, MeldKind
from belote_bot.game.seats import team_of
from belote_bot.game.views import DealView, SeatView
from belote_bot.locales import Language, say
from belote_bot.locales.cards import rank_index, suit_name
from belote_bot.tables.table import Shown, Snapshot
from cogs.table.sentences import language_of, name_of, team_names


def meld_lines(snapshot: Snapshot, deal: DealView) -> Iterator[str]:
    """What was announced in the first trick, whose melds count and why, and those shown at the second."""
    language = language_of(snapshot)
    trick = trick_on_the_table(snapshot, deal)
    if trick == 0:
        for seat, kinds in deal.announced:
            melds = ", ".join(say(language, f"meld-{kind.value}") for kind in kinds)
            yield say(language, "announces", name=name_of(snapshot, seat), melds=melds)
    if trick in (0, 1):
        yield from _verdict(snapshot, deal)
    if trick == 1:
        for seat, shown in deal.shown:
            melds = ", ".join(meld_in_short(language, meld) for meld in shown)
            points = sum(meld.points for meld in shown)
            yield say(language, "shows-melds", name=name_of(snapshot, seat), melds=melds, points=points)


def trick_on_the_table(snapshot: Snapshot, deal: DealView) -> int:
    """Which trick lies on the table: 0 for the first."""
    return len(deal.tricks) - (snapshot.shown is Shown.COMPLETE_TRICK)


def _verdict(snapshot: Snapshot, deal: DealView) -> Iterator[str]:
    if deal.melds_ground is None:
        return
    language, holder = language_of(snapshot), deal.melds_holder
    name = "" if holder is None else name_of(snapshot, holder)
    team = "" if holder is None else team_names(snapshot, team_of(holder))
    yield say(language, f"melds-{deal.melds_ground.value}", name=name, team=team)


def meld_in_short(language: Language, meld: Meld) -> str:
    """A meld with its cards, as few words as will do: « tierce D–A pique »."""
    name = say(language, f"meld-{meld.kind.value}")
    low, top = meld.cards[0], meld.cards[-1]
    if meld.kind is MeldKind.CARRE:
        return say(language, "meld-four", meld=name, rank=rank_index(language, low.rank))
    return say(
        language,
        "meld-sequence",
        meld=name,
        low=rank_index(language, low.rank),
        top=rank_index(language, top.rank),
        suit=suit_name(language, top.suit),
    )


def held_lines(view: SeatView, language: Language) -> Iterator[str]:
    """What the reader may announce with the first card, or what is announced for them; nothing later on."""
    held = melds_to_announce(view)
    if held:
        manual = view.deal.rules.melds_announce is Announce.MANUAL
        melds = ", ".join(
            say(language, "hand-meld", meld=meld_in_short(language, meld), points=meld.points)
            for meld in held
        )
        yield say(language, "hand-melds-manual" if manual else "hand-melds-automatic", melds=melds)


def announced_in_short(view: SeatView, language: Language) -> str:
    """What a button says that announces the melds held: the kind of the only one, or a word for several."""
    held = melds_to_announce(view)
    return say(language, f"meld-{held[0].kind.value}" if len(held) == 1 else "word-melds")
