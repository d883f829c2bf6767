"""*Rules* under a table: a panel for its host in the lobby, a card to read for everybody else and later."""

from dataclasses import dataclass

from belote_bot.game.house_rules import HouseRules
from belote_bot.locales import say
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import Kind
from belote_bot.tables.table import Table, TableStatus
from cogs.clicking import Click
from cogs.parts.faces import Choice, MenuFace
from cogs.parts.ids import ControlId, Verb
from cogs.parts.layouts import layout
from cogs.parts.names import in_text
from cogs.rules.asking import Change
from cogs.rules.panel import Around, PanelIds, answer_panel, open_panel
from cogs.rules.words import rules_card
from cogs.table.kinds import kind_about, kind_line, kind_name


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules of a table in the lobby, as its host sees them."""

    click: Click
    table: Table

    @property
    def ids(self) -> PanelIds:
        """How the ids of the panel are made."""
        return PanelIds(Verb.RULES, self.table.id)

    async def rules(self) -> HouseRules:
        """What holds now."""
        return self.table.rules

    async def change(self, change: Change) -> HouseRules:
        """Store a change, if the table still takes it."""
        lobby = self.click.house.tables.lobby
        return await lobby.change_rules(self.table.id, self.click.person.user_id, change.applied)


async def table_rules(click: Click) -> None:
    """Show the rules, or change them; a panel that is too late, or another's, becomes the card."""
    table = click.table()
    owner = TableRules(click, table)
    if not _may_change(click, table):
        await click.acknowledge_privately()
        await _show_card(click, table)
    elif click.button.rest:
        try:
            await answer_panel(click, owner, _around(click, table))
        except TableRefused as refused:
            if refused.refusal not in (Refusal.NOT_HOST, Refusal.NOT_IN_LOBBY):
                raise
            await _show_card(click, table)
    else:
        await click.acknowledge_privately()
        await open_panel(click, owner, _around(click, table))


async def choose_kind(click: Click) -> None:
    """Let the match be ranked or friendly; a panel that is too late, or another's, becomes the card."""
    await click.acknowledge_privately()
    kind = click.read(lambda _: _read_kind(click.values))
    table = click.table()
    try:
        await click.house.tables.lobby.change_kind(table.id, click.person.user_id, kind)
    except TableRefused as refused:
        if refused.refusal not in (Refusal.NOT_HOST, Refusal.NOT_IN_LOBBY):
            raise
        await _show_card(click, table)
    else:
        await open_panel(click, TableRules(click, table), _around(click, table))


def _read_kind(values: tuple[str, ...]) -> Kind:
    (value,) = values
    return Kind(value)


def _around(click: Click, table: Table) -> Around:
    """The menu of kinds, which is above those of the rules."""
    lines = [
        Choice(
            kind, kind_name(click.language, kind), kind_about(click.language, kind), chosen=kind is table.kind
        )
        for kind in Kind
    ]
    title = say(click.language, "kind-choose")
    return Around(first=(MenuFace(ControlId(Verb.KIND, table.id), tuple(lines), title=title),))


def _may_change(click: Click, table: Table) -> bool:
    return table.status is TableStatus.LOBBY and table.host_id == click.person.user_id


async def _show_card(click: Click, table: Table) -> None:
    """Show the rules to read; whoever clicked on a panel is told first why it is gone."""
    why = _why_not(click, table)
    card = "\n".join((rules_card(click.language, table.rules), kind_line(click.language, table.kind)))
    asked_in_panel = click.button.verb is Verb.KIND or bool(click.button.rest)
    view = layout(f"{why}\n{card}", None, ()) if asked_in_panel else layout(card, None, (), why)
    await click.interaction.edit_original_response(view=view)


def _why_not(click: Click, table: Table) -> str:
    if table.status is not TableStatus.LOBBY:
        return say(click.language, "rules-frozen")
    host = next((person.name for person in table.people() if person.user_id == table.host_id), "")
    return say(click.language, "rules-hosts", host=in_text(host))
