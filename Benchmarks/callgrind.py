"""Runs the programs of the release build under Callgrind, which counts instructions."""

import glob
import os
import subprocess

RELEASE = os.path.realpath(".build/release")
MATINEE, BENCH = "matinee", "matinee-bench"
# An animation has as many frames as there is time for, and a blinking caret draws frames while nothing else happens.
GTK_SETTINGS = r"printf 'gtk-enable-animations=0\ngtk-cursor-blink=0\n' >>$XDG_CONFIG_HOME/gtk-4.0/settings.ini"
# The operations between these two functions of matinee-bench are counted, each time in another file.
MARKS = ["--zero-before=*beginCounting*", "--dump-before=*endCounting*"]


def copy_programs(folder):
    """Copies the programs without debug information, because Valgrind can't read Swift's."""
    for program in (MATINEE, BENCH):
        subprocess.run(["strip", "-g", "-o", f"{folder}/{program}", f"{RELEASE}/{program}"], check=True)
    for resources in glob.glob(f"{RELEASE}/*.resources"):
        os.symlink(resources, f"{folder}/{os.path.basename(resources)}")


def environment():
    """Returns the environment of this process without settings of the app."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("MATINEE_", "TMDB_"))}


def run(folder, name, command, options=(), variables=None, limit=900):
    """Counts a command's instructions in a session with a virtual display.

    - folder: The folder with the programs. Callgrind writes files there whose names begin with that of the operation.
    - options: Options of Callgrind. Without --separate-threads, the counts contain all threads.
    - variables: Additional environment variables of the command.
    - limit: The time limit in seconds. After it, this function ends the session and raises a TimeoutError.
    """
    program, *arguments = command
    output = f"{folder}/{name}"
    # The session has its own folders, so the variables are set inside it.
    result = subprocess.run(
        ["timeout", str(limit), "scripts/session", "screen", "sh", "-c", f'{GTK_SETTINGS} && exec env "$@"', "sh",
         *(f"{variable}={value}" for variable, value in (variables or {}).items()),
         "valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", f"--log-file={output}.log", *options,
         f"{folder}/{program}", *arguments],
        # OpenGL is disabled, as on a machine without a graphics device.
        env={**environment(), "SWIFT_DETERMINISTIC_HASHING": "1", "GDK_DEBUG": "gl-disable"},
        capture_output=True, text=True)
    if result.returncode == 124:
        raise TimeoutError(f"{name} took more than {limit} seconds")
    if result.returncode != 0:
        raise RuntimeError(f"{name} ended with {result.returncode}: {result.stderr.strip()[-300:]}")


def total(file):
    """Returns the number of instructions in a file."""
    with open(file) as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("totals:"))
