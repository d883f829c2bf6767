"""Requests to Discord, counted and timed as they pass through the session of discord.py."""

from collections.abc import AsyncGenerator

import aiohttp
import discord
import pytest
from aiohttp import web

from belote_bot.watch.figures import Figures
from cogs.connection import tracing as tracing_module
from cogs.connection.tracing import Tracing

ANSWER = "/api/v10/interactions/7/aW50ZXJhY3Rpb24/callback"
MESSAGES = "/api/v10/channels/5/messages"


@pytest.fixture
def figures() -> Figures:
    return Figures()


@pytest.fixture
def tracing(figures: Figures) -> Tracing:
    return Tracing(figures)


@pytest.fixture
async def address() -> AsyncGenerator[str]:
    """A server that answers with the status that a request asks for; 0: not at all."""

    async def answer(request: web.Request) -> web.Response:
        status = int(request.query["status"])
        if status == 0:
            assert request.transport is not None
            request.transport.close()
        return web.Response(status=status or 200)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def send(tracing: Tracing, address: str, *statuses: int, path: str = ANSWER) -> None:
    async with aiohttp.ClientSession(trace_configs=[tracing.config]) as session:
        for status in statuses:
            try:
                async with session.post(f"{address}{path}?status={status}"):
                    pass
            except aiohttp.ClientError:
                assert status == 0


def arrives(tracing: Tracing, interaction_id: int = 7) -> None:
    interaction = discord.Interaction.__new__(discord.Interaction)
    interaction.id = interaction_id
    tracing.dispatched("interaction", interaction)


async def test_an_answer_is_timed_from_the_arrival_of_the_click(
    tracing: Tracing, figures: Figures, address: str
) -> None:
    arrives(tracing)
    await send(tracing, address, 204)
    assert figures.acknowledged[""].number == 1
    assert 0 < figures.acknowledged[""].seconds < 5
    assert figures.unacknowledged.total == 0


async def test_an_answer_that_needs_three_attempts_is_timed_to_the_last(
    tracing: Tracing, figures: Figures, address: str
) -> None:
    arrives(tracing)
    await send(tracing, address, 429, 503, 204)
    assert figures.acknowledged[""].number == 1
    assert figures.unacknowledged.total == 1
    assert dict(figures.requests.by_value) == {"done": 1, "429": 1, "4xx": 0, "5xx": 1, "none": 0}


@pytest.mark.parametrize(("status", "outcome"), [(404, "4xx"), (500, "5xx"), (0, "none")])
async def test_an_answer_that_discord_does_not_take_is_counted(
    tracing: Tracing, figures: Figures, address: str, status: int, outcome: str
) -> None:
    arrives(tracing)
    await send(tracing, address, status)
    assert figures.unacknowledged.total == 1
    assert figures.requests[outcome] == 1
    assert figures.acknowledged[""].number == 0


async def test_a_click_that_is_never_answered_is_counted_when_nobody_waits_any_more(
    tracing: Tracing, figures: Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrives(tracing)
    monkeypatch.setattr(tracing_module, "FORGET_SECONDS", 0.0)
    arrives(tracing, 8)
    assert figures.unacknowledged.total == 1


async def test_new_messages_are_counted_and_nothing_else_for_one(
    tracing: Tracing, figures: Figures, address: str
) -> None:
    await send(tracing, address, 200, 403, 429, path=MESSAGES)
    await send(tracing, address, 200, path=f"{MESSAGES}/9")
    assert figures.posted.total == 1


def test_what_happens_to_the_connection_is_counted(tracing: Tracing, figures: Figures) -> None:
    for event in ("shard_connect", "shard_ready", "shard_disconnect", "shard_resumed", "message"):
        tracing.dispatched(event, 0)
    assert set(figures.connection.by_value.values()) == {1}
