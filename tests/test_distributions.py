"""What is handed out: an archive of the sources and a wheel, made in a copy with and without a C compiler."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from importlib.metadata import version
from pathlib import Path
from zipfile import ZipFile

import pytest

from belote_bot.players.search.core import COMPILED

ROOT = Path(__file__).parents[1]
PACKAGES = ("belote_bot", "cogs", "images")
BESIDE = (
    "LICENSE", "MANIFEST.in", "README.md", "constraints.txt", "pyproject.toml", "setup.py",
)  # fmt: skip
BUILT = {".pyc", ".so", ".pyd"}
BUILD = "from setuptools import build_meta; build_meta.build_{kind}('out')"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources alone, as a fresh clone has them."""
    folder = tmp_path_factory.mktemp("clone")
    for package in PACKAGES:
        shutil.copytree(
            ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        )
    for name in BESIDE:
        shutil.copy(ROOT / name, folder / name)
    return folder


def sources(folder: Path) -> set[str]:
    """The files of our packages."""
    return {
        str(file.relative_to(folder).as_posix())
        for package in PACKAGES
        for file in (folder / package).rglob("*")
        if file.is_file() and file.suffix not in BUILT and "egg-info" not in str(file)
    }


def made(copy: Path, kind: str, **environment: str) -> Path:
    """The file that the build backend makes."""
    out = copy / "out"
    shutil.rmtree(out, ignore_errors=True)
    shutil.rmtree(copy / "build", ignore_errors=True)
    command = [sys.executable, "-c", BUILD.format(kind=kind)]
    subprocess.run(command, cwd=copy, env={**os.environ, **environment}, capture_output=True, check=True)
    (file,) = out.iterdir()
    return file


def extensions(names: set[str]) -> set[str]:
    return {name for name in names if Path(name).suffix in {".so", ".pyd"}}


def test_the_backend_under_test_is_the_one_that_is_asked_for() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert asked == [f"setuptools=={version('setuptools')}"]


def test_the_archive_of_sources_holds_every_file(copy: Path) -> None:
    with tarfile.open(made(copy, "sdist")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert sources(copy) | set(BESIDE) <= names
    assert not extensions(names)


def test_the_wheel_holds_every_file_of_the_three_packages_and_the_compiled_half(copy: Path) -> None:
    if not COMPILED:
        pytest.skip("the compiled half could not be built here")
    wheel = made(copy, "wheel")
    names = set(ZipFile(wheel).namelist())
    assert sources(copy) <= names
    assert len(extensions(names)) == 1
    assert "-cp311-abi3-" in wheel.name


@pytest.mark.skipif(os.name == "nt", reason="another compiler than CC is used here")
def test_without_a_compiler_the_wheel_holds_everything_else(copy: Path) -> None:
    names = set(ZipFile(made(copy, "wheel", CC="/bin/false")).namelist())
    assert sources(copy) <= names
    assert not extensions(names)
