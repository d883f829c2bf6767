"""The panel by which somebody changes house rules: a table's, a server's, or a score counter's.

Whoever owns the rules is a `RulesOwner`: it gives its ids, tells what holds and stores a change. Its handler
calls `answer_panel` for every click whose id has the owner's verb; nothing is remembered between two clicks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from belote_bot.game.house_rules import PRESETS, HouseRules, RulesError, changed, choices
from belote_bot.locales import Language, say
from cogs.clicking import Click
from cogs.parts.faces import ButtonFace, Choice, Look, MenuFace, Rows, capital
from cogs.parts.forms import Field, Form, show_form
from cogs.parts.ids import ControlId, Verb
from cogs.parts.layouts import layout
from cogs.rules.asking import WRITTEN, Change, Turn, Write, read_panel
from cogs.rules.words import (
    CHAPTERS,
    Chapter,
    Switch,
    chapter_name,
    choice_about,
    choice_name,
    chosen_name,
    differences,
    number_wanted,
    preset_about,
    preset_name,
    preset_of,
    rules_card,
    rules_summary,
    spelled,
    switch_name,
    takes_effect,
)

OFFERED: Final[Mapping[str, tuple[int, ...]]] = {
    "target": (501, 1000, 2000, 3000),
    "deals": (4, 8, 12, 16, 20),
}
"""The lengths of a match that stand in the menu; any other is written into a form."""

NAVIGATION_A_ROW: Final = 4


# ---- what is shown ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PanelIds:
    """How the ids of one owner's panel are made: the owner's verb, and its number of at most 18 digits."""

    verb: Verb
    owner: int
    chapters: tuple[Chapter, ...] = tuple(Chapter)
    """What the owner's people can choose: real cards are dealt without us."""

    def page(self, page: Chapter | None) -> ControlId:
        """A button that opens a chapter, or the card of all rules."""
        return ControlId(self.verb, self.owner, ("page",) if page is None else ("page", page.value))

    @property
    def preset(self) -> ControlId:
        """The menu of presets."""
        return ControlId(self.verb, self.owner, ("preset",))

    def switch(self, switch: Switch) -> ControlId:
        """The menu of a switch."""
        return ControlId(self.verb, self.owner, ("set", switch.value))

    def number(self, name: str) -> ControlId:
        """The form for a number of points or deals."""
        return ControlId(self.verb, self.owner, ("write", name))


def panel_text(language: Language, rules: HouseRules, ids: PanelIds, page: Chapter | None) -> str:
    """What stands above the panel's rows: all rules as a card, or where the reader is."""
    if page is None:
        return rules_card(language, rules, ids.chapters)
    title = say(language, "rules-page-title", chapter=chapter_name(language, page))
    return f"{title}\n{rules_summary(language, rules)}"


def panel_rows(language: Language, rules: HouseRules, ids: PanelIds, page: Chapter | None) -> Rows:
    """The panel's menus and buttons: the presets beside the card, on a chapter's page its switches.

    A switch that changes nothing beside the others has no menu.
    """
    if page is None:
        menus = (_presets(language, rules, ids),)
    else:
        switches = [switch for switch in CHAPTERS[page] if takes_effect(rules, switch)]
        menus = tuple(_menu(language, rules, ids, switch) for switch in switches)
    return menus + _navigation(language, ids, page)


def number_form(language: Language, rules: HouseRules, ids: PanelIds, name: str) -> Form:
    """The form for a number of points (`target`) or deals (`deals`)."""
    number = getattr(rules, name)
    label = say(language, f"rules-form-{name}")
    field = Field(WRITTEN, label, value="" if number is None else str(number), longest=10)
    return Form(ids.number(name), say(language, "rules-form-title"), (field,))


def _presets(language: Language, rules: HouseRules, ids: PanelIds) -> MenuFace:
    named = preset_of(rules)
    lines = [
        Choice(preset, preset_name(language, preset), preset_about(language, preset), chosen=preset == named)
        for preset in PRESETS
    ]
    return MenuFace(ids.preset, tuple(lines), title=say(language, "rules-presets"))


