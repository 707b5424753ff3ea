"""Measures whole processes, as users experience them, and prints `name value limit ok|over` for each measurement.

A value measured several times is the median, followed by the lowest and the highest one. Values over their limits don't
make the run fail, because times vary with the load of the machine. A benchmark that can't run does.
"""

import concurrent.futures
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import callgrind
import library

MATINEE = ".build/release/matinee"
BENCH = ".build/release/matinee-bench"
BARE_WINDOW = ".build/bare-window"
# The value of ImagePipelineConfiguration.memoryCacheBytes.
PICTURE_CACHE_MB = 64
PAIRS = int(os.environ.get("PAIRS", "15"))
RUNS = int(os.environ.get("RUNS", "5"))
over, failed = [], []


def report(name, values, limit=None):
    """Prints one measurement, from a value or from a list of values. Those without a limit provide context."""
    several = isinstance(values, list)
    value = statistics.median(values) if several else values
    too_much = limit is not None and value > limit
    if too_much:
        over.append(name)
    words = [name, f"{value:.4g}", "-" if limit is None else f"{limit:g}", "over" if too_much else "ok"]
    if several:
        words.append(f"{min(values):.4g}–{max(values):.4g}")
    print(*words, flush=True)


def fail(name, reason):
    """Reports a benchmark that couldn't run, or that didn't measure something."""
    failed.append(name)
    print(name, "-", "-", "failed", flush=True)
    print(f"{name}: {reason}", file=sys.stderr)


def run(command, environment=None):
    """Runs a command until it exits, and returns its wall-clock time in milliseconds and its peak memory in MB."""
    began = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    words = process.stderr.read().decode(errors="replace")
    _, status, usage = os.wait4(process.pid, 0)
    ended = time.perf_counter()
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}: {words.strip()[-300:]}")
    return (ended - began) * 1000, usage.ru_maxrss / 1024


def pairs(first, second, environments=(None, None), count=PAIRS):
    """Runs two commands alternately (A B A B …), so that changes in the machine's load affect both.

    Returns the times and the memory of each, in lists. The first pair is a warm-up.
    """
    sides = list(zip((first, second), environments))
    for side in sides:
        run(*side)
    results = [[run(*side) for side in sides] for _ in range(count)]
    return [[[pair[side][what] for pair in results] for what in (0, 1)] for side in (0, 1)]


def repeated(*arguments, at_once=1):
    """Runs a benchmark several times, and returns a list for each of its numbers."""

    def once(_):
        output = subprocess.run([BENCH, *arguments], check=True, capture_output=True, text=True, timeout=300).stdout
        return list(map(float, output.split()))

    with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
        return list(map(list, zip(*pool.map(once, range(RUNS)))))


def ratios(first, second):
    """Returns the ratios of measurements that were taken one right after the other."""
    return [one / other for one, other in zip(first, second)]


def start():
    """Compares the window's first frame, and the first one with the films of Home, to an empty window."""
    (bare, _), (window, _) = pairs([BARE_WINDOW], [MATINEE, "--sample", "--exit-after", "window"])
    report("start.bare-window-ms", bare)
    report("start.window-ms", window)
    report("start.window-ratio", ratios(window, bare), 1.25)
    (bare, _), (content, memory) = pairs([BARE_WINDOW], [MATINEE, "--sample", "--exit-after", "content"])
    report("start.content-ms", content)
    report("start.content-memory-mb", memory, 190)
    report("start.content-ratio", ratios(content, bare), 2)


