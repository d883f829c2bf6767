"""Forms to fill in. One that is open while the program restarts is still taken when it is sent."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

import discord
from discord import ui

from cogs.parts.ids import ANY_BUTTON, ANY_CHANNELS, ANY_MENU, ANY_ROLES, FORM, ControlId

_CONTROL: Final = re.compile(f"{ANY_BUTTON}|{ANY_MENU}|{ANY_CHANNELS}|{ANY_ROLES}")

OPEN_SECONDS: Final = 15 * 60
"""How long the library remembers a form that was shown; we do not need it to."""


@dataclass(frozen=True, slots=True)
class Field:
    """One line to write on."""

    key: str
    label: str
    """At most 45 characters."""
    value: str = ""
    """What stands there already."""
    placeholder: str = ""
    """At most 100 characters."""
    required: bool = True
    longest: int = 100


@dataclass(frozen=True, slots=True)
class Form:
    """A form of 1 … 5 lines before it is Discord's."""

    id: ControlId
    title: str
    """At most 45 characters."""
    fields: tuple[Field, ...]


async def show_form(interaction: discord.Interaction[Any], form: Form) -> None:
    """Answer a click or a command that was not yet acknowledged with a form.

    What is sent comes as a click with the form's id; the client takes it up from the event, since the library
    forgets its forms at a restart.
    """
    modal = ui.Modal(title=form.title, custom_id=form.id.of_form, timeout=OPEN_SECONDS)
    for field in form.fields:
        written: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=field.key,
            default=field.value or None,
            placeholder=field.placeholder or None,
            required=field.required,
            max_length=field.longest,
        )
        modal.add_item(ui.Label(text=field.label, component=written))
    await interaction.response.send_modal(modal)


def form_id(interaction: discord.Interaction[Any]) -> str | None:
    """The id of the form that this interaction sends; None if it is something else, or not ours."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    custom_id = str(cast("Mapping[str, Any]", interaction.data or {}).get("custom_id", ""))
    return custom_id if custom_id.startswith(FORM) else None


def loose_id(interaction: discord.Interaction[Any]) -> str | None:
    """The id of what finds no way to us by itself: every form, and a control whose id no pattern of ours has.

    None for all else.
    """
    custom_id = str(cast("Mapping[str, Any]", interaction.data or {}).get("custom_id", ""))
    match interaction.type:
        case discord.InteractionType.modal_submit:
            return custom_id
        case discord.InteractionType.component:
            return None if _CONTROL.fullmatch(custom_id) else custom_id
        case _:
            return None


def read_form(interaction: discord.Interaction[Any]) -> Mapping[str, str]:
    """What was written, by the fields' keys, blanks around it taken away; nothing if it is no form."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    return dict(_written(data.get("components", ())))


def _written(components: Any) -> Iterator[tuple[str, str]]:
    """The fields of a form, whether they lie in rows or under labels."""
    for component in components:
        if "custom_id" in component:
            yield str(component["custom_id"]), str(component.get("value") or "").strip()
        if "component" in component:
            yield from _written((component["component"],))
        yield from _written(component.get("components", ()))