def _menu(language: Language, rules: HouseRules, ids: PanelIds, switch: Switch) -> MenuFace:
    different = switch in differences(rules)
    title = say(
        language,
        "rules-menu-different" if different else "rules-menu",
        name=switch_name(language, switch),
    )
    if switch is Switch.LENGTH:
        return MenuFace(ids.switch(switch), _lengths(language, rules), title=title)
    lines = [
        Choice(
            spelled(value),
            capital(choice_name(language, switch, value)),
            choice_about(language, switch, value),
            chosen=value == getattr(rules, switch),
        )
        for value in choices(switch)
    ]
    return MenuFace(ids.switch(switch), tuple(lines), title=title)


def _lengths(language: Language, rules: HouseRules) -> tuple[Choice, ...]:
    lines: list[Choice] = []
    for name, offered in OFFERED.items():
        now = getattr(rules, name)
        for number in sorted({*offered, *([] if now is None else [now])}):
            words = chosen_name(language, changed(rules, name, number), Switch.LENGTH)
            lines.append(Choice(f"{name}-{number}", words, chosen=number == now))
        lines.append(Choice(f"{name}-", say(language, f"rule-length-other-{name}")))
    return tuple(lines)


def _navigation(language: Language, ids: PanelIds, page: Chapter | None) -> Rows:
    pages = [None, *ids.chapters]
    faces = [
        ButtonFace(
            ids.page(other),
            say(language, "rules-all") if other is None else chapter_name(language, other),
            Look.MAIN if other is page else Look.PLAIN,
        )
        for other in pages
    ]
    starts = range(0, len(faces), NAVIGATION_A_ROW)
    return tuple(tuple(faces[start : start + NAVIGATION_A_ROW]) for start in starts)


# ---- who owns the rules ----------------------------------------------------------------------


class RulesOwner(Protocol):
    """Whose rules the panel changes."""

    @property
    def ids(self) -> PanelIds:
        """How the ids of its panel are made."""
        ...

    async def rules(self) -> HouseRules:
        """What holds now; refused (TableRefused) if the reader may not change it."""
        ...

    async def change(self, change: Change) -> HouseRules:
        """Store `change.applied(…)` of what holds, and give it; lets its RulesError pass, or refuses."""
        ...


@dataclass(frozen=True, slots=True)
class Around:
    """What an owner shows around the panel."""

    heading: str | None = None
    """Words above it: whose rules these are."""
    rows: Rows = ()
    """Rows of its own below it."""
    first: Rows = ()
    """Rows of its own at the top of the page with the card of all rules."""


async def open_panel(click: Click, owner: RulesOwner, around: Around = Around()) -> None:
    """Show the panel from its beginning, in the answer to a click that was deferred for its person only."""
    await _show(click, owner.ids, await owner.rules(), None, around)


async def answer_panel(click: Click, owner: RulesOwner, around: Around = Around()) -> None:
    """Carry out a click on the panel, not yet acknowledged, and show the panel anew in its message."""
    asked = click.read(lambda button: read_panel(button.rest, click.values, click.fields))
    if isinstance(asked, Write):
        form = number_form(click.language, await owner.rules(), owner.ids, asked.name)
        await show_form(click.interaction, form)
        return
    await click.acknowledge_privately()
    notice: str | None = None
    if isinstance(asked, Turn):
        rules = await owner.rules()
    else:
        try:
            rules = await owner.change(asked)
        except RulesError:
            rules = await owner.rules()
            notice = number_wanted(click.language, getattr(asked, "name", "target"))
    await _show(click, owner.ids, rules, asked.page, around, notice)


async def _show(
    click: Click,
    ids: PanelIds,
    rules: HouseRules,
    page: Chapter | None,
    around: Around,
    notice: str | None = None,
) -> None:
    parts = (around.heading, panel_text(click.language, rules, ids, page), notice)
    own = around.first if page is None else ()
    rows = own + panel_rows(click.language, rules, ids, page) + around.rows
    view = layout("\n".join(part for part in parts if part), None, rows)
    await click.interaction.edit_original_response(view=view)
