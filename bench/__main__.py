"""All benchmarks, one after the other, each as a Markdown table: `python -m bench`."""

import subprocess
import sys

BENCHMARKS = {
    "The engine and the steady bot": "bench.deals",
    "Pictures": "bench.pictures",
    "A click with 50 tables in play": "bench.clicks",
    "Starting with 200 open tables": "bench.starting",
}


def main() -> int:
    """Run each in a process of its own; gives the worst exit status."""
    worst = 0
    for title, module in BENCHMARKS.items():
        print(f"### {title}\n", flush=True)
        finished = subprocess.run([sys.executable, "-m", module], check=False)  # noqa: S603  # our own modules
        worst = max(worst, finished.returncode)
        print(flush=True)
    return worst


if __name__ == "__main__":
    sys.exit(main())
