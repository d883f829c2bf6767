"""The glossary as messages: one word, all words by letter, or what somebody may have meant."""

from itertools import groupby
from typing import Final

from belote_bot.locales import Language, say
from cogs.parts.faces import ButtonFace, Choice, Look, MenuFace, Rows
from cogs.parts.ids import ControlId, Verb
from cogs.parts.names import in_text
from cogs.rules.lookup import folded, in_order, nearest
from cogs.rules.pages import PagePost, kept_part
from cogs.rules.terms import SEE_ALSO, Term, meaning, plain_name, term_name

A_MENU: Final = 25
"""Lines that Discord takes in one menu."""

LONGEST_ECHO: Final = 40
"""Characters of an unknown word that are said back."""


def entry_post(language: Language, term: Term, kept: Language | None) -> PagePost:
    """A word and what it means, with buttons to read on."""
    lines = [
        say(language, "glossary-entry", term=term_name(language, term)),
        meaning(language, term),
        say(language, "glossary-see-also"),
    ]
    return PagePost("\n".join(lines), (_words(language, SEE_ALSO[term], kept), _all_words(language, kept)))


def unknown_post(language: Language, typed: str, kept: Language | None) -> PagePost:
    """What is answered to a word that is not in the glossary: the nearest ones, if any."""
    echo = typed if len(typed) <= LONGEST_ECHO else typed[:LONGEST_ECHO] + "…"
    lines = [say(language, "glossary-unknown", word=in_text(" ".join(echo.split())))]
    near = nearest(language, typed)
    rows: Rows = (_all_words(language, kept),)
    if near:
        lines.append(say(language, "glossary-nearest"))
        rows = (_words(language, tuple(near), kept), *rows)
    return PagePost("\n".join(lines), rows)


def list_post(language: Language, kept: Language | None) -> PagePost:
    """All words by letter, with menus to choose one from."""
    words = in_order(language)
    lines = [say(language, "glossary-title")]
    for letter, terms in groupby(words, key=lambda term: _letter(language, term)):
        listed = ", ".join(term_name(language, term) for term in terms)
        lines.append(say(language, "glossary-letter", letter=letter, terms=listed))
    menus = tuple(
        _menu(language, terms, number, kept)
        for number, terms in enumerate(_by_whole_letters(language, words))
    )
    return PagePost("\n".join(lines), menus)


def _by_whole_letters(language: Language, words: tuple[Term, ...]) -> list[tuple[Term, ...]]:
    """The words in as few menus as hold them, no letter in two."""
    menus: list[tuple[Term, ...]] = [()]
    for _, group in groupby(words, key=lambda term: _letter(language, term)):
        terms = tuple(group)
        if len(menus[-1]) + len(terms) > A_MENU:
            menus.append(())
        menus[-1] += terms
    return menus


def _letter(language: Language, term: Term) -> str:
    return folded(term_name(language, term))[0].upper()


def _menu(language: Language, terms: tuple[Term, ...], number: int, kept: Language | None) -> MenuFace:
    first, last = (_letter(language, terms[place]) for place in (0, -1))
    return MenuFace(
        ControlId(Verb.WORD, 0, (str(number), *kept_part(kept))),
        tuple(Choice(term.value, plain_name(language, term)) for term in terms),
        say(language, "glossary-menu", first=first, last=last),
    )


def _words(language: Language, terms: tuple[Term, ...], kept: Language | None) -> tuple[ButtonFace, ...]:
    return tuple(
        ButtonFace(
            ControlId(Verb.WORD, 0, (term.value, *kept_part(kept))), plain_name(language, term), Look.MAIN
        )
        for term in terms
    )


def _all_words(language: Language, kept: Language | None) -> tuple[ButtonFace, ...]:
    return (ButtonFace(ControlId(Verb.WORD, 0, kept_part(kept)), say(language, "glossary-all")),)
