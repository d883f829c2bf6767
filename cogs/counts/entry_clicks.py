"""Entering a deal into a count, new or in place of another: a private step of buttons and one form."""

from collections.abc import Awaitable, Callable

from belote_bot.counting.count import Actor, Count
from belote_bot.counting.draft import Draft, Figures
from belote_bot.counting.entries import Entry, Moment
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.locales import say
from cogs.clicking import Click
from cogs.counts.asking import (
    actor_of,
    asked,
    changed_draft,
    count_of,
    entry_of,
    is_form,
    moment_of,
    number_of,
    whole_number,
)
from cogs.counts.panels import correct_rows, entry_rows, points_form, undo_rows
from cogs.counts.posts import new_deal_button
from cogs.counts.words import deal_line, draft_lines, name_in_text, next_deal_line, sheet_in_words
from cogs.parts.faces import Rows
from cogs.parts.forms import show_form
from cogs.parts.layouts import layout


async def new_deal(click: Click) -> None:
    """Begin a new deal, or go on with the one that was begun."""
    await click.acknowledge_privately()
    count = await count_of(click)
    entry = Entry(len(count.deals), len(count.deals))
    draft = await click.house.counts.entries.draft(count, actor_of(click), entry)
    await _show_entry(click, count, entry.number, draft)


async def set_part(click: Click) -> None:
    """Choose who took, the trumps, a belote or a capot."""
    await click.acknowledge_privately()

    def chosen(draft: Draft) -> Draft:
        _, part, value = click.button.rest
        return changed_draft(draft, part, value)

    asked(lambda: chosen(Draft()))
    await _change(click, chosen)


async def enter_points(click: Click) -> None:
    """Show the form for the points; take down what was written into it, right or wrong."""
    if is_form(click):
        await click.acknowledge_privately()
        await _change(click, lambda draft: draft.with_figures(Figures.read(click.fields)))
        return
    entry, count = entry_of(click), await count_of(click)
    try:
        # Stored before the form is shown: what is typed into it shall find its deal.
        count, draft = await click.house.counts.entries.change(count.id, actor_of(click), entry, _same)
    except CountRefused as refused:
        await click.acknowledge_privately()
        await _show_why_not(click, entry, refused)
        return
    await show_form(click.interaction, points_form(click.language, count, entry.number, draft))


def _same(draft: Draft) -> Draft:
    return draft


async def _change(click: Click, choose: Callable[[Draft], Draft]) -> None:
    """Change what was chosen and typed of a deal, and show it."""
    entry, count = entry_of(click), await count_of(click)
    try:
        count, draft = await click.house.counts.entries.change(count.id, actor_of(click), entry, choose)
    except CountRefused as refused:
        await _show_why_not(click, entry, refused, say(click.language, "count-kept"))
        return
    await _show_entry(click, count, entry.number, draft)


async def note(click: Click) -> None:
    """Note the deal as it was entered."""
    await _note(click, click.house.counts.entries.note)


async def note_void(click: Click) -> None:
    """Note that nobody took."""
    await _note(click, click.house.counts.entries.note_void)


async def _note(click: Click, noted: Callable[[int, Actor, Moment], Awaitable[Count]]) -> None:
    await click.acknowledge_privately()
    moment = moment_of(click)
    count = await count_of(click)
    try:
        after = await noted(count.id, actor_of(click), moment)
    except CountRefused as refused:
        if await _is_own_second_click(click, moment, refused):
            await _show_noted(click, await count_of(click), moment.number)
        else:
            await _show_why_not(click, moment.entry, refused)
        return
    await _show_noted(click, after, moment.number)


async def _is_own_second_click(click: Click, moment: Moment, refused: CountRefused) -> bool:
    """Whether a deal is refused only because the same person has noted it a moment ago."""
    if refused.refusal not in (CountRefusal.DEAL_NOTED, CountRefusal.STALE):
        return False
    count = await count_of(click)
    if refused.refusal is CountRefusal.STALE and count.row.version != moment.version + 1:
        return False
    return await click.house.counts.entries.is_noted_by(count, actor_of(click), moment.number)


async def correct(click: Click) -> None:
    """Show the deals to choose from, or the one that was chosen as it was entered."""
    await click.acknowledge_privately()
    count = await count_of(click)
    entries, actor = click.house.counts.entries, actor_of(click)
    if click.values:
        number = asked(lambda: whole_number(click.values[0]))
        if number >= len(count.deals):
            raise CountRefused(CountRefusal.STALE)
        entry = Entry(number, len(count.deals))
        await _show_entry(click, count, number, await entries.begin_anew(count, actor, entry))
        return
    entries.check_correction(count, actor)
    page = number_of(click) if click.button.rest else 0
    rows = correct_rows(click.language, count, page)
    await _show(click, say(click.language, "count-correct"), rows)


async def undo(click: Click) -> None:
    """Ask whether the last deal shall go, and take it away."""
    await click.acknowledge_privately()
    count = await count_of(click)
    entries, actor, language = click.house.counts.entries, actor_of(click), click.language
    entries.check_correction(count, actor)
    last = deal_line(language, count, len(count.deals) - 1, name_in_text)
    if not click.button.rest:
        await _show(click, f"{say(language, 'count-undo')}\n{last}", undo_rows(language, count))
        return
    after = await entries.remove_last(count.id, actor, number_of(click))
    lines = [say(language, "count-undone"), last]
    if not after.is_over:
        lines.append(next_deal_line(language, after))
    await _show(click, "\n".join(lines), ((new_deal_button(language, after),),))


# ---- showing ---------------------------------------------------------------------------------


async def _show_entry(
    click: Click, count: Count, number: int, draft: Draft, notice: str | None = None
) -> None:
    language = click.language
    lines = [line for line in (notice, *draft_lines(language, count, number, draft)) if line]
    await _show(click, "\n".join(lines), entry_rows(language, count, number, draft))


async def _show_why_not(click: Click, entry: Entry, refused: CountRefused, kept: str | None = None) -> None:
    """Somebody was faster: say so; where the deal can still be noted, show it again on today's sheet.

    `kept` says where to find what was chosen and typed of a new deal.
    """
    language = click.language
    why = say(language, f"count-refusal-{refused.refusal.value}")
    match refused.refusal:
        case CountRefusal.DEAL_NOTED:
            count = await count_of(click)
            there = deal_line(language, count, entry.number, name_in_text)
            lines = [why, there] if kept is None else [why, there, kept]
            await _show(click, "\n".join(lines), ((new_deal_button(language, count),),))
        case CountRefusal.STALE:
            count = await count_of(click)
            today = Entry(entry.number, len(count.deals))
            if entry.is_new != today.is_new:
                raise refused
            draft = await click.house.counts.entries.draft(count, actor_of(click), today)
            await _show_entry(click, count, entry.number, draft, why)
        case _:
            raise refused


async def _show_noted(click: Click, count: Count, number: int) -> None:
    language, results = click.language, count.tally.results
    lines = [say(language, "count-noted", number=number + 1)]
    if number < len(results):
        lines += sheet_in_words(language, count, results[: number + 1])
    if not count.is_over:
        lines.append(next_deal_line(language, count))
    await _show(click, "\n".join(lines), ((new_deal_button(language, count),),))


async def _show(click: Click, text: str, rows: Rows) -> None:
    await click.interaction.edit_original_response(view=layout(text, None, rows))
