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

RECORD = "Benchmarks/counts"
RELEASE = os.path.realpath(".build/release")
MATINEE, BENCH = "matinee", "matinee-bench"
OPERATIONS = {
    "window": [MATINEE, "--sample", "--exit-after", "window"],
    "start": [MATINEE, "--sample", "--exit-after", "content"],
    "page": [BENCH, "counted", "page"],
    "search": [BENCH, "counted", "search"],
    "fling": [BENCH, "counted", "fling"],
}
TOLERANCE = 0.03
# An animation has as many frames as there is time for, and a blinking caret draws frames while nothing else happens.
GTK_SETTINGS = r"printf 'gtk-enable-animations=0\ngtk-cursor-blink=0\n' >>$XDG_CONFIG_HOME/gtk-4.0/settings.ini"


def versions():
    """Returns the versions of everything that executes most of the instructions."""
    libraries = ["gtk4", "libadwaita-1", "pango", "cairo"]
    numbers = subprocess.run(["pkg-config", "--modversion", *libraries], check=True, capture_output=True, text=True)
    swift = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    swift = re.search(r"Swift version (\S+)", swift)[1]
    return " ".join(f"{name}-{number}" for name, number in zip(["swift", *libraries], [swift, *numbers.stdout.split()]))


def copy_programs(folder):
    """Copies the programs without debug information, because Valgrind can't read Swift's."""
    for program in (MATINEE, BENCH):
        subprocess.run(["strip", "-g", "-o", f"{folder}/{program}", f"{RELEASE}/{program}"], check=True)
    for resources in glob.glob(f"{RELEASE}/*.resources"):
        os.symlink(resources, f"{folder}/{os.path.basename(resources)}")


def count(folder, operation):
    """Returns the number of instructions of an operation. If it was repeated, returns the median."""
    program, *arguments = OPERATIONS[operation]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MATINEE_", "TMDB_"))}
    # OpenGL is disabled, as on a machine without a graphics device.
    environment.update(SWIFT_DETERMINISTIC_HASHING="1", GDK_DEBUG="gl-disable")
    output = f"{folder}/{operation}"
    callgrind = [
        "valgrind", "--tool=callgrind", "--separate-threads=yes", f"--callgrind-out-file={output}",
        f"--log-file={output}.log", "--zero-before=*beginCounting*", "--dump-before=*endCounting*",
    ]
    command = ["scripts/session", "screen", "sh", "-c", f'{GTK_SETTINGS} && exec "$@"', "sh",
               *callgrind, f"{folder}/{program}", *arguments]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900)
    if result.returncode != 0:
        raise RuntimeError(f"{operation} ended with {result.returncode}: {result.stderr.strip()[-300:]}")
    # Files of the main thread end with -01. Those of a repetition have its number before that.
    files = glob.glob(f"{output}.[0-9]*-01") or [f"{output}-01"]
    return int(statistics.median(total(file) for file in files))


def total(file):
    with open(file) as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("totals:"))


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
    copy_programs(folder)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(OPERATIONS, pool.map(lambda operation: count(folder, operation), OPERATIONS)))
if accepts:
    write_record(counts)
    compare(counts, {**counts, **recorded})
else:
    sys.exit(compare(counts, recorded))