def offline_start():
    """Compares an offline start with 5,000 cached titles to a start with the sample catalogue."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(("MATINEE_", "TMDB_", "XDG_CACHE", "XDG_CONFIG", "XDG_DATA"))}
        environment.update({f"XDG_{name}_HOME": f"{folder}/{name}" for name in ("CACHE", "CONFIG", "DATA")})
        environment.update(TMDB_API_KEY="k", MATINEE_API_URL="http://127.0.0.1:9", MATINEE_WORK_OFFLINE="1")
        filled = subprocess.run(
            [BENCH, "cached-titles", "5000"], env=environment, check=True, capture_output=True, text=True, timeout=600)
        titles, size = map(float, filled.stdout.split())
        (sample, _), (cached, memory) = pairs(
            [MATINEE, "--sample", "--exit-after", "content"], [MATINEE, "--exit-after", "content"],
            ({**environment, "MATINEE_WORK_OFFLINE": "0"}, environment))
    report("offline-start.cached-titles", titles)
    report("offline-start.cached-mb", size)
    report("offline-start.sample-ms", sample)
    report("offline-start.cached-ms", cached)
    report("offline-start.cached-memory-mb", memory)
    report("offline-start.ratio", ratios(cached, sample), 1.1)


def lists():
    (short, short_memory), (long, long_memory) = pairs(
        [BENCH, "list", "1000"], [BENCH, "list", "1000000"], count=8 * PAIRS)
    report("list.1000-rows-ms", short)
    report("list.1000000-rows-ms", long)
    report("list.start-ratio", ratios(long, short), 1.05)
    report("list.memory-ratio", ratios(long_memory, short_memory), 1.05)


def hop():
    (hops,) = repeated("hop")
    report("main-actor.hop-ms", hops, 0.1)


def pictures():
    ratio, hold = repeated("pictures")
    report("pictures.pipeline-to-loop-ratio", ratio, 1.1)
    report("pictures.main-thread-blocked-ms", hold, 8)


def fling():
    """Compares a grid of posters to the same grid without pictures.

    Reports the frame times, and the additional memory as a fraction of the picture cache's limit: while scrolling, when
    pictures are also being decoded, and after a rest.
    """
    frames, peaks, rests = [{"plain": [], "posters": []} for _ in range(3)]
    # Some file systems create files slowly after others were deleted, so the caches of all runs are deleted at the end.
    with tempfile.TemporaryDirectory() as folder:
        for number in range(RUNS):
            for kind in frames:
                command = [BENCH, "fling", kind, f"{folder}/{number}-{kind}"]
                output = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout
                for values, value in zip((frames, peaks, rests), map(float, output.split())):
                    values[kind].append(value)
    report("fling.plain-frame-ms", frames["plain"])
    report("fling.posters-frame-ms", frames["posters"])
    report("fling.frame-ratio", ratios(frames["posters"], frames["plain"]), 1.5)
    for name, memory, limit in [("peak", peaks, 1.5), ("rest", rests, 1.2)]:
        added = [(posters - plain) / PICTURE_CACHE_MB for posters, plain in zip(memory["posters"], memory["plain"])]
        report(f"fling.{name}-memory-to-cache-ratio", added, limit)


def pages():
    # Two at once, because they wait for animations most of the time.
    few, many = repeated("pages", at_once=2)
    report("pages.memory-after-20-mb", few)
    report("pages.memory-after-200-mb", many)
    report("pages.memory-ratio", ratios(many, few), 1.05)


def deep_pages():
    """Compares the memory use of 100 open pages to that of 10."""
    few, many, ratio = repeated("deep-pages")
    report("deep-pages.memory-at-10-mb", few)
    report("deep-pages.memory-at-100-mb", many)
    report("deep-pages.memory-ratio", ratio, 1.5)


def motion():
    """Compares how late frames are while pages and lists change, with and without animations."""
    animated, still, ratio = repeated("motion")
    report("motion.animated-late-ms", animated)
    report("motion.still-late-ms", still)
    report("motion.late-ratio", ratio, 1.5)


def import_apply():
    """Imports a Letterboxd archive of 20,000 rows without looking up titles. The limit applies to the time per row."""
    output = subprocess.run(
        [BENCH, "import-apply", "20000"], check=True, capture_output=True, text=True, timeout=300).stdout
    applied, dry, read = map(float, output.split())
    report("import-apply.rows-a-second", applied)
    report("import-apply.dry-run-rows-a-second", dry)
    report("import-apply.read-rows-a-second", read)
    report("import-apply.ms-a-row", 1000 / applied, 0.5)


def import_scale():
    """Measures how import time grows when the input doubles, for a hostile table and for title lookups."""
    output = subprocess.run(
        [BENCH, "import-scale", "25000"], check=True, capture_output=True, text=True, timeout=600).stdout
    hostile, lookup, milliseconds, megabytes = map(float, output.split())
    report("import-scale.hostile-table-ratio", hostile, 3)
    report("import-scale.titles-ratio", lookup, 3)
    report("import-scale.ms-a-title", milliseconds)
    report("import-scale.memory-mb", megabytes)


# The straightforward approach, for comparison: load the export's lines into a table and select each title's last score.
COMMON_JOURNAL = r"""
rm -f "$2"
sqlite3 -cmd '.mode ascii' -cmd '.separator "\001" "\n"' -cmd 'CREATE TABLE lines (line)' "$2" ".import '$1' lines" "
  CREATE TABLE event AS SELECT line ->> '\$.id' id, line ->> '\$.by' profile, line ->> '\$.kind' kind,
    line ->> '\$.title.source' || '/' || (line ->> '\$.title.kind') || '/' || (line ->> '\$.title.id') title,
    line FROM lines WHERE line ->> '\$.id' IS NOT NULL;
  CREATE INDEX eventByTitle ON event (kind, profile, title, id);
  CREATE TABLE rating AS SELECT profile, title, line ->> '\$.score' score, max(id) FROM event
    WHERE kind = 'rated' GROUP BY profile, title;"
