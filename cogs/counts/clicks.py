"""Everything at a count but its deals: rules, names, who deals first, who writes, the message, the end."""

from dataclasses import dataclass
from typing import Final

from belote_bot.counting.count import Count, Writers
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.game.house_rules import HouseRules
from belote_bot.locales import Language, say
from cogs.clicking import Click
from cogs.counts.asking import actor_of, asked, count_of, is_form, seat_in
from cogs.counts.finding import bring_or_link
from cogs.counts.opening import all_named, player_named
from cogs.counts.panels import NAME_FIELDS, more_rows, names_form
from cogs.counts.words import writers_sentence
from cogs.parts.answering import tell
from cogs.parts.forms import show_form
from cogs.parts.ids import Verb
from cogs.parts.layouts import layout
from cogs.rules.asking import Change
from cogs.rules.panel import PanelIds, answer_panel, open_panel
from cogs.rules.words import Chapter, rules_card

CHAPTERS: Final = tuple(chapter for chapter in Chapter if chapter is not Chapter.DEALING)
"""What people choose for a count: real cards are dealt without us."""


async def more(click: Click) -> None:
    """Show what else can be done at a count."""
    await click.acknowledge_privately()
    await _show_more(click, await count_of(click))


async def bring_down(click: Click) -> None:
    """Post the message again at the end of its channel."""
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    count = await count_of(click)
    await tell(click.interaction, bring_or_link(click.house, click.interaction, count))


async def choose_writers(click: Click) -> None:
    """Let everybody enter deals, or only those named."""
    await click.acknowledge_privately()
    writers = asked(lambda: Writers("".join(click.button.rest)))
    count = await count_of(click)
    await _show_more(click, await click.house.counts.choose_writers(count.id, actor_of(click), writers))


async def choose_dealer(click: Click) -> None:
    """Choose who deals the first deal."""
    await click.acknowledge_privately()
    seat = asked(lambda: seat_in("".join(click.values)))
    count = await count_of(click)
    await _show_more(click, await click.house.counts.choose_dealer(count.id, actor_of(click), seat))


async def name_players(click: Click) -> None:
    """Show the form for the names; take down what was written into it."""
    counts, actor = click.house.counts, actor_of(click)
    if not is_form(click):
        count = await count_of(click)
        if not count.may_settle(actor):
            raise CountRefused(CountRefusal.NOT_THE_OPENER)
        if not count.is_open:
            raise CountRefused(CountRefusal.CLOSED)
        await show_form(click.interaction, names_form(click.language, count))
        return
    await click.acknowledge_privately()
    count = await count_of(click)
    typed = [await player_named(click.interaction, click.fields.get(field)) for field in NAME_FIELDS]
    players = all_named(Language(count.row.language), typed)
    await _show_more(click, await counts.name_players(count.id, actor, players))


async def close(click: Click) -> None:
    """Close the count."""
    await click.acknowledge_privately()
    count = await click.house.counts.close((await count_of(click)).id, actor_of(click))
    await _show_more(click, count)


async def reopen(click: Click) -> None:
    """Open the count that was closed."""
    await click.interaction.response.defer()
    await click.house.counts.reopen((await count_of(click)).id, actor_of(click))


# ---- rules -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CountRules:
    """The rules of a count before its first deal, as whoever opened it sees them."""

    click: Click
    count: Count

    @property
    def ids(self) -> PanelIds:
        """How the ids of the panel are made."""
        return PanelIds(Verb.COUNT_RULES, self.count.id, CHAPTERS)

    async def rules(self) -> HouseRules:
        """What holds now."""
        return self.count.rules

    async def change(self, change: Change) -> HouseRules:
        """Store a change, if the count still takes it."""
        counts, actor = self.click.house.counts, actor_of(self.click)
        return (await counts.choose_rules(self.count.id, actor, change.applied)).rules


async def rules(click: Click) -> None:
    """Show the rules, or change them before the first deal; too late, or for others, a card to read."""
    count = await count_of(click)
    may_change = count.is_open and not count.deals and count.may_settle(actor_of(click))
    if may_change and click.button.rest:
        await answer_panel(click, CountRules(click, count))
        return
    await click.acknowledge_privately()
    if may_change:
        await open_panel(click, CountRules(click, count))
        return
    card = rules_card(click.language, count.rules, CHAPTERS)
    if not count.is_open:
        why = say(click.language, "count-is-closed")
    else:
        why = say(click.language, "count-rules-frozen" if count.deals else "count-rules-openers")
    await click.interaction.edit_original_response(view=layout(card, None, (), why))


# ---- showing ---------------------------------------------------------------------------------


async def _show_more(click: Click, count: Count) -> None:
    language = click.language
    if count.is_open:
        text = f"{say(language, 'count-more-title')}\n{writers_sentence(language, count)}"
        view = layout(text, None, more_rows(language, count))
    else:
        view = layout(say(language, "count-is-closed"), None, ())
    await click.interaction.edit_original_response(view=view)
