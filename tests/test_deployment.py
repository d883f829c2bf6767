"""What the bot is run by: image, compose file, systemd unit and workflows say the same as the program."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from belote_bot.app import MISCONFIGURED
from belote_bot.cli import main
from belote_bot.config import Settings
from belote_bot.stopping import ENDS_WITHIN

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OLDEST = tuple(int(part) for part in PROJECT["requires-python"].removeprefix(">=").split("."))


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def seconds(written: str) -> int:
    assert re.fullmatch(r"\d+s", written)
    return int(written[:-1])


@pytest.fixture
def compose() -> dict[str, Any]:
    return yaml.safe_load(text("compose.yaml"))["services"]["bot"]


@pytest.fixture
def unit() -> dict[str, list[str]]:
    lines = [line for line in text("deploy/belote-bot.service").splitlines() if re.match(r"[A-Z]\w+=", line)]
    found: dict[str, list[str]] = {}
    for line in lines:
        name, _, value = line.partition("=")
        found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize(
    "name", ["Dockerfile", "compose.yaml", "deploy/belote-bot.service", "README.md", "CHANGELOG.md"]
)
def test_every_setting_that_is_named_exists(name: str) -> None:
    known = {f"BELOTE_{field.upper()}" for field in Settings.model_fields}
    # One that no process reads from .env: see the search.
    assert set(re.findall(r"BELOTE_[A-Z_]*[A-Z]", text(name))) <= known | {"BELOTE_PURE"}


def test_whoever_stops_the_bot_has_the_patience_that_it_needs(
    compose: dict[str, Any], unit: dict[str, list[str]]
) -> None:
    assert seconds(compose["stop_grace_period"]) > ENDS_WITHIN
    assert seconds(unit["TimeoutStopSec"][0]) > ENDS_WITHIN
    assert "STOPSIGNAL SIGTERM" in text("Dockerfile")


def test_the_service_starts_what_is_installed_and_not_again_where_that_is_of_no_use(
    unit: dict[str, list[str]],
) -> None:
    program, command = unit["ExecStart"][0].split()
    assert Path(program).name in PROJECT["scripts"]
    assert command == "run"
    assert unit["RestartPreventExitStatus"] == [str(MISCONFIGURED)]
    assert unit["WorkingDirectory"] == [f"%S/{unit['StateDirectory'][0]}"]


def test_the_image_asks_after_its_health_with_a_command_that_there_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    [check] = re.findall(r"^HEALTHCHECK .* CMD (.+)$", text("Dockerfile"), re.MULTILINE)
    assert check == "belote-bot health || exit 1"
    with pytest.raises(SystemExit) as ended:
        main([*check.split()[1:2], "--help"])
    assert ended.value.code == 0
    assert "Exit status: 0" in " ".join(capsys.readouterr().out.split())


def test_the_database_lies_in_the_volume(compose: dict[str, Any]) -> None:
    [volume] = compose["volumes"]
    folder = volume.partition(":")[2]
    assert Path(compose["environment"]["BELOTE_DATABASE"]).is_relative_to(folder)
    assert f"BELOTE_DATABASE={compose['environment']['BELOTE_DATABASE']}" in text("Dockerfile")
    assert f"VOLUME {folder}" in text("Dockerfile")


def test_the_same_python_is_meant_everywhere() -> None:
    images = set(re.findall(r"^FROM python:(\d+)\.(\d+)-slim", text("Dockerfile"), re.MULTILINE))
    assert len(images) == 1
    [image] = images
    assert tuple(map(int, image)) >= OLDEST
    tried = yaml.safe_load(text(".github/workflows/ci.yml"))["jobs"]["check"]["strategy"]["matrix"]["python"]
    assert tried[0] == ".".join(map(str, OLDEST))
    assert ".".join(image) in tried
    oldest = "cp" + "".join(map(str, OLDEST))
    wheels = tomllib.loads(text("pyproject.toml"))["tool"]["cibuildwheel"]["build"]
    assert {wheel.partition("-")[0] for wheel in wheels} == {oldest}


def test_the_changes_tell_of_this_version() -> None:
    assert f"\n## {PROJECT['version']}\n" in text("CHANGELOG.md")


def steps(workflow: Path) -> Iterator[dict[str, Any]]:
    for job in yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values():
        yield from job.get("steps", [])


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_workflows_may_do_little_and_use_what_is_pinned(workflow: Path) -> None:
    written = yaml.safe_load(workflow.read_text("utf-8"))
    assert written["permissions"] == {"contents": "read"}
    for step in steps(workflow):
        assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step.get("uses", "a/b@v1"))
    for name, job in written["jobs"].items():
        assert "timeout-minutes" in job or "uses" in job, name
        for needed in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
            assert needed in written["jobs"]


def test_make_targets_that_are_called_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", text("Makefile"), re.MULTILINE))
    runs = [step["run"] for workflow in WORKFLOWS for step in steps(workflow) if "run" in step]
    called = set(re.findall(r"\bmake ([a-z]+)", "\n".join([text(".ci/run"), *runs])))
    assert {"test", "lint", "types", "audit"} <= called <= targets
