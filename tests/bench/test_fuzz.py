"""Ten people let loose on the bot: nothing breaks, and what breaks is found."""

import pytest

from bench.fuzz import run
from bench.fuzzing.mischief import INTERACTIONS, fill_in
from cogs import clicks
from cogs.clicking import Click
from cogs.parts.ids import Verb


@pytest.mark.timeout(240)
async def test_random_clicks_break_nothing() -> None:
    report = await run(seed=6, interactions=1_200, check_every=200)
    assert report.fault is None, "\n".join(report.lines())
    assert report.interactions >= 1_200
    # A form must have been opened before it can be sent: so few clicks do not always open one.
    assert set(report.kinds) >= {kind.__name__ for kind, _ in INTERACTIONS if kind is not fill_in}
    assert report.cards > 0


async def answers_nothing(_: Click) -> None:
    """A handler that forgot to answer."""


async def speaks_english_to_all(click: Click) -> None:
    await click.interaction.response.send_message(
        "Nothing of this can be understood in French.", ephemeral=True
    )


async def calls_everybody(click: Click) -> None:
    everybody = click.interaction.client.allowed_mentions.all()
    await click.interaction.response.send_message("@everyone", allowed_mentions=everybody)


async def fails(_: Click) -> None:
    raise KeyError("table-of-nobody")


async def thinks_for_good(click: Click) -> None:
    await click.interaction.response.defer(ephemeral=True, thinking=True)


async def shows_a_key(click: Click) -> None:
    await click.interaction.response.send_message("refusal-not-seated", ephemeral=True)


@pytest.mark.parametrize(
    ("handler", "told"),
    [
        (answers_nothing, "answered 0 times"),
        (speaks_english_to_all, "not a sentence in"),
        (calls_everybody, "may notify"),
        (fails, "the log says"),
        (thinks_for_good, "thinking"),
        (shows_a_key, "'refusal-not-seated' is told"),
    ],
)
async def test_what_breaks_is_found(monkeypatch: pytest.MonkeyPatch, handler: object, told: str) -> None:
    for verb in Verb:
        monkeypatch.setitem(clicks.HANDLERS, verb, handler)
    report = await run(seed=6, interactions=300)
    assert report.fault is not None
    assert told in report.fault
    assert report.interactions < 300
    assert report.trace
