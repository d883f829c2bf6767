"""The demo, from the terminal and over the wire of its page."""

import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.demo.support import Demo, Page, running_demo

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to send")


@pytest.fixture(scope="module")
def demo() -> Iterator[Demo]:
    with running_demo("--port", "0") as running:
        yield running


@pytest.fixture
def fresh(request: pytest.FixtureRequest) -> Iterator[Demo]:
    with running_demo("--port", "0", *getattr(request, "param", [])) as running:
        yield running


def closed_well(ended: tuple[int, str, str], last_word: str = "La démonstration est terminée.") -> bool:
    status, out, err = ended
    return (status, out.splitlines()[-1], err) == (0, last_word, "")


def hand_is_shown(page: Page) -> bool:
    return any(message["ephemeral"] and message["attachments"] for message in page.messages())


def open_hand(page: Page) -> None:
    """From the lobby to one's own cards."""
    page.click("Commencer")
    page.until(lambda page: "Ma main" in page.labels())
    page.click("Ma main")
    page.until(hand_is_shown)


# ---- what is there from the start ------------------------------------------------------------


def test_every_step_of_the_set_up_is_told(demo: Demo) -> None:
    assert demo.printed[0].startswith("Belote : démonstration")
    assert [line for line in demo.printed if line.startswith("·")] == [
        "· Les parties sont gardées en mémoire, et oubliées à la fin.",
        "· Les cartes sont dessinées…",
        "· Le bot se connecte à un Discord simulé…",
        "· Votre table est prête, vous et trois bots : « Commencer » lance la partie.",
    ]


def test_the_page_answers(demo: Demo) -> None:
    status, page = demo.open_page().fetch("/")
    assert status == 200
    assert b"<html" in page


def test_the_channel_can_be_seen_as_any_of_the_members(demo: Demo) -> None:
    viewers = [viewer["name"] for viewer in demo.open_page().state["viewers"]]
    assert viewers == ["Camille", "Nour", "Inès", "Hugo"]


def test_the_table_is_ready_to_start(demo: Demo) -> None:
    page = demo.open_page()
    assert "La table de Camille" in page.words()
    assert page.labels() == ["Commencer", "Bots…", "Places…", "Règles", "Quitter"]


def test_its_picture_can_be_fetched(demo: Demo) -> None:
    page = demo.open_page()
    status, picture = page.fetch(page.pictures()[-1])
    assert (status, picture[:4]) == (200, b"RIFF")


def test_commands_have_the_names_that_french_clients_show(demo: Demo) -> None:
    answer = demo.open_page().command("belote main")
    assert answer["acknowledgement"] == "acknowledged"


def test_private_sentences_are_french(demo: Demo) -> None:
    page = demo.open_page("Nour")
    page.command("belote main")
    page.until(lambda page: "Vous n’êtes pas à cette table." in page.words())


def test_a_table_in_a_thread_out_of_sight_is_refused(demo: Demo) -> None:
    page = demo.open_page("Inès")
    page.command("belote nouvelle", fil=True)
    page.until(lambda page: "créer des fils publics" in page.words())


def test_you_may_set_the_server_up_and_your_friends_may_not(demo: Demo) -> None:
    page, friend = demo.open_page(), demo.open_page("Hugo")
    page.command("belote reglages")
    page.until(lambda page: "Réglages du serveur" in page.words())
    friend.command("belote reglages")
    friend.until(lambda page: "Il faut pouvoir gérer le serveur" in page.words())


# ---- playing ---------------------------------------------------------------------------------


def test_a_deal_is_played_by_clicks_alone(fresh: Demo) -> None:
    page = fresh.open_page()
    open_hand(page)
    while not deal_is_over(page):
        page.until(lambda page: own_buttons(page) or deal_is_over(page))
        play_one(page)


def play_one(page: Page) -> None:
    """Click the first of one's buttons, if it is one's turn."""
    offered = own_buttons(page)
    if offered:
        assert not page.click(offered[0])["rejected"]
        page.until(lambda page: own_buttons(page) != offered)


def own_buttons(page: Page) -> list[str]:
    return [label for label in page.labels() if label not in {"Ma main", "Table", "Règles", "Quitter"}]


def deal_is_over(page: Page) -> bool:
    return "marquent" in page.words() or "donne nulle" in page.words()


def test_nobody_else_sees_the_hand(fresh: Demo) -> None:
    open_hand(fresh.open_page())
    other = fresh.open_page("Nour")
    assert not any(message["ephemeral"] for message in other.messages())


def test_a_click_counts_though_the_page_was_published_again_meanwhile(fresh: Demo) -> None:
    page, other = fresh.open_page(), fresh.open_page("Nour")
    seen = page.state
    other.command("belote main")
    page.until(lambda page: page.state["publishedRevision"] > seen["publishedRevision"])
    page.state = seen
    assert not page.click("Commencer")["rejected"]
    page.until(lambda page: "Ma main" in page.labels())


def test_a_picture_is_served_though_another_has_replaced_it(fresh: Demo) -> None:
    page = fresh.open_page()
    before = page.pictures()[-1]
    page.click("Commencer")
    page.until(lambda page: before not in page.pictures())
    assert page.fetch(before)[0] == 200


# ---- the end, and the next time -------------------------------------------------------------


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_well_and_soon(told: signal.Signals) -> None:
    with running_demo("--port", "0") as demo:
        open_hand(demo.open_page())
        told_at = time.monotonic()
        assert closed_well(demo.end(told))
        assert time.monotonic() - told_at < 10


def test_the_page_s_own_button_ends_it(fresh: Demo) -> None:
    fresh.open_page().do("close")
    assert closed_well(fresh.ended())


@pytest.mark.parametrize("fresh", [["--language", "en"]], indirect=True)
def test_in_english_everything_is(fresh: Demo) -> None:
    page = fresh.open_page("Nour")
    assert "Camille’s table" in page.words()
    page.command("belote hand")
    page.until(lambda page: "You do not sit at this table." in page.words())
    assert closed_well(fresh.end(), "The demo is over.")


def test_a_port_that_is_taken_is_told_and_another_one_used() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with running_demo("--port", str(port)) as demo:
            assert f"· Le port {port} est déjà pris : la page en prend un autre." in demo.printed
            assert demo.open_page().fetch("/")[0] == 200


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Chère Ginette, " * 100)
    with pytest.raises(AssertionError, match="cannot be") as refused, running_demo("--database", str(file)):
        pass
    assert "Traceback" not in str(refused.value)


def test_the_next_run_with_the_same_file_goes_on_with_the_match(tmp_path: Path) -> None:
    file = str(tmp_path / "belote.db")
    with running_demo("--port", "0", "--database", file) as first:
        open_hand(first.open_page())
        first.process.kill()
        first.process.wait()
    with running_demo("--port", "0", "--database", file) as second:
        assert "· Votre table de la dernière fois continue." in second.printed
        page = second.open_page()
        page.until(lambda page: "Ma main" in page.labels())
        page.click("Ma main")
        page.until(hand_is_shown)
