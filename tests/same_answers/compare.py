"""compare.py PROGRAM C_PROGRAM [PACKAGE]: the same requests have the same answers, but for counts of nodes and seconds,
through `ouverte respond`, the program's --json, the C interface, and the Python package in the folder PACKAGE.
"""

import json
import subprocess
import sys
from pathlib import Path

PROGRAM, C_PROGRAM = sys.argv[1:3]
REQUESTS = (Path(__file__).parent / "requests.jsonl").read_text(encoding="utf-8")
LINES = REQUESTS.splitlines()


def settled(answer):
    return json.loads(answer, object_pairs_hook=lambda pairs: [p for p in pairs if p[0] not in ("nodes", "seconds")])


def run(*command, text=REQUESTS):
    done = subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode in (0, 1) and not done.stderr, (command, done.returncode, done.stderr)
    return [settled(line) for line in done.stdout.splitlines()]


def by_python(folder):
    sys.path.insert(0, folder)
    import ouverte

    engine = ouverte.Engine()
    return [settled(engine.ask(line)) for line in LINES]


def compare(name, answers, expected, asked):
    assert len(answers) == len(expected) > 0, (name, len(answers), len(expected))
    for answer, other, line in zip(answers, expected, asked):
        assert answer == other, f"{name}: {line}\n{answer}\n{other}"
    print(f"{name}: {len(answers)} answers are the same")


expected = run(PROGRAM, "respond")
assert len(expected) == len(LINES) >= 200
compare("the C interface", run(C_PROGRAM), expected, LINES)
if len(sys.argv) > 3:
    compare("the Python package", by_python(sys.argv[3]), expected, LINES)

plain = [place for place, line in enumerate(LINES) if set(json.loads(line)) == {"ask", "record", "moves", "line"}]
records = "".join(json.dumps(json.loads(LINES[place])["record"]) + "\n" for place in plain)
compare(
    "ouverte solve --json",
    run(PROGRAM, "solve", "--json", "--moves", "--line", "-", text=records),
    [expected[place] for place in plain],
    [LINES[place] for place in plain],
)
