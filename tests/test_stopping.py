"""Stopping: in good order if that goes quickly, and in time in any case."""

import signal
import subprocess
import sys
import time

import pytest

PROGRAM = """
import asyncio, sys, threading, time
from belote_bot.stopping import listen_for_stop

async def main():
    asked = listen_for_stop(seconds=0.5)
    print("ready", flush=True)
    {work}
    print("ended", flush=True)

asyncio.run(main())
{after}
"""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nobody can send SIGTERM there")


def ended(work: str, *signals: signal.Signals, after: str = "") -> tuple[int, str, float]:
    """The exit status of a process that got these signals, what it printed, and the seconds until its end."""
    program = PROGRAM.format(work=work, after=after)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        told = time.monotonic()
        for name in signals:
            process.send_signal(name)
            time.sleep(0.05)
        said = process.stdout.read()
        return process.wait(10), said, time.monotonic() - told


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_told_and_the_process_ends_when_it_is_done(name: signal.Signals) -> None:
    assert ended("await asked.wait()", name)[:2] == (0, "ended\n")


def test_further_signals_change_nothing() -> None:
    work = "await asked.wait(); await asyncio.sleep(0.3)"
    assert ended(work, signal.SIGTERM, signal.SIGINT, signal.SIGTERM)[:2] == (0, "ended\n")


@pytest.mark.parametrize(
    ("work", "after"),
    [
        ("await asyncio.sleep(60)", ""),
        ("time.sleep(60)", ""),
        ("await asyncio.to_thread(time.sleep, 60)", ""),
        ("asyncio.get_running_loop().run_in_executor(None, time.sleep, 60); await asked.wait()", ""),
        ("await asked.wait()", "threading.Thread(target=time.sleep, args=(60,)).start()"),
    ],
)
def test_whatever_hangs_the_process_ends_in_time(work: str, after: str) -> None:
    status, _, seconds = ended(work, signal.SIGTERM, signal.SIGINT, after=after)
    assert status == 0
    assert 0.4 < seconds < 5
