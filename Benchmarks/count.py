"""Counts the instructions of frequent operations with Callgrind, and compares them with `Benchmarks/counts`.

Prints `name count recorded difference ok|over`. Unlike times, counts hardly depend on other processes. Only the main
thread counts, because it decides when a frame appears, and because chance decides how much the other threads have done
by then. With ACCEPT=1 in the environment, records the counts instead.
"""

import concurrent.futures
import glob
import os
import re
import statistics
import subprocess
import sys
import tempfile

import callgrind
from callgrind import BENCH, MATINEE

RECORD = "Benchmarks/counts"
OPERATIONS = {
    "window": [MATINEE, "--sample", "--exit-after", "window"],
    "start": [MATINEE, "--sample", "--exit-after", "content"],
    "page": [BENCH, "counted", "page"],
    "search": [BENCH, "counted", "search"],
    "fling": [BENCH, "counted", "fling"],
}
TOLERANCE = 0.03


def versions():
    """Returns the versions of everything that executes most of the instructions."""
    libraries = ["gtk4", "libadwaita-1", "pango", "cairo"]
    numbers = subprocess.run(["pkg-config", "--modversion", *libraries], check=True, capture_output=True, text=True)
    swift = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    swift = re.search(r"Swift version (\S+)", swift)[1]
    return " ".join(f"{name}-{number}" for name, number in zip(["swift", *libraries], [swift, *numbers.stdout.split()]))


def count(folder, operation):
    """Returns the number of instructions of an operation. If it was repeated, returns the median."""
    output = f"{folder}/{operation}"
    callgrind.run(folder, operation, OPERATIONS[operation], ["--separate-threads=yes", *callgrind.MARKS])
    # Files of the main thread end with -01. Those of a repetition have its number before that.
    files = glob.glob(f"{output}.[0-9]*-01") or [f"{output}-01"]
    return int(statistics.median(callgrind.total(file) for file in files))


def read_record():
    """Returns the versions and the counts in the record."""
    with open(RECORD) as lines:
        made_with, *rows = [line.strip() for line in lines if not line.startswith("#")]
    return made_with, {name: int(number) for name, number in map(str.split, rows)}


def write_record(counts):
    with open(RECORD, "w") as file:
        print("# The instructions that Benchmarks/count.py counted, and what they were counted with.", file=file)
        print(versions(), file=file)
        for name, number in counts.items():
            print(name, number, file=file)


def compare(counts, recorded):
    """Prints the counts, and returns whether one is too high."""
    over = False
    for name, number in counts.items():
        difference = number / recorded[name] - 1
        over = over or difference > TOLERANCE
        verdict = "over" if difference > TOLERANCE else "ok"
        print(name, number, recorded[name], f"{difference:+.2%}", verdict, flush=True)
    if over:
        print(f"A count is more than {TOLERANCE:.0%} over the recorded one. Make the operation cheaper, or record the "
              "counts with make bench-check ACCEPT=1 and explain why in the commit.", file=sys.stderr)
    return over


accepts = os.environ.get("ACCEPT") == "1"
made_with, recorded = read_record()
if not accepts and made_with != versions():
    print(f"Nothing was compared: the counts were recorded with {made_with}, and this system has {versions()}. To "
          "compare, record the counts of an earlier commit with make bench-check ACCEPT=1.")
    sys.exit()
with tempfile.TemporaryDirectory() as folder:
    callgrind.copy_programs(folder)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(OPERATIONS, pool.map(lambda operation: count(folder, operation), OPERATIONS)))
if accepts:
    write_record(counts)
    compare(counts, {**counts, **recorded})
else:
    sys.exit(compare(counts, recorded))
