"""All benchmarks, one after the other, each as a Markdown table: `python -m bench`.

`python -m bench NAME …` runs one of those that take their time, with options of its own: see LONG.
"""

import subprocess
import sys
from importlib import import_module

BENCHMARKS = {
    "The engine and the steady bot": "bench.deals",
    "Pictures": "bench.pictures",
    "A click with 50 tables in play": "bench.clicks",
    "Starting with 200 open tables": "bench.starting",
}
LONG = {
    "auction": "bench.auction",
    "colver": "bench.colver_bridge",
    "experts": "bench.experts",
    "fuzz": "bench.fuzz",
    "load": "bench.load",
    "memory": "bench.memory",
    "moves": "bench.moves",
    "season": "bench.season",
    "solver": "bench.solver",
    "standings": "bench.standings",
    "stress": "bench.stress",
    "thinking": "bench.thinking",
    "tune": "bench.tune",
    "tune-auction": "bench.tune_auction",
}


def main() -> int:
    """Run each in a process of its own; gives the worst exit status."""
    match sys.argv[1:]:
        case [name, *options] if name in LONG:
            return import_module(LONG[name]).main(options)
        case []:
            pass
        case _:
            print(f"usage: python -m bench [{'|'.join(LONG)} …]", file=sys.stderr)
            return 2
    worst = 0
    for title, module in BENCHMARKS.items():
        print(f"### {title}\n", flush=True)
        worst = max(worst, _run(module))
        print(flush=True)
    return worst


def _run(module: str) -> int:
    return subprocess.run([sys.executable, "-m", module], check=False).returncode  # noqa: S603  # our own modules


if __name__ == "__main__":
    sys.exit(main())
