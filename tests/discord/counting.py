"""The words that tests of `/belote count` are written in: a sheet in the channel, its private steps."""

from typing import Any

from simcord.components import walk_components

from tests.discord.harness import Answer, Person, Server
from tests.discord.posts import Post

NAMES: dict[str, Any] = {"player1": "Jeanne", "player2": "Paul", "player3": "Bernard", "player4": "Zoé"}


async def opened(server: Server, person: Person, **options: Any) -> Post:
    """A sheet with four names, opened by this person; gives its message."""
    await person.types("count", **{**NAMES, **options})
    return server.post


async def begins(person: Person, sheet: Post, label: str = "New deal") -> Post:
    """Click *New deal* under the sheet; gives the private step."""
    return (await person.clicks(label, sheet)).post


async def writes(person: Person, step: Post, label: str = "Points…", **figures: str) -> Answer:
    """Fill in the form for the points."""
    form = await person.clicks(label, step)
    return Answer(person.server, await person.member.submit_modal(form.result, figures))


async def enters(person: Person, sheet: Post, taker: str, trump: str, **figures: str) -> Post:
    """Enter a deal up to the click that notes it; gives the private step."""
    step = await begins(person, sheet)
    await person.clicks(taker, step)
    await person.clicks(trump, step)
    await writes(person, step, **figures)
    return step


async def notes(person: Person, sheet: Post, taker: str, trump: str, **figures: str) -> Post:
    """Enter a deal and note it; gives the private step."""
    step = await enters(person, sheet, taker, trump, **figures)
    await person.clicks("Note the deal", step)
    return step


def form(answer: Answer) -> dict[str, str]:
    """What stands in a form that was shown, by the fields' keys."""
    modal = answer.result.modal
    assert modal is not None
    fields = [part for part in walk_components(modal["components"]) if part["type"] == 4]
    return {field["custom_id"]: field.get("value") or "" for field in fields}


def form_labels(answer: Answer) -> list[str]:
    """The labels of the fields of a form that was shown."""
    modal = answer.result.modal
    assert modal is not None
    return [part["label"] for part in modal["components"]]


def lit(step: Post) -> list[str]:
    """The labels of the buttons that show what was chosen."""
    parts = walk_components(step.payload["components"])
    return [part["label"] for part in parts if part["type"] == 2 and part["style"] == 1]


def small_print(sheet: Post) -> list[str]:
    """The list of deals under the picture."""
    return [line.removeprefix("-# ") for line in sheet.text.splitlines() if line.startswith("-# ")]
