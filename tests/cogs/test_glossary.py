"""The glossary: complete, within Discord's bounds, and found however a word is typed."""

import pytest

from belote_bot.locales import Language, message_ids
from cogs.parts.faces import MenuFace
from cogs.rules.glossary import entry_post, list_post, unknown_post
from cogs.rules.lookup import find, folded, in_order, matching, nearest
from cogs.rules.pages import PagePost
from cogs.rules.terms import SEE_ALSO, Term, meaning, plain_name, term_name

FR, EN = Language.FR, Language.EN

languages = pytest.mark.parametrize("language", Language)
keeping = pytest.mark.parametrize("kept", [None, Language.FR])


def check(post: PagePost) -> None:
    assert len(post.text) <= 4000
    assert len(post.rows) <= 5
    ids: list[str] = []
    for row in post.rows:
        if isinstance(row, MenuFace):
            assert 1 <= len(row.choices) <= 25
            assert all(1 <= len(choice.label) <= 100 for choice in row.choices)
            ids.append(row.id.of_menu)
        else:
            assert isinstance(row, tuple)
            assert 1 <= len(row) <= 5
            assert all(len(face.label) <= 80 for face in row)
            ids += [str(face.id) for face in row]
    assert len(ids) == len(set(ids))


def test_there_are_at_least_forty_words() -> None:
    assert len(Term) >= 40


def test_every_word_has_a_meaning_and_no_meaning_lacks_its_word() -> None:
    for family in ("term-", "meaning-"):
        written = {name.removeprefix(family) for name in message_ids(EN) if name.startswith(family)}
        assert written == {term.value for term in Term}


def test_every_word_leads_to_others() -> None:
    assert set(SEE_ALSO) == set(Term)
    for term, others in SEE_ALSO.items():
        assert 1 <= len(others) <= 5
        assert term not in others
        assert len(set(others)) == len(others)


def test_no_word_is_written_as_a_language_is() -> None:
    assert not {term.value for term in Term} & {language.value for language in Language}


@languages
def test_no_two_words_have_the_same_name(language: Language) -> None:
    assert len({folded(term_name(language, term)) for term in Term}) == len(Term)


@languages
def test_no_meaning_is_long(language: Language) -> None:
    assert all(15 <= len(meaning(language, term)) <= 240 for term in Term)


@languages
@keeping
def test_every_message_keeps_within_what_discord_allows(language: Language, kept: Language | None) -> None:
    for term in Term:
        check(entry_post(language, term, kept))
    check(list_post(language, kept))
    for typed in ("belotte", "zzz", "x" * 6000, "@everyone **a**", "…"):
        check(unknown_post(language, typed, kept))


@languages
def test_the_list_has_every_word(language: Language) -> None:
    post = list_post(language, None)
    for term in Term:
        assert term_name(language, term) in post.text
    offered = [choice.value for row in post.rows if isinstance(row, MenuFace) for choice in row.choices]
    assert sorted(offered) == sorted(Term)


@languages
def test_no_letter_is_in_two_menus(language: Language) -> None:
    menus = [row for row in list_post(language, None).rows if isinstance(row, MenuFace)]
    letters = [{folded(choice.label)[0] for choice in menu.choices} for menu in menus]
    assert sum(map(len, letters)) == len(set().union(*letters))


def test_an_english_word_has_the_french_one_beside_it() -> None:
    assert term_name(EN, Term.COUPER) == "ruff (*couper*)"
    assert plain_name(EN, Term.COUPER) == "ruff (couper)"
    assert term_name(EN, Term.BELOTE) == "belote"
    assert term_name(FR, Term.COUPER) == "couper"


def test_words_are_ordered_without_regard_to_accents() -> None:
    names = [folded(term_name(FR, term)) for term in in_order(FR)]
    assert names == sorted(names)
    assert in_order(FR).index(Term.DEFENSE) < in_order(FR).index(Term.DEUX)


@pytest.mark.parametrize(
    ("typed", "term"),
    [
        ("maître", Term.MAITRE),
        ("MAITRE", Term.MAITRE),
        ("  dix   de der ", Term.DIX_DE_DER),
        ("dix_de_der", Term.DIX_DE_DER),
        ("Défense", Term.DEFENSE),
        ("ruff", Term.COUPER),
        ("couper", Term.COUPER),
        ("coupe", Term.COUPE),
    ],
)
def test_a_word_is_found_however_it_is_typed(typed: str, term: Term) -> None:
    assert find(EN, typed) is term


@pytest.mark.parametrize("typed", ["", "  ", "coup", "bridge", "💥", "a" * 5000])
def test_what_is_no_word_is_not_found(typed: str) -> None:
    assert find(FR, typed) is None


def test_words_that_begin_so_come_first() -> None:
    assert matching(FR, "cou")[:3] == [Term.COULEUR, Term.COUPE, Term.COUPER]
    assert Term.SURCOUPER in matching(FR, "cou")[3:]


def test_an_accent_or_a_capital_makes_no_difference() -> None:
    assert matching(FR, "DÉF") == matching(FR, "def")
    assert matching(FR, "def")[0] is Term.DEFENSE
    assert Term.DEFAUSSER in matching(FR, "def")


def test_french_words_are_found_by_readers_of_english() -> None:
    assert matching(EN, "surc") == [Term.SURCOUPER]
    assert matching(EN, "overr") == [Term.SURCOUPER]


def test_nothing_typed_offers_all_words_by_the_alphabet() -> None:
    assert matching(FR, "") == list(in_order(FR))


def test_a_slip_of_the_keys_is_forgiven() -> None:
    assert nearest(FR, "beltoe")[0] is Term.BELOTE
    assert nearest(FR, "litigue")[0] is Term.LITIGE
    assert nearest(FR, "xqzw") == []
    assert nearest(FR, "") == []


def test_an_unknown_word_is_said_back_harmlessly() -> None:
    text = unknown_post(EN, "@everyone [a](https://b.c) " + "x" * 100, None).text
    assert "@everyone" not in text
    assert "](" not in text
    assert len(text) < 300
