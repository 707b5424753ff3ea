"""Compares operations with a long library to the same with a short one, by their instructions on all threads.

Prints `name short long ratio limit ok|over` for each. A launch at a screen is counted until its content appears. The
limits are in `Benchmarks/library-limits`. With names as arguments, only these operations are compared.

With PROFILES in the environment, keeps Callgrind's files in that folder, for callgrind_annotate. TIMEOUT is the number
of seconds after which an operation with the long library counts as over its limit without being counted to its end.
"""

import concurrent.futures
import glob
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

import callgrind

LIMITS = "Benchmarks/library-limits"
SHORT, LONG = 400, 400_000
SCREENS = ["home", "watchlist", "history", "ratings", "search", "page", "statistics"]
# The order in which matinee-bench counts them, each several times.
WRITES = ["rating", "play", "undo"]
# The app works offline, and without a server at this address.
OFFLINE = {"TMDB_API_KEY": "k", "MATINEE_API_URL": "http://127.0.0.1:9", "MATINEE_WORK_OFFLINE": "1"}
# A screen within its limit takes less than two minutes on two slow cores.
TIMEOUT = int(os.environ.get("TIMEOUT", "300"))


def variables(folder, data=None):
    """Returns the environment of an app whose files are in a folder."""
    return {**OFFLINE, "XDG_CACHE_HOME": f"{folder}/cache", "XDG_DATA_HOME": data or f"{folder}/data"}


def fill(folder, sizes):
    """Generates the cache, and then a library of each size, named by its number of events."""
    def run(arguments, environment):
        # The user's own settings have no effect.
        environment |= {f"XDG_{name}_HOME": f"{folder}/settings" for name in ("CONFIG", "STATE")}
        subprocess.run(
            [f"{callgrind.RELEASE}/{callgrind.BENCH}", *arguments], env={**callgrind.environment(), **environment},
            check=True, stdout=subprocess.DEVNULL, timeout=900)

    run(["library-cache"], variables(folder))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda size: run(["library-fill", str(size)], variables(folder, f"{folder}/{size}")), sizes))


def count(folder, files, operation, size):
    """Returns the instructions of an operation, or `None` if it takes too long. It changes only a copy of the files.

    Counts all changes to the library in one process, and returns a list of their medians.
    """
    name = f"{operation}-{size}"
    copy, output = f"{folder}/{name}.files", f"{folder}/{name}"
    shutil.copytree(f"{files}/cache", f"{copy}/cache")
    shutil.copytree(f"{files}/{size}", f"{copy}/data")
    command = ["library-writes"] if operation == "writes" else ["library-screen", operation]
    options = callgrind.MARKS if operation == "writes" else []
    try:
        callgrind.run(folder, name, [callgrind.BENCH, *command], options, variables(copy), TIMEOUT)
    except TimeoutError:
        return None
    finally:
        shutil.rmtree(copy)
    if operation != "writes":
        return [callgrind.total(output)]
    parts = sorted(glob.glob(f"{output}.[0-9]*"), key=lambda file: int(file.rpartition(".")[2]))
    totals = [callgrind.total(file) for file in parts]
    times = len(totals) // len(WRITES)
    return [int(statistics.median(totals[times * index:times * (index + 1)])) for index in range(len(WRITES))]


def limits(names):
    """Returns the limits of the operations with these names, or of all operations."""
    with open(LIMITS) as lines:
        rows = [line.split() for line in lines if not line.startswith("#")]
    unknown = set(names) - {name for name, _ in rows}
    if unknown:
        sys.exit(f"These operations aren't in {LIMITS}: {', '.join(sorted(unknown))}.")
    return {name: float(limit) for name, limit in rows if not names or name in names}


def compare(limits, folder, files):
    """Counts the operations, prints their ratios, and returns the names of those over their limits."""
    operations = {name: [name] for name in SCREENS if name in limits}
    if any(name in limits for name in WRITES):
        operations["writes"] = WRITES
    over = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = {
            name: [pool.submit(count, folder, files, name, size) for size in (SHORT, LONG)] for name in operations}
        for operation, names in operations.items():
            shorts, longs = (future.result() for future in counts[operation])
            if shorts is None:
                raise TimeoutError(f"{operation} took more than {TIMEOUT} seconds, even with {SHORT} events")
            for index, name in enumerate(names):
                if name in limits and not report(name, shorts[index], longs and longs[index], limits[name]):
                    over.append(name)
    return over


def report(name, short, long, limit):
    """Prints a line, and returns whether the operation is within its limit."""
    is_within = long is not None and long <= short * limit
    ratio = f"{long / short:.3f}" if long else "-"
    print(name, short, long or "-", ratio, f"{limit:g}", "ok" if is_within else "over", flush=True)
    return is_within


def main():
    known = limits(sys.argv[1:])
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(dir=memory) as files:
        callgrind.copy_programs(folder)
        fill(files, [SHORT, LONG])
        over = compare(known, folder, files)
        if profiles := os.environ.get("PROFILES"):
            os.makedirs(profiles, exist_ok=True)
            for file in glob.glob(f"{folder}/*-[0-9]*"):
                if not file.endswith(".log"):
                    shutil.copy(file, profiles)
    if over:
        sys.exit(f"With {LONG:,} events, these operations need too many times the instructions that they need with "
                 f"{SHORT}: {', '.join(over)}. Read only what is on screen, or see where the instructions go: "
                 "docs/decisions/0008-own-benchmarks.md.")


if __name__ == "__main__":
    main()
