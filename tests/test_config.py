"""The settings: where they come from, and what is said when they will not do."""

from pathlib import Path

import pytest
from dotenv import dotenv_values
from pydantic import ValidationError

from belote_bot.config import ConfigError, LogFormat, LogLevel, Settings, load_settings
from belote_bot.locales import Language

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz_-0123456789"
EXAMPLE = Path(__file__).parents[1] / ".env.example"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory, and an environment that says nothing of ours."""
    for field in Settings.model_fields:
        monkeypatch.delenv(f"BELOTE_{field.upper()}", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def problems(**overrides: object) -> tuple[str, ...]:
    with pytest.raises(ConfigError) as caught:
        load_settings(**overrides)
    return caught.value.problems


def token(settings: Settings) -> str:
    return settings.token.get_secret_value()


@pytest.mark.parametrize("name", ["BELOTE_TOKEN", "DISCORD_TOKEN"])
def test_the_token_is_read_under_either_name(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, TOKEN)
    assert token(load_settings()) == TOKEN


@pytest.mark.parametrize(
    "copied", [f"  {TOKEN}\n", f'"{TOKEN}"', f"'{TOKEN}'", f"Bot {TOKEN}", f' "Bot {TOKEN}" ']
)
def test_what_is_copied_along_with_a_token_is_taken_off(copied: str) -> None:
    assert token(load_settings(token=copied)) == TOKEN


def test_a_missing_token_is_one_sentence_with_the_remedy() -> None:
    [problem] = problems()
    assert problem.startswith("BELOTE_TOKEN is not set: put the bot's token into .env")


@pytest.mark.parametrize(
    "wrong", ["0123456789abcdef" * 4, "a b.c.d", "a..b", ".", "clé.de.voûte", "${TOKEN}"]
)
def test_a_malformed_token_is_one_sentence_that_does_not_repeat_it(wrong: str) -> None:
    [problem] = problems(token=wrong)
    assert problem.startswith("BELOTE_TOKEN is not a bot's token")
    assert "copy it again" in problem
    assert wrong == "." or wrong not in problem


def test_the_token_does_not_show_when_the_settings_are_printed() -> None:
    assert TOKEN not in repr(load_settings(token=TOKEN))


def test_the_environment_wins_over_the_file(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (elsewhere / ".env").write_text(f"BELOTE_TOKEN={TOKEN}\nBELOTE_BOT_DELAY=3\nBELOTE_TRICK_PAUSE=4\n")
    monkeypatch.setenv("BELOTE_TRICK_PAUSE", "5")
    settings = load_settings()
    assert (settings.bot_delay, settings.trick_pause) == (3, 5)


def test_an_override_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELOTE_TOKEN", "from.the.environment")
    monkeypatch.setenv("BELOTE_LANGUAGE", "fr")
    settings = load_settings(token=TOKEN, language=Language.EN)
    assert (token(settings), settings.language) == (TOKEN, Language.EN)


def test_words_are_understood_in_capitals_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELOTE_LANGUAGE", "EN")
    monkeypatch.setenv("BELOTE_LOG_LEVEL", "DEBUG")
    monkeypatch.setenv("BELOTE_LOG_FORMAT", "Json")
    settings = load_settings(token=TOKEN)
    assert (settings.language, settings.log_level, settings.log_format) == (
        Language.EN,
        LogLevel.DEBUG,
        LogFormat.JSON,
    )


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("BELOTE_LANGUAGE", "de", "BELOTE_LANGUAGE is 'de': give one of fr, en."),
        ("BELOTE_LOG_LEVEL", "loud", "BELOTE_LOG_LEVEL is 'loud': give one of debug, info, warning, error."),
        ("BELOTE_BOT_DELAY", "1,5", "BELOTE_BOT_DELAY is '1,5': give a number from 0 to 30."),
        ("BELOTE_BOT_DELAY", "-0.1", "BELOTE_BOT_DELAY is '-0.1': give a number from 0 to 30."),
        ("BELOTE_TRICK_PAUSE", "nan", "BELOTE_TRICK_PAUSE is 'nan': give a number from 0 to 30."),
        ("BELOTE_DEAL_PAUSE", "301", "BELOTE_DEAL_PAUSE is '301': give a number from 0 to 300."),
        ("BELOTE_START_TIMEOUT", "0", "BELOTE_START_TIMEOUT is '0': give a number from 1 to 600."),
        ("BELOTE_FAREWELL", "perhaps", "BELOTE_FAREWELL is 'perhaps': give true or false."),
        ("BELOTE_SHARD_COUNT", "0", "BELOTE_SHARD_COUNT is '0': give a whole number from 1 to 10000."),
        ("BELOTE_DEV_GUILD", "my server", "BELOTE_DEV_GUILD is 'my server': give a whole number from 1 up."),
    ],
)
def test_a_value_that_will_not_do_is_named_with_what_would(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert problems(token=TOKEN) == (sentence,)


@pytest.mark.parametrize(
    ("text", "ids"), [("0-3", (0, 1, 2, 3)), ("0,2", (0, 2)), (" 5 ", (5,)), ("0-1, 4 - 5", (0, 1, 4, 5))]
)
def test_shards_are_given_as_numbers_and_ranges(
    text: str, ids: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BELOTE_SHARD_IDS", text)
    monkeypatch.setenv("BELOTE_SHARD_COUNT", "6")
    assert load_settings(token=TOKEN).shard_ids == ids


@pytest.mark.parametrize(
    "text", ["zero", "0-", "-1", "3-0", "0,0", "0-2,1", "0;1", "0.5", "[0]", "²", "0-99999", "0,"]
)
def test_what_is_no_list_of_shards_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELOTE_SHARD_IDS", text)
    monkeypatch.setenv("BELOTE_SHARD_COUNT", "6")
    assert problems(token=TOKEN) == (
        f"BELOTE_SHARD_IDS is {text!r}: give shards such as 0-3 or 0,2, each once.",
    )


@pytest.mark.parametrize(("given", "missing"), [("IDS", "COUNT"), ("COUNT", "IDS")])
def test_shards_and_their_number_go_together(
    given: str, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"BELOTE_SHARD_{given}", "1")
    [problem] = problems(token=TOKEN)
    assert problem.startswith(f"BELOTE_SHARD_{given} is set without BELOTE_SHARD_{missing}: give both")


def test_a_shard_beyond_their_number_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELOTE_SHARD_IDS", "0,4")
    monkeypatch.setenv("BELOTE_SHARD_COUNT", "4")
    assert problems(token=TOKEN) == (
        "BELOTE_SHARD_IDS holds 4, and BELOTE_SHARD_COUNT is 4: give shards from 0 to 3.",
    )


def test_all_problems_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELOTE_LANGUAGE", "de")
    monkeypatch.setenv("BELOTE_BOT_DELAY", "soon")
    assert [problem.split()[0] for problem in problems()] == [
        "BELOTE_TOKEN",
        "BELOTE_LANGUAGE",
        "BELOTE_BOT_DELAY",
    ]


def test_a_misspelt_setting_in_the_file_is_told(elsewhere: Path) -> None:
    (elsewhere / ".env").write_text("BELOTE_TRICK_PAUSES=4\nSOMETHING_ELSE=1\n")
    assert problems(token=TOKEN) == (
        "BELOTE_TRICK_PAUSES in .env is not a setting: did you mean BELOTE_TRICK_PAUSE?",
    )


def test_a_file_in_another_encoding_is_told(elsewhere: Path) -> None:
    (elsewhere / ".env").write_bytes("# à remplir".encode("latin-1"))
    assert problems(token=TOKEN) == (".env is not UTF-8 text: save it again with that encoding.",)


def test_settings_do_not_change() -> None:
    with pytest.raises(ValidationError):
        load_settings(token=TOKEN).language = Language.EN


def test_the_example_lists_every_setting_once() -> None:
    names = [
        line.split("=")[0] for line in EXAMPLE.read_text("utf-8").splitlines() if line[:1] not in {"", "#"}
    ]
    assert names == [f"BELOTE_{field.upper()}" for field in Settings.model_fields]


def test_the_example_shows_the_defaults() -> None:
    for name, shown in dotenv_values(EXAMPLE).items():
        default = Settings.model_fields[name.removeprefix("BELOTE_").lower()].get_default()
        written = str(default).lower() if isinstance(default, bool) else str(default)
        assert shown == ("" if default is None or name == "BELOTE_TOKEN" else written), name


def test_the_example_as_it_stands_lacks_only_the_token(elsewhere: Path) -> None:
    (elsewhere / ".env").write_bytes(EXAMPLE.read_bytes())
    [problem] = problems()
    assert problem.startswith("BELOTE_TOKEN is not set")
