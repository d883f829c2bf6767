"""Entering a deal into a count, new or in place of another: a private step of buttons and one form."""

from collections.abc import Awaitable, Callable

from belote_bot.counting.count import Actor, Count
from belote_bot.counting.draft import Draft, Figures
from belote_bot.counting.entries import Moment
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.locales import say
from cogs.clicking import Click
from cogs.count_asking import (
    actor_of,
    asked,
    changed_draft,
    count_of,
    is_form,
    moment_of,
    number_of,
    whole_number,
)
from cogs.count_panels import correct_rows, entry_rows, points_form, undo_rows
from cogs.count_posts import new_deal_button
from cogs.count_words import deal_line, draft_lines, name_in_text, next_deal_line, seated
from cogs.forms import show_form
from cogs.layouts import layout
from cogs.posts import Rows
from cogs.sheet_words import sheet_lines


async def new_deal(click: Click) -> None:
    """Begin a new deal, or go on with the one that was begun."""
    await click.acknowledge_privately()
    count = await count_of(click)
    number = len(count.deals)
    draft = await click.house.counts.entries.draft(count, actor_of(click), number)
    await _show_entry(click, count, number, draft)


async def set_part(click: Click) -> None:
    """Choose who took, the trumps, a belote or a capot."""
    await click.acknowledge_privately()
    number = number_of(click)
    count = await count_of(click)
    entries, actor = click.house.counts.entries, actor_of(click)
    draft = await entries.draft(count, actor, number)

    def chosen() -> Draft:
        _, part, value = click.button.rest
        return changed_draft(draft, part, value)

    draft = asked(chosen)
    await entries.keep(count, actor, number, draft)
    await _show_entry(click, count, number, draft)


async def enter_points(click: Click) -> None:
    """Show the form for the points; take down what was written into it, right or wrong."""
    number = number_of(click)
    if is_form(click):
        await click.acknowledge_privately()
    count = await count_of(click)
    entries, actor = click.house.counts.entries, actor_of(click)
    draft = await entries.draft(count, actor, number)
    if not is_form(click):
        await show_form(click.interaction, points_form(click.language, count, number, draft))
        return
    draft = draft.with_figures(Figures.read(click.fields))
    await entries.keep(count, actor, number, draft)
    await _show_entry(click, count, number, draft)


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
        await _show_why_not(click, moment.number, refused)
        return
    await _show_noted(click, after, moment.number)


async def correct(click: Click) -> None:
    """Show the deals to choose from, or the one that was chosen as it was entered."""
    await click.acknowledge_privately()
    count = await count_of(click)
    entries, actor = click.house.counts.entries, actor_of(click)
    if click.values:
        number = asked(lambda: whole_number(click.values[0]))
        await _show_entry(click, count, number, await entries.begin_anew(count, actor, number))
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


async def _show_why_not(click: Click, number: int, refused: CountRefused) -> None:
    """Somebody was faster: say so; where the deal can still be noted, show it again on today's sheet."""
    why = say(click.language, f"count-refusal-{refused.refusal.value}")
    match refused.refusal:
        case CountRefusal.DEAL_NOTED:
            count = await count_of(click)
            there = deal_line(click.language, count, number, name_in_text)
            await _show(click, f"{why}\n{there}", ())
        case CountRefusal.STALE:
            count = await count_of(click)
            draft = await click.house.counts.entries.draft(count, actor_of(click), number)
            await _show_entry(click, count, number, draft, why)
        case _:
            raise refused


async def _show_noted(click: Click, count: Count, number: int) -> None:
    language, results = click.language, count.tally.results
    lines = [say(language, "count-noted", number=number + 1)]
    if number < len(results):
        lines += sheet_lines(seated(language, count), count.rules, results[: number + 1])
    if not count.is_over:
        lines.append(next_deal_line(language, count))
    await _show(click, "\n".join(lines), ((new_deal_button(language, count),),))


async def _show(click: Click, text: str, rows: Rows) -> None:
    await click.interaction.edit_original_response(view=layout(text, None, rows))
