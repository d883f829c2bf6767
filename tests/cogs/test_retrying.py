"""Requests that fail in a way that passes, and that every kind of such a failure is known everywhere."""

import ast
from pathlib import Path

import aiohttp
import pytest

from cogs.parts.retrying import FAILURES, PAUSES, retried

COGS = Path(__file__).parents[2] / "cogs"


@pytest.mark.parametrize(
    "failure", [aiohttp.ServerDisconnectedError(), aiohttp.ClientPayloadError(), TimeoutError(), OSError()]
)
async def test_a_request_whose_answer_does_not_come_is_tried_again(failure: Exception) -> None:
    failures = [failure] * len(PAUSES)
    slept: list[float] = []

    async def request() -> str:
        if failures:
            raise failures.pop()
        return "answer"

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    assert await retried(request, sleep) == "answer"
    assert slept == list(PAUSES)
    assert isinstance(failure, FAILURES)


def test_nobody_knows_only_some_of_these_failures() -> None:
    handlers = [
        (file.name, node)
        for file in COGS.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ExceptHandler) and node.type is not None
    ]
    named = {(file, ast.unparse(node.type)) for file, node in handlers if node.type is not None}
    assert not {(file, caught) for file, caught in named if "OSError" in caught}
    assert any("FAILURES" in caught for _, caught in named)
