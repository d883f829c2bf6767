"""The pages of the rules as messages: which chapter, of whose rules, in which language, how to turn them."""

from dataclasses import dataclass
from typing import Final

from belote_bot.game.house_rules import HouseRules
from belote_bot.locales import Language, say
from cogs.parts.faces import ButtonFace, Choice, MenuFace, Rows
from cogs.parts.ids import ControlId, Verb
from cogs.rules.chapters import BASE, chapter_name, chapter_text, differs
from images import CardStyle, Chapter, PageScene, chapter_scene

CHAPTERS: Final = tuple(Chapter)


@dataclass(frozen=True, slots=True)
class Book:
    """The rules as somebody reads them."""

    language: Language
    rules: HouseRules = BASE
    table: int = 0
    """The table whose rules they are; 0 is none."""
    kept: Language | None = None
    """The language that the book keeps, whoever turns its pages, since everybody sees it; None is a private
    one, which is read in the language of whoever turns them."""
    style: CardStyle = CardStyle.CLASSIC


@dataclass(frozen=True, slots=True)
class PagePost:
    """What a message with a page, or with words of the glossary, shows."""

    text: str
    rows: Rows
    scene: PageScene | None = None
    footer: str | None = None


def page_post(book: Book, chapter: Chapter) -> PagePost:
    """A page of the rules."""
    number = CHAPTERS.index(chapter)
    foot = say(book.language, "page-foot", number=number + 1, count=len(CHAPTERS), whose=_whose(book))
    return PagePost(
        chapter_text(chapter, book.language, book.rules),
        _rows(book, number),
        chapter_scene(chapter, book.language, book.rules, book.style),
        foot,
    )


def page_id(book: Book, chapter: Chapter) -> ControlId:
    """The id of a button that opens a chapter."""
    return ControlId(Verb.PAGE, book.table, (chapter.value, *kept_part(book.kept)))


def kept_part(kept: Language | None) -> tuple[str, ...]:
    """How ids say that a message is everybody's, and in which language it stays."""
    return () if kept is None else (kept.value,)


def read_place(rest: tuple[str, ...], values: tuple[str, ...]) -> tuple[tuple[str, ...], Language | None]:
    """What a click asks for, by its id or its menu, and the language that a public message keeps."""
    kept = Language(rest[-1]) if rest and rest[-1] in tuple(Language) else None
    return values or (rest if kept is None else rest[:-1]), kept


def _whose(book: Book) -> str:
    if not book.table:
        return say(book.language, "page-of-default")
    return say(book.language, "page-of-table-differing" if differs(book.rules) else "page-of-table")


def _rows(book: Book, number: int) -> Rows:
    """The buttons to the pages before and after, and the menu of all."""
    before, after = max(number - 1, 0), min(number + 1, len(CHAPTERS) - 1)
    turns = (
        ButtonFace(
            page_id(book, CHAPTERS[before]), say(book.language, "page-previous"), enabled=before < number
        ),
        ButtonFace(page_id(book, CHAPTERS[after]), say(book.language, "page-next"), enabled=after > number),
    )
    choices = tuple(
        Choice(chapter.value, chapter_name(book.language, chapter), chosen=place == number)
        for place, chapter in enumerate(CHAPTERS)
    )
    menu = MenuFace(
        ControlId(Verb.PAGE, book.table, kept_part(book.kept)), choices, say(book.language, "page-menu")
    )
    return (turns, menu)