"""


def journal():
    """Compares a journal of 100,000 events to an empty one. Both are created in memory and measured on disk, except for
    rebuilds, whose time would depend on how fast the disk writes."""
    with tempfile.TemporaryDirectory() as folder:
        events = int(os.environ.get("EVENTS", "100000"))
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        with tempfile.TemporaryDirectory(dir=memory) as filling:
            for name, count in [("long", events), ("empty", 0)]:
                subprocess.run([BENCH, "journal-fill", f"{filling}/{name}/matinee", str(count)], check=True,
                               capture_output=True, timeout=900)
                shutil.copytree(f"{filling}/{name}", f"{folder}/{name}")
            exported, tables = f"{filling}/journal.jsonl", f"{filling}/tables.sqlite"
            subprocess.run([MATINEE, "export", exported], env={**os.environ, "XDG_DATA_HOME": f"{filling}/long"},
                           check=True, capture_output=True, timeout=300)
            (common, _), (rebuilt, _) = pairs(
                ["sh", "-c", COMMON_JOURNAL, "sh", exported, tables],
                [BENCH, "journal-rebuild", f"{filling}/long/matinee"])
        report("journal.common-build-ms", common)
        report("journal.rebuild-ms", rebuilt)
        report("journal.rebuild-ratio", ratios(rebuilt, common), 4)
        long, empty = f"{folder}/long/matinee", f"{folder}/empty/matinee"

        def numbers(*arguments):
            output = subprocess.run([BENCH, *arguments], check=True, capture_output=True, text=True, timeout=300).stdout
            return map(float, output.split())

        # Opening takes only a few milliseconds, so it is repeated more often than other measurements.
        opened, opened_empty, known, known_empty = numbers("journal-open", long, empty, str(7 * PAIRS))
        report("journal.open-ms", opened)
        report("journal.open-empty-ms", opened_empty)
        report("journal.open-ratio", opened / opened_empty, 1.3)
        report("journal.open-with-scores-ms", known)
        report("journal.open-empty-with-scores-ms", known_empty)
        environments = [{**os.environ, "XDG_DATA_HOME": f"{folder}/{name}"} for name in ("empty", "long")]
        command = [MATINEE, "--sample", "--exit-after", "content"]
        (app_empty, _), (app, memory) = pairs(command, command, environments)
        report("journal.start-empty-ms", app_empty)
        report("journal.start-ms", app)
        report("journal.start-memory-mb", memory)
        report("journal.start-ratio", ratios(app, app_empty), 1.3)
        frames, most, drawn, written = numbers("journal-window", long)
        report("journal.frames-to-the-star", frames, 1)
        report("journal.frames-to-the-star-most", most)
        report("journal.write-to-the-star-ms", drawn)
        report("journal.rating-to-the-star-ms", written)
        counted, recounted, hold = numbers("journal-statistics", long)
        report("journal.statistics-ms", counted)
        report("journal.statistics-after-a-change-ms", recounted)
        report("journal.statistics-main-thread-blocked-ms", hold, 8)


def library_screens():
    """Opens each screen with a library of 400,000 events, until it shows its content. Without pictures, because their
    cache has its own limit."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        library.fill(folder, [library.LONG])
        environment = {**callgrind.environment(), **library.variables(folder, f"{folder}/{library.LONG}")}
        for screen in library.SCREENS:
            times, megabytes = zip(*(run([BENCH, "library-screen", screen], environment) for _ in range(RUNS)))
            report(f"library.{screen}-ms", list(times))
            report(f"library.{screen}-memory-mb", list(megabytes), 130)


