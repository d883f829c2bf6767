"""Where a browser can be opened, and what time its clock shows."""

import time
from collections.abc import Iterator

import pytest

from belote_bot.demo.clock import time_zone
from belote_bot.demo.desktop import has_desktop


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A Linux without any of what tells that there is a desktop."""
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.fixture
def at_zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as changed:
        changed.setenv("TZ", request.param)
        time.tzset()
        yield
    time.tzset()


def test_a_container_has_no_desktop(bare: pytest.MonkeyPatch) -> None:
    assert not has_desktop()


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_display_is_a_desktop(name: str, bare: pytest.MonkeyPatch) -> None:
    bare.setenv(name, ":0")
    assert has_desktop()


def test_a_display_at_the_other_end_of_ssh_is_none_of_ours(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("DISPLAY", "localhost:10.0")
    bare.setenv("SSH_CONNECTION", "192.0.2.1 50000 192.0.2.2 22")
    assert not has_desktop()


def test_macos_always_has_a_desktop(bare: pytest.MonkeyPatch) -> None:
    bare.setattr("sys.platform", "darwin")
    assert has_desktop()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone cannot be changed here")
@pytest.mark.parametrize(
    ("at_zone", "name"),
    [("UTC0", "UTC"), ("XXX-9", "Etc/GMT-9"), ("XXX5", "Etc/GMT+5"), ("XXX-5:30", "UTC")],
    indirect=["at_zone"],
)
@pytest.mark.usefixtures("at_zone")
def test_the_page_shows_our_time(name: str) -> None:
    assert time_zone() == name
