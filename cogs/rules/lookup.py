"""How a word of the glossary is found: by the alphabet, or by what somebody types, accents or not."""

import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from belote_bot.locales import Language, say
from cogs.rules.terms import Term, term_name

_NEAR: Final = 0.6
"""How much of two words must be the same for one to be offered for the other, 0 … 1."""

_NOT: Final = 3
"""The rank of a word that does not match."""


def in_order(language: Language) -> tuple[Term, ...]:
    """All words by the alphabet of a language."""
    return tuple(sorted(Term, key=lambda term: folded(term_name(language, term))))


def folded(text: str) -> str:
    """A text for comparing: small letters without accents, ligatures apart, blanks and signs as one blank."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae")
    bare = (c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() else " " for c in bare).split())


def matching(language: Language, typed: str) -> list[Term]:
    """The words that what is typed may become: those that begin with it first, then those with a word that
    does, then those that hold it; in the reader's language and in French. All words if nothing is typed.
    """
    wanted = folded(typed)
    ranked = [(_rank(language, term, wanted), term) for term in in_order(language)]
    return [term for rank, term in sorted(ranked, key=lambda pair: pair[0]) if rank < _NOT]


def find(language: Language, typed: str) -> Term | None:
    """The word that somebody typed or chose: its key, or its name in any language; None if there is none."""
    wanted = folded(typed)
    for term in in_order(language):
        if wanted in (folded(term.value), *_names(language, term)):
            return term
    return None


def nearest(language: Language, typed: str, most: int = 5) -> list[Term]:
    """The words that somebody may have meant: those that match in part, then those spelled alike."""
    wanted = folded(typed)
    if not wanted:
        return []
    found = matching(language, wanted)
    names = {name: term for term in in_order(language) for name in _names(language, term)}
    for name in get_close_matches(wanted, names, n=most, cutoff=_NEAR):
        if names[name] not in found:
            found.append(names[name])
    return found[:most]


def _rank(language: Language, term: Term, wanted: str) -> int:
    """0 if a name begins with what is wanted, 1 if a word of it does, 2 if it is within, else _NOT."""
    return min(_rank_of(name, wanted) for name in _names(language, term))


def _rank_of(name: str, wanted: str) -> int:
    if name.startswith(wanted):
        return 0
    if f" {wanted}" in name:
        return 1
    return 2 if wanted in name else _NOT


def _names(language: Language, term: Term) -> Iterator[str]:
    """How a word may be written: as the reader's language has it, and in French."""
    for spoken in dict.fromkeys((language, Language.FR)):
        yield folded(say(spoken, f"term-{term.value}"))
