"""pages_test.py SOURCES PROGRAM LIBRARY CC [PACKAGE]: the blocks of docs/library.md are whole programs that compile, run and say what
is true, those in JavaScript where tests/npm/pack_test.sh installs the package; and those in C++ of README.md stand in
tests/package, which is built.
pages_test.py SOURCES LANGUAGE: prints the block of docs/library.md in that language.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCES = Path(sys.argv[1])


def blocks(page, language):
    text = (SOURCES / page).read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)
    assert found, (page, language)
    return found


def said_by(*command, **arguments):
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, **arguments)
    assert done.returncode == 0 and not done.stderr, (command, done)
    return done.stdout


if len(sys.argv) == 3:
    (block,) = blocks("docs/library.md", sys.argv[2])
    print(block, end="")
    sys.exit()

PROGRAM, LIBRARY, CC = sys.argv[2:5]
with tempfile.TemporaryDirectory() as folder:
    source = Path(folder, "block.c")
    (block,) = blocks("docs/library.md", "c")
    source.write_text(block, encoding="utf-8")
    strict = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror")
    places = (f"-I{SOURCES / 'app' / 'c'}", LIBRARY, f"-Wl,-rpath,{Path(LIBRARY).parent}")
    said_by(CC, *strict, str(source), *places, "-o", f"{folder}/block")
    assert len(json.loads(said_by(f"{folder}/block"))["games"]) == 6

    Path(folder, "ouverte").symlink_to(Path(PROGRAM).resolve())
    path = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    (block,) = blocks("docs/library.md", "sh")
    assert said_by("sh", "-c", block, env=path) == "9\n"
    if len(sys.argv) > 5:
        (block,) = blocks("docs/library.md", "python")
        assert said_by(sys.executable, "-c", block, env={**os.environ, "PYTHONPATH": sys.argv[5]}) == "9\n"

project = {line.strip() for line in (SOURCES / "tests" / "package" / "main.cpp").read_text(encoding="utf-8").splitlines()}
for block in blocks("README.md", "cpp"):
    for line in filter(None, block.splitlines()):
        code = re.sub(r"\s+//.*", "", line)
        assert code in project, f"README.md: {code}"
