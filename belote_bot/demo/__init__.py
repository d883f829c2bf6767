"""The demo: the same bot in a simulated Discord, shown on a page at 127.0.0.1, without a token."""

from belote_bot.demo.show import run

__all__ = ["run"]
