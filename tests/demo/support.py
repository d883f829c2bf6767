"""The demo as a person has it: a process in a terminal, and its page in a browser."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

HASTE = {"BELOTE_BOT_DELAY": "0.05", "BELOTE_TRICK_PAUSE": "0.05", "BELOTE_DEAL_PAUSE": "0.1"}
PATIENCE = 60.0
"""Seconds that anything may take on a slow machine; what works is far quicker."""

Button = dict[str, Any]
Message = dict[str, Any]


@dataclass
class Demo:
    """A demo that serves its page."""

    process: subprocess.Popen[str]
    url: str
    printed: list[str]

    def open_page(self, viewer: str | None = None) -> "Page":
        """Open another browser tab, perhaps with the eyes of another member."""
        page = Page(self.url)
        return page if viewer is None else page.seen_by(viewer)

    def end(self, told: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Tell it to end; gives its status and what it printed since it served, on stdout and on stderr."""
        self.process.send_signal(told)
        return self.ended()

    def ended(self) -> tuple[int, str, str]:
        """The same when somebody else has told it."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextmanager
def running_demo(*arguments: str, **settings: str) -> Iterator[Demo]:
    """A demo that has printed its address."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("BELOTE_")}
    environment |= {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **HASTE, **settings}
    process = subprocess.Popen(
        [sys.executable, "-m", "belote_bot", "demo", "--no-browser", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        printed: list[str] = []
        assert process.stdout is not None
        for line in process.stdout:
            printed.append(line.strip())
            if "http://" in line:
                break
        else:
            raise AssertionError(f"no address: {printed}, {process.communicate()[1]}")
        yield Demo(process, printed[-1][printed[-1].index("http://") :], printed)
    finally:
        process.kill()
        process.communicate()


class Page:
    """A browser tab on the demo's page, as far as its script talks to the server."""

    def __init__(self, url: str) -> None:
        self._host, self._capability = url.removeprefix("http://").split("/#")
        self._sequence = 0
        self._context: str | None = None
        self.state: dict[str, Any] = {}
        self.state = self._ask("/api/pages", {})
        self._context = self.state["context"]["id"]

    def fetch(self, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        headers = {"X-Simcord-Capability": self._capability, "Content-Type": "application/json"}
        if self._context is not None:
            headers["X-Simcord-Context"] = self._context
        server = HTTPConnection(self._host, timeout=PATIENCE)
        try:
            data = None if body is None else json.dumps(body)
            server.request("GET" if data is None else "POST", path, data, headers)
            answer = server.getresponse()
            return answer.status, answer.read()
        finally:
            server.close()

    def _ask(self, path: str, body: object = None) -> Any:
        status, answer = self.fetch(path, body)
        assert status == 200, answer
        return json.loads(answer)

    def look(self) -> None:
        """Poll for the latest publication, as the page does twice a second."""
        self.state = self._ask("/api/state")

    def do(self, kind: str, **details: object) -> dict[str, Any]:
        """An action on what was seen at the last look; gives the receipt."""
        self._sequence += 1
        return self._ask(
            "/api/action",
            {
                "protocol_version": 3,
                "sequence": self._sequence,
                "request_id": f"request-{self._sequence}",
                "generation": self.state["context"]["generation"],
                "bot_generation": self.state["botGeneration"],
                "published_revision": self.state["publishedRevision"],
                "kind": kind,
                **details,
            },
        )

    def click(self, label: str) -> dict[str, Any]:
        """Click the last button with this label; gives the receipt."""
        message, button = [
            (message, button)
            for message in self.messages()
            for button in buttons(message)
            if button["label"] == label and not button["disabled"]
        ][-1]
        return self.do("click", target_id=message["id"], control_key=button["control_key"])

    def command(self, invocation: str, **options: object) -> dict[str, Any]:
        """Type a slash command; gives the receipt."""
        entries = self._ask("/api/commands")["entries"]
        entry = next(entry for entry in entries if entry["invocation"] == invocation)
        return self.do(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    def seen_by(self, name: str) -> "Page":
        """The same tab with the eyes of another member."""
        viewer = next(viewer for viewer in self.state["viewers"] if viewer["name"] == name)
        self.do("viewer", viewer_id=viewer["id"])
        self.look()
        return self

    def messages(self) -> list[Message]:
        """What is shown, from top to bottom."""
        return [self.state["messages"][message_id] for message_id in self.state["timeline"]]

    def labels(self) -> list[str]:
        """The labels of all buttons that can be clicked."""
        return [
            button["label"]
            for message in self.messages()
            for button in buttons(message)
            if not button["disabled"]
        ]

    def words(self) -> str:
        """Everything that is written."""
        return "\n".join(text for message in self.messages() for text in _texts(message))

    def pictures(self) -> list[str]:
        """Where the pictures of the messages are fetched."""
        return [f"/api/assets/{found}" for message in self.messages() for found in _assets(message)]

    def until(self, condition: Callable[["Page"], object]) -> None:
        """Look until something is so."""
        end = time.monotonic() + PATIENCE
        while not condition(self):
            assert time.monotonic() < end, self.words()
            time.sleep(0.1)
            self.look()


def buttons(message: Message) -> Iterator[Button]:
    """The buttons under a message."""
    for row in message["components"]:
        yield from (part for part in row.get("components", []) if part["type"] == 2)


def _texts(message: Message) -> Iterator[str]:
    yield message["content"]
    for box in message["components"]:
        yield from (part["content"] for part in box.get("components", []) if part["type"] == 10)


def _assets(message: Message) -> Iterator[str]:
    for box in message["components"]:
        for gallery in box.get("components", []):
            yield from (item["media"]["asset_id"] for item in gallery.get("items", []))
