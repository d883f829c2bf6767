"""Leaderboards as messages: within Discord's limits, in both languages, whatever they show."""

from dataclasses import replace
from itertools import product

import pytest

from belote_bot.locales import Language
from belote_bot.standings.service import Board, Company, Line, Measure, Named, Page, Rating, Sides, Span
from cogs.connection.members import LEFT
from cogs.parts.faces import MenuFace
from cogs.standings.board_posts import BoardPost, Reader, board_post
from cogs.standings.boards import Asked, Week, board_id, read_asked, read_kept

LONGEST = "*" * 32
"""A name of which every sign is escaped."""
EVERY = [
    Asked(when, measure, company, sides)
    for when, measure, company, sides in product((*Span, Week(2026, 53)), Measure, Company, Sides)
]


def line(rank: int, sides: Sides) -> Line:
    people = tuple(Named(rank * 2 + index, LONGEST) for index in range(1 + (sides is Sides.PAIRS)))
    return Line(rank, people, 123456, 123456, 12345, 0, 1234567, 10**8, 12345, 12345, Rating(1234, 333, 1))


def fullest(language: Language, asked: Asked) -> BoardPost:
    """Ten pairs who have all left, the reader's own line below them."""
    lines = tuple(line(rank, asked.sides) for rank in range(1, 11))
    board = Board(1, "all", asked.measure, asked.company, asked.sides)
    page = Page(board, lines, line(99999, asked.sides), 1, 12345, 123456)
    known = {person.user_id: LEFT for shown in (*lines, line(99999, asked.sides)) for person in shown.people}
    return board_post(Reader(language, 199998), asked, page, known)


@pytest.mark.parametrize("language", Language)
def test_the_fullest_page_is_within_discords_limits(language: Language) -> None:
    for asked in EVERY:
        post = fullest(language, asked)
        assert len(post.text) + len(post.footer or "") <= 4000
        for row in post.rows:
            if isinstance(row, MenuFace):
                assert len(row.choices) <= 25
                assert sum(choice.chosen for choice in row.choices) == 1
                assert all(len(choice.label) <= 100 for choice in row.choices)
                assert all(len(choice.value) <= 100 for choice in row.choices)
                assert len(row.id.of_menu) <= 100
            else:
                assert isinstance(row, tuple)
                assert len(row) <= 5
                assert all(len(face.label) <= 80 and len(str(face.id)) <= 100 for face in row)
                assert len({str(face.id) for face in row}) == len(row)


@pytest.mark.parametrize("kept", [None, *Language])
def test_an_id_says_which_page_of_which_leaderboard(kept: Language | None) -> None:
    for asked in EVERY:
        button = board_id(asked, 7, kept)
        assert (button.table, read_asked(button, ()), read_kept(button)) == (7, asked, kept)


def test_a_line_of_a_menu_says_which_leaderboard() -> None:
    asked = EVERY[-1]
    button = board_id(replace(asked, measure=Measure.WINS), 0, None)
    assert read_asked(button, (str(asked),)) == asked


@pytest.mark.parametrize("text", ["", "all", "all+won", "w202654+won+all+people", "w1+won+all+people"])
def test_what_names_no_leaderboard_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"week|leaderboard|Invalid"):
        Asked.read(text)
