"""Measures whole processes against each other and prints `name value limit ok|over`: what a person feels is a process."""

import os
import statistics
import subprocess
import sys
import time

MATINEE = ".build/release/matinee"
BENCH = ".build/release/matinee-bench"
BARE_WINDOW = ".build/bare-window"
# ImagePipelineConfiguration.memoryCacheBytes
PICTURE_CACHE_MB = 128
PAIRS = int(os.environ.get("PAIRS", "15"))
over = False


def report(name, value, limit=None):
    """Prints one line; a number without a limit is there to be read beside one that has it."""
    global over
    too_much = limit is not None and value > limit
    over = over or too_much
    print(name, f"{value:.4g}", "-" if limit is None else f"{limit:g}", "over" if too_much else "ok", flush=True)


def fail(name, reason):
    """A benchmark that could not run is no success."""
    global over
    over = True
    print(name, "-", "-", "over", flush=True)
    print(f"{name}: {reason}", file=sys.stderr)


def run(command):
    """Runs a command to its end: milliseconds of wall clock, and its peak memory in MB."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    words = process.stderr.read().decode(errors="replace")
    _, status, usage = os.wait4(process.pid, 0)
    ended = time.perf_counter()
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}: {words.strip()[-300:]}")
    return (ended - began) * 1000, usage.ru_maxrss / 1024


def pairs(first, second):
    """Runs two commands in turn (A B A B …), so that the machine's mood is shared; the first pair warms up."""
    run(first), run(second)
    results = [(run(first), run(second)) for _ in range(PAIRS)]
    return [[statistics.median(pair[side][what] for pair in results) for what in (0, 1)] for side in (0, 1)]


def start():
    (bare, _), (matinee, memory) = pairs([BARE_WINDOW], [MATINEE, "--sample", "--exit-after-first-frame"])
    report("start.bare-window-ms", bare)
    report("start.matinee-ms", matinee)
    report("start.matinee-memory-mb", memory)
    report("start.ratio", matinee / bare, 1.5)


def lists():
    (short, short_memory), (long, long_memory) = pairs([BENCH, "list", "1000"], [BENCH, "list", "1000000"])
    report("list.1000-rows-ms", short)
    report("list.1000000-rows-ms", long)
    report("list.start-ratio", long / short, 1.05)
    report("list.memory-ratio", long_memory / short_memory, 1.05)


def hop():
    output = subprocess.run([BENCH, "hop"], check=True, capture_output=True, text=True, timeout=120).stdout
    report("main-actor.hop-ms", float(output), 0.1)


def pictures():
    output = subprocess.run([BENCH, "pictures"], check=True, capture_output=True, text=True, timeout=300).stdout
    ratio, hold = map(float, output.split())
    report("pictures.pipeline-to-loop-ratio", ratio, 1.15)
    report("pictures.main-thread-hold-ms", hold, 8)


def fling():
    """Memory over that of the same grid without pictures, of the cache's bound; and the frames of both, the best of three."""
    frames, memory = {"plain": [], "posters": []}, {"plain": [], "posters": []}
    for _ in range(3):
        for kind in frames:
            output = subprocess.run([BENCH, "fling", kind], check=True, capture_output=True, text=True, timeout=120).stdout
            frame, peak = map(float, output.split())
            frames[kind].append(frame)
            memory[kind].append(peak)
    frames = {kind: min(values) for kind, values in frames.items()}
    memory = {kind: max(values) for kind, values in memory.items()}
    report("fling.plain-frame-ms", frames["plain"])
    report("fling.posters-frame-ms", frames["posters"])
    report("fling.frame-ratio", frames["posters"] / frames["plain"], 2)
    report("fling.memory-to-cache-ratio", (memory["posters"] - memory["plain"]) / PICTURE_CACHE_MB, 1.2)


def pages():
    output = subprocess.run([BENCH, "pages"], check=True, capture_output=True, text=True, timeout=300).stdout
    few, many = map(float, output.split())
    report("pages.memory-after-20-mb", few)
    report("pages.memory-after-200-mb", many)
    report("pages.memory-ratio", many / few, 1.1)


def ticks(process):
    """CPU time used so far, in clock ticks (utime and stime of proc(5))."""
    with open(f"/proc/{process.pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def idle():
    process = subprocess.Popen([MATINEE, "--sample"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        # It is idle once it has worked and then used no time for two seconds; it has 60 seconds to come to that.
        deadline = time.monotonic() + 60
        before, quiet_since = -1, time.monotonic()
        while time.monotonic() - quiet_since < 2 or before < 5:
            if process.poll() is not None:
                raise RuntimeError(f"matinee left with {process.returncode}")
            if time.monotonic() > deadline:
                raise RuntimeError("matinee did not come to rest in 60 seconds")
            time.sleep(0.1)
            now = ticks(process)
            if now != before:
                before, quiet_since = now, time.monotonic()
        time.sleep(10)
        if process.poll() is not None:
            raise RuntimeError(f"matinee left with {process.returncode}")
        report("idle.cpu-ticks-in-10-s", ticks(process) - before, 2)
    finally:
        process.terminate()
        process.wait()


benchmarks = [("start", start), ("idle", idle)]
if os.path.exists(BENCH):
    benchmarks += [("list", lists), ("main-actor", hop), ("pictures", pictures), ("fling", fling), ("pages", pages)]
else:
    fail("list", "matinee-bench is not built")
for name, benchmark in benchmarks:
    try:
        benchmark()
    except (RuntimeError, OSError, ValueError, subprocess.SubprocessError) as error:
        fail(name, error)
sys.exit(over)
