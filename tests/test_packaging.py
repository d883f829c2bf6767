"""What is asked for in pyproject.toml and what is pinned in constraints.txt."""

from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"
US = "belote-bot"


def pins() -> dict[str, str]:
    lines = (line for line in CONSTRAINTS.read_text("utf-8").splitlines() if not line.startswith("#"))
    return {canonicalize_name(name): pinned for name, pinned in (line.split("==") for line in lines)}


def asked_for(name: str, extras: frozenset[str], *, here: bool) -> Iterator[tuple[str, frozenset[str]]]:
    """What a package requires with these extras: on this Python and system, or on any."""
    try:
        requirements = [Requirement(line) for line in requires(name) or ()]
    except PackageNotFoundError:
        return
    for requirement in requirements:
        marker = requirement.marker
        if marker and not here and "extra" not in str(marker):
            marker = None
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
            yield canonicalize_name(requirement.name), frozenset(requirement.extras)


def closure(*, here: bool) -> set[str]:
    """All packages that the bot, its demo and its tests need."""
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [(US, frozenset({"demo", "dev"}))]
    while waiting:
        package = waiting.pop()
        if package not in seen:
            seen.add(package)
            waiting += asked_for(*package, here=here)
    return {name for name, _ in seen} - {US}


def test_every_package_that_is_needed_is_pinned() -> None:
    assert closure(here=True) <= pins().keys()


def test_no_pin_is_left_over() -> None:
    assert pins().keys() <= closure(here=False)


def test_the_versions_under_test_are_the_pinned_ones() -> None:
    pinned = pins()
    assert {name: version(name) for name in closure(here=True)}.items() <= pinned.items()
