"""The compiled half of the search: built where there is a C compiler, left out where there is none."""

import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

# One file for every Python from 3.11 on, except where Python runs without its lock.
ABI3 = not sysconfig.get_config_var("Py_GIL_DISABLED")
NATIVE = "belote_bot/players/search/native"

setup(
    ext_modules=[
        Extension(
            "belote_bot.players.search._native",
            [f"{NATIVE}/module.c"],
            depends=[str(header) for header in Path(NATIVE).glob("*.h")],
            define_macros=[("Py_LIMITED_API", "0x030B0000")] if ABI3 else [],
            extra_compile_args=[] if sys.platform == "win32" else ["-O3"],
            py_limited_api=ABI3,
            optional=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if ABI3 else {},
)
