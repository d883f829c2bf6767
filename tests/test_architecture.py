"""Which room of the house may know of which; a new arrow is added here, and its commit says why."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted(
    file for package in ("belote_bot", "cogs", "images") for file in (ROOT / package).rglob("*.py")
)

RULES = {"belote_bot.game"}
ANYTHING_OF_OURS = {"belote_bot", "cogs", "images"}

ARROWS: dict[str, set[str]] = {
    "belote_bot.game": set(),
    "belote_bot.locales": RULES,
    "belote_bot.players": RULES,
    "belote_bot.storage": RULES | {"belote_bot.watch"},
    "belote_bot.standings": RULES | {"belote_bot.players", "belote_bot.storage"},
    "belote_bot.tables": RULES
    | {"belote_bot.players", "belote_bot.standings", "belote_bot.storage", "belote_bot.watch"},
    "belote_bot.archive": RULES | {"belote_bot.storage", "belote_bot.tables"},
    "belote_bot.counting": RULES | {"belote_bot.storage"},
    "belote_bot.engine": RULES
    | {"belote_bot.players", "belote_bot.locales", "belote_bot.streams", "belote_bot.strict_json"},
    "belote_bot.arena": RULES | {"belote_bot.players", "belote_bot.engine"},
    "images": RULES | {"belote_bot.locales"},
    "cogs": RULES
    | {
        "belote_bot.tables",
        "belote_bot.archive",
        "belote_bot.counting",
        "belote_bot.standings",
        "belote_bot.locales",
        "belote_bot.watch",
        "images",
    },
    "belote_bot.config": {"belote_bot.locales"},
    "belote_bot.logs": {"belote_bot.config"},
    "belote_bot.streams": set(),
    "belote_bot.stopping": set(),
    "belote_bot.strict_json": set(),
    "belote_bot.upkeep": {"belote_bot.config", "belote_bot.players", "belote_bot.storage", "images"},
    "belote_bot.verify": RULES | {"belote_bot.streams", "belote_bot.strict_json"},
    "belote_bot.watch": set(),
    "belote_bot.cli": ANYTHING_OF_OURS,
    "belote_bot.app": ANYTHING_OF_OURS,
    "belote_bot.demo": ANYTHING_OF_OURS,
    "belote_bot": {"belote_bot.cli"},  # __init__ and __main__
}

LIBRARIES: dict[str, set[str]] = {
    "discord": {"cogs", "belote_bot.app", "belote_bot.demo"},
    "simcord": {"belote_bot.demo"},
    "aiohttp": {"cogs"},
    "aiosqlite": {"belote_bot.storage"},
    "filelock": {"belote_bot.storage"},
    "prometheus_client": {"belote_bot.watch"},
    "openskill": {"belote_bot.standings"},
    "PIL": {"images", "belote_bot.demo", "belote_bot.upkeep"},
    "anyascii": {"images"},
    "fluent": {"belote_bot.locales"},
    "tqdm": {"belote_bot.arena"},
    "annotated_types": {"belote_bot.config"},
    "dotenv": {"belote_bot.config"},
    "pydantic": {"belote_bot.config"},
    "pydantic_core": {"belote_bot.config"},
    "pydantic_settings": {"belote_bot.config"},
}

# The rules are a function of what they are told: nothing to wait for, to draw, to read or to look up.
NOT_FOR_THE_RULES = {
    "asyncio", "datetime", "logging", "os", "pathlib", "random", "secrets", "socket", "sqlite3", "subprocess",
    "threading", "time",
}  # fmt: skip


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_name(file) for file in FILES}


def room_of(module: str, rooms: set[str]) -> str | None:
    """The innermost of these rooms that the module lies in."""
    while module and module not in rooms:
        module = module.rpartition(".")[0]
    return module or None


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                yield inner if inner in MODULES else origin


def arrows() -> Iterator[tuple[str, str, str]]:
    """Every import: the file, the room it lies in, the module it imports."""
    for file in FILES:
        room = room_of(module_name(file), set(ARROWS))
        assert room is not None
        for module in imports(file):
            yield str(file.relative_to(ROOT)), room, module


def test_every_arrow_between_rooms_is_allowed() -> None:
    forbidden = [
        f"{file} imports {module}"
        for file, room, module in arrows()
        if module.split(".")[0] in ANYTHING_OF_OURS and not room_of(module, {room, *ARROWS[room]})
    ]
    assert not forbidden, "\n".join(forbidden)


def test_no_module_lies_outside_the_rooms() -> None:
    outside = {module for module in MODULES if room_of(module, set(ARROWS)) == "belote_bot"}
    assert outside == {"belote_bot", "belote_bot.__main__"}


def test_every_library_stays_in_its_rooms() -> None:
    strayed = [
        f"{file} imports {module}"
        for file, room, module in arrows()
        for library in [module.split(".")[0]]
        if library not in sys.stdlib_module_names | ANYTHING_OF_OURS
        and room not in LIBRARIES.get(library, ())
    ]
    assert not strayed, "\n".join(strayed)


def test_the_rules_are_pure() -> None:
    impure = [
        f"{file} imports {module}"
        for file, room, module in arrows()
        if room == "belote_bot.game" and module.split(".")[0] in NOT_FOR_THE_RULES
    ]
    assert not impure, "\n".join(impure)
