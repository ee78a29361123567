"""Run every benchmark on one core and print what was measured, with the aims beside it.

python -m tests.bench [engine|frames|start|process …]
"""

import os
import subprocess
import sys

_ALL = {
    "engine": [["tests.bench.engine"]],
    "start": [["tests.bench.start"]],
    "frames": [["tests.bench.frames", "1920", "1000"], ["tests.bench.frames", "3840", "2080"]],
    "process": [["tests.bench.process"]],
}
_AIMS = {
    "exec to first frame": "aim 260 (1.3 × Aisleriot's 200)",
    "drag p99": "aim 8 at 1080p",
    "deal p99": "aim 8 at 1080p",
    "peak MB after 200 moves": "aim 80",
    "idle CPU ms in 10 s, untouched deal": "aim 0",
}


def main(names: list[str]) -> int:
    """Print the named benchmarks, or all; return the exit code."""
    unknown = [name for name in names if name not in _ALL]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; known: {', '.join(_ALL)}", file=sys.stderr)
        return 2
    # One core, and away from the first, which serves most interrupts.
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    # An installed program has its bytecode, and does not compile itself at each start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    for name in names or list(_ALL):
        for command in _ALL[name]:
            print(f"\n{' '.join(command).removeprefix('tests.bench.')}")
            pinned = ["taskset", "-c", str(core)] if core is not None else []
            ended = subprocess.run(
                [*pinned, sys.executable, "-m", *command],
                env=environment,
                check=True,
                capture_output=True,
                text=True,
            )
            for line in ended.stdout.splitlines():
                what, value = line.split("\t")
                print(f"  {what:<40}{float(value):>12,.3f}   {_AIMS.get(what, '')}".rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
