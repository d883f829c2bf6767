"""What a person may choose for their own eyes: the lines of the menus, and the panel that shows them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from belote_bot.locales import Language, say
from belote_bot.tables.service import Preferences
from cogs.parts.faces import Choice, MenuFace, Rows, capital
from cogs.parts.ids import ControlId, Verb
from images import CardStyle, HandLayout, HandOrder


@dataclass(frozen=True, slots=True)
class Wish:
    """One thing to choose."""

    key: str
    """The name of the field of `Preferences`."""
    values: tuple[str, ...]
    """What it may be; the first holds without a choice."""
    undoes: str | None = None
    """The value that stands for no choice at all."""

    def held(self, chosen: Preferences) -> str:
        """What holds for a person."""
        value: str | None = getattr(chosen, self.key)
        return self.values[0] if value is None else value

    def change(self, value: str) -> Callable[[Preferences], Preferences]:
        """The change that chooses this value; ValueError if it is none of them."""
        if value not in self.values:
            raise ValueError(f"{value!r} is no {self.key}")
        wanted = None if value == self.undoes else value
        return lambda chosen: replace(chosen, **{self.key: wanted})


LANGUAGE: Final = Wish("language", ("discord", *Language), undoes="discord")
CARDS: Final = Wish("cards", tuple(CardStyle))
HAND: Final = Wish("hand", tuple(HandLayout))
ORDER: Final = Wish("order", tuple(HandOrder))
MENTIONS: Final = Wish("mentions", ("on", "off"))
WISHES: Final = {wish.key: wish for wish in (LANGUAGE, CARDS, HAND, ORDER, MENTIONS)}


def preferences_sentence(language: Language, chosen: Preferences) -> str:
    """What holds for a person, in one sentence."""
    held = {key: say(language, f"prefer-{key}-{wish.held(chosen)}") for key, wish in WISHES.items()}
    return say(language, "preferences-hold", **held)


def preferences_rows(language: Language, chosen: Preferences) -> Rows:
    """A menu for each thing to choose, showing what holds."""
    return tuple(
        MenuFace(
            ControlId(Verb.PREFER, 0, (key,)),
            tuple(
                Choice(
                    value,
                    capital(say(language, f"prefer-{key}-{value}")),
                    chosen=value == wish.held(chosen),
                )
                for value in wish.values
            ),
            title=say(language, f"prefer-{key}"),
        )
        for key, wish in WISHES.items()
    )
