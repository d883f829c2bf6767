"""Who plays in the arena, as the command line names them."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Self

from belote_bot.arena.outside import Outside, arguments_of
from belote_bot.players.player import Level, Player, player_for

ENGINE: Final = "engine:"


@dataclass(frozen=True, slots=True)
class Contender:
    """One of our levels, or the command of a program that speaks the engine's protocol (RECORD §2)."""

    name: str
    level: Level | None
    command: str = ""
    """Program and arguments as a shell would take them; empty for a level."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a level's name, or `engine:` and a command; ValueError if it is neither."""
        if text.startswith(ENGINE):
            command = text.removeprefix(ENGINE).strip()
            try:
                words = arguments_of(command)
            except ValueError as error:
                raise ValueError(f"{ENGINE} {error}") from None
            if not words:
                raise ValueError(f"{ENGINE} is followed by a command")
            return cls(command, None, command)
        if text not in tuple(Level):
            raise ValueError(f"a player is {', '.join(Level)} or {ENGINE}COMMAND, not {text!r}")
        return cls(text, Level(text))

    @contextmanager
    def player(self) -> Generator[Player]:
        """The player; a program is started, and ended with the block. Raises OutsideError if it cannot be."""
        if self.level is not None:
            yield player_for(self.level)
            return
        outside = Outside(self.command)
        try:
            yield outside
        finally:
            outside.close()