def ticks(process):
    """Returns the CPU time that a process has used, in clock ticks (utime and stime of proc(5))."""
    with open(f"/proc/{process.pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def idle():
    process = subprocess.Popen([MATINEE, "--sample"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        # The app is idle when it uses no CPU time for six seconds: threads end when they have been unused for five.
        # Wait up to 60 seconds for that.
        deadline = time.monotonic() + 60
        before, quiet_since = -1, time.monotonic()
        while time.monotonic() - quiet_since < 6 or before < 5:
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


# The straightforward approach, for comparison: load the lines into a table, and the titles into FTS5 by popularity.
COMMON_BUILD = r"""
zcat "$1" | sqlite3 -cmd '.mode ascii' -cmd '.separator "\001" "\n"' -cmd 'PRAGMA synchronous=OFF' \
  -cmd 'CREATE TABLE lines (line)' "$2" '.import /dev/stdin lines' "
  CREATE TABLE titles AS SELECT json_extract(line, '\$.id') id, json_extract(line, '\$.popularity') popularity,
    coalesce(json_extract(line, '\$.original_title'), json_extract(line, '\$.original_name')) title
    FROM lines ORDER BY popularity DESC;
  CREATE VIRTUAL TABLE words USING fts5(
    title, content=titles, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2');
  INSERT INTO words (words) VALUES ('rebuild'), ('optimize');"
"""
# Used only in this benchmark, for comparison.
TANTIVY = "tantivy==0.27.0"
INDEX_LIMITS = {
    # In percent of the median time of a LIKE search.
    "prefix-median-to-like-percent": 0.8, "prefix-p99-to-like-percent": 8, "typo-slowest-to-like-percent": 16,
    # Minimums, in percent.
    "whole-found-percent": 98, "beginning-found-percent": 95, "twelve-letters-found-percent": 95,
    "typo-found-percent": 90, "unaccented-found-percent": 98,
}


def tantivy(folder):
    """Returns tantivy's measurements for the same exports and queries, or an empty string if it can't be installed."""
    venv = f"{folder}/venv"
    try:
        for command in [[sys.executable, "-m", "venv", venv], [f"{venv}/bin/pip", "install", "-q", TANTIVY]]:
            subprocess.run(command, check=True, capture_output=True, timeout=300)
    except (OSError, subprocess.SubprocessError):
        print(f"{TANTIVY} cannot be installed from PyPI here, so nothing is searched with it.", file=sys.stderr)
        return ""
    command = [f"{venv}/bin/python", "Benchmarks/tantivy_search.py", folder]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=1800).stdout


def index():
    """Compares building the index of films and series to the straightforward approach, adds people, then searches."""
    films = os.environ.get("FILMS", "1200000")
    with tempfile.TemporaryDirectory() as folder:
        run([BENCH, "index-exports", folder, films])
        people = f"{folder}/person_ids.json.gz"
        os.rename(people, f"{people}.later")
        built, memory = run([BENCH, "index-build", folder])
        common = 0
        for name in ["movie_ids", "tv_series_ids"]:
            script = ["sh", "-c", COMMON_BUILD, "sh", f"{folder}/{name}.json.gz", f"{folder}/{name}.sqlite"]
            common += run(script)[0]
        report("index.common-build-ms", common)
        report("index.build-ms", built)
        report("index.build-ratio", built / common, 2)
        report("index.build-memory-mb", memory, 300)
        built = [f"{folder}/movie_ids.json.gz", f"{folder}/tv_series_ids.json.gz"]
        for file in built:
            os.rename(file, f"{file}.later")
        os.rename(f"{people}.later", people)
        run([BENCH, "index-build", folder])
        output = subprocess.run(
            [BENCH, "index-search", folder, films], check=True, capture_output=True, text=True, timeout=1200).stdout
        for file in built:
            os.rename(f"{file}.later", file)
        beside = tantivy(folder)
    figures = dict(line.split() for line in output.splitlines())
    beside = dict(line.split() for line in beside.splitlines())
    # Popular titles with the same beginning can fill the results, so what counts is the share of what is possible.
    for name, value in figures.items():
        limit = INDEX_LIMITS.get(name)
        if name.endswith("-possible-percent"):
            report(f"index.{name}", float(value))
        elif limit is not None and name.endswith("-found-percent"):
            possible = float(figures.get(name.replace("found", "possible"), 100))
            report(f"index.{name}", float(value))
            # Limits are maximums, so the limit applies to the missed share.
            missed = 100 - 100 * float(value) / possible
            report(f"index.{name.replace('found', 'missed')}", max(missed, 0), 100 - limit)
        else:
            report(f"index.{name}", float(value), limit)
        if name in beside:
            report(f"index.tantivy-{name}", float(beside.pop(name)))
    for name in INDEX_LIMITS.keys() - figures.keys():
        fail(f"index.{name}", "not measured")
    for name, value in beside.items():
        report(f"index.tantivy-{name}", float(value))


benchmarks = [("start", start), ("idle", idle)]
if os.path.exists(BENCH):
    benchmarks += [("list", lists), ("main-actor", hop), ("pictures", pictures), ("fling", fling), ("pages", pages),
                   ("deep-pages", deep_pages), ("motion", motion),
                   ("offline-start", offline_start), ("import-apply", import_apply),
                   ("import-scale", import_scale), ("journal", journal),
                   ("library", library_screens),
                   ("index", index)]
else:
    fail("list", "matinee-bench is not built")
for name, benchmark in benchmarks:
    if os.environ.get("ONLY", name) != name:
        continue
    try:
        benchmark()
    except (RuntimeError, OSError, ValueError, subprocess.SubprocessError) as error:
        fail(name, error)
if over:
    print("over their limits:", ", ".join(over))
sys.exit(bool(failed))
