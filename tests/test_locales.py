"""The sentences: both languages say the same things, and the code says none that is missing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from belote_bot.game.cards import CARDS, Card, Rank, Suit
from belote_bot.game.house_rules import Direction
from belote_bot.game.seats import SEATS
from belote_bot.locales import Catalogue, Language, LocaleError, catalogue, message_ids, say
from belote_bot.locales.cards import card_index, card_name, rank_index, seat_name, suit_name, suit_symbol

ROOT = Path(__file__).parents[1]
TREES = {
    str(file.relative_to(ROOT)): ast.parse(file.read_text("utf-8"))
    for package in ("belote_bot", "cogs", "images")
    for file in sorted((ROOT / package).rglob("*.py"))
}


GALLERY = str(Path("images/gallery.py"))


class _VariablesOf(visitor.Visitor):
    def __init__(self, message: ftl.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's naming
        self.names.add(node.id.name)


def variables(language: Language) -> dict[str, set[str]]:
    """The variables that each sentence of a language takes."""
    return {name: _VariablesOf(message).names for name, message in catalogue(language).messages.items()}


def strings() -> Iterator[tuple[str, bool]]:
    """Every string in the code; and the beginning of every f-string that may be an id, with True."""
    for file, tree in TREES.items():
        names = {
            id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "name"
        }
        for node in ast.walk(tree):
            if id(node) in names or (isinstance(node, ast.JoinedStr) and file == GALLERY):
                continue
            match node:
                case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
                    yield beginning, True
                case ast.Constant(value=str(text)):
                    yield text, False
                case _:
                    pass


def sayings() -> Iterator[tuple[str, str, set[str | None]]]:
    """Each `say` of a literal id: its place, the id, the names of the variables (None for `**`)."""
    for file, tree in TREES.items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Name(id="say") | ast.Attribute(attr="say"),
                    args=[_, ast.Constant(value=str(message_id))],
                ):
                    yield f"{file}:{node.lineno}", message_id, {keyword.arg for keyword in node.keywords}
                case _:
                    pass


def written(folder: Path, **files: str) -> Catalogue:
    for name, text in files.items():
        (folder / f"{name}.ftl").write_text(text, "utf-8")
    return Catalogue(Language.FR, folder)


def test_both_languages_have_the_same_sentences() -> None:
    assert message_ids(Language.FR) == message_ids(Language.EN)


def test_a_sentence_takes_the_same_variables_in_both_languages() -> None:
    assert variables(Language.FR) == variables(Language.EN)


def test_french_signs_never_begin_a_line() -> None:
    """What French sets a space before, or after, is held to its word by one that does not break."""
    for file in sorted((ROOT / "belote_bot/locales/fr").glob("*.ftl")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                assert not re.search(r"\S [:;!?»]|« ", line), f"{file.name}:{number}: {line}"


def test_every_sentence_is_said_somewhere() -> None:
    whole = {text for text, is_beginning in strings() if not is_beginning}
    families = tuple(text for text, is_beginning in strings() if is_beginning and text.endswith("-"))
    unsaid = {
        name for name in message_ids(Language.FR) if name not in whole and not name.startswith(families)
    }
    assert not unsaid


def test_every_sentence_said_exists_and_gets_its_variables() -> None:
    takes = variables(Language.FR)
    for place, message_id, given in sayings():
        assert message_id in takes, f"{place}: there is no sentence {message_id!r}"
        assert None in given or given == takes[message_id], (
            f"{place}: {message_id!r} takes {takes[message_id]}"
        )


def test_a_sentence_is_said_with_its_variables(tmp_path: Path) -> None:
    sentences = written(tmp_path, table="turn = À { $name } de jouer.", hand="hand = Votre main")
    assert sentences.say("turn", {"name": "Zoé"}) == "À Zoé de jouer."
    assert sentences.say("hand", {}) == "Votre main"


def test_numbers_are_written_as_the_language_writes_them(tmp_path: Path) -> None:
    text = "score = { $points ->\n [one] { $points } point\n *[other] { $points } points\n }"
    sentences = written(tmp_path, score=text)
    assert sentences.say("score", {"points": 1}) == "1 point"
    assert sentences.say("score", {"points": 1000}) == "1\N{NARROW NO-BREAK SPACE}000 points"


def test_an_unknown_sentence_is_an_error() -> None:
    with pytest.raises(LocaleError, match="no sentence 'no-such-thing'"):
        say(Language.FR, "no-such-thing")


def test_a_missing_variable_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LocaleError, match=r"'turn'.*name"):
        written(tmp_path, table="turn = À { $name } de jouer.").say("turn", {"nom": "Zoé"})


def test_a_reference_to_nothing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LocaleError, match="'turn'"):
        written(tmp_path, table="turn = { -nobody } joue.").say("turn", {})


def test_a_line_that_does_not_parse_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LocaleError, match=r"table\.ftl: not understood: 'turn À toi"):
        written(tmp_path, table="turn À toi\n")


def test_the_same_id_in_two_files_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LocaleError, match="'turn' stands twice"):
        written(tmp_path, table="turn = À toi", hand="turn = À vous")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("fr", Language.FR),
        ("fr-CA", Language.FR),
        ("en-GB", Language.EN),
        ("de", Language.EN),
        (None, Language.EN),
    ],
)
def test_the_language_of_a_discord_locale(locale: str | None, language: Language) -> None:
    assert Language.from_discord(locale) is language


@pytest.mark.parametrize("language", Language)
def test_no_two_cards_have_the_same_name_or_index(language: Language) -> None:
    assert len({card_name(language, card) for card in CARDS}) == 32
    assert len({card_index(language, card) for card in CARDS}) == 32


@pytest.mark.parametrize(
    ("language", "name", "index"),
    [(Language.FR, "le valet de cœur", "V♥"), (Language.EN, "jack of hearts", "J♥")],
)
def test_a_card_is_called_as_players_call_it(language: Language, name: str, index: str) -> None:
    card = Card.of(Suit.HEARTS, Rank.JACK)
    assert (card_name(language, card), card_index(language, card)) == (name, index)


def test_french_indices_and_suits() -> None:
    assert [rank_index(Language.FR, rank) for rank in Rank] == ["7", "8", "9", "10", "V", "D", "R", "A"]
    assert [suit_symbol(Language.FR, suit) for suit in Suit] == ["♠", "♥", "♦", "♣"]
    assert [suit_name(Language.FR, suit) for suit in Suit] == ["pique", "cœur", "carreau", "trèfle"]


def test_seats_turn_with_the_direction_of_play() -> None:
    names = {
        direction: [seat_name(Language.FR, seat, direction) for seat in SEATS] for direction in Direction
    }
    assert names == {
        Direction.ANTICLOCKWISE: ["Sud", "Est", "Nord", "Ouest"],
        Direction.CLOCKWISE: ["Sud", "Ouest", "Nord", "Est"],
    }
