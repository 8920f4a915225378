"""tables.py PROGRAM PACKAGE [DEALS [THREADS]]: random tables from Python beside the program's own, on the same deals, in
turn a hundred at a time, by the clock. All answers must be the same.
"""

import json
import subprocess
import sys
import time

program, package = sys.argv[1:3]
count = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
threads = int(sys.argv[4]) if len(sys.argv) > 4 else 1
sys.path.insert(0, package)

import ouverte  # noqa: E402

STRAINS = ("S", "H", "D", "C", "NT")
spent = {"python": 0.0, "program": 0.0}


def by_python(deals):
    return ouverte.tables(deals, threads=threads).tolist()


def by_program(deals):
    lines = "".join(json.dumps(deal.record) + "\n" for deal in deals)
    command = [program, "table", "--json", "--threads", str(threads), "-"]
    said = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout
    found = [json.loads(line)["table"] for line in said.splitlines()]
    return [[[table[strain][seat] for seat in "NESW"] for strain in STRAINS] for table in found]


for first in range(0, count, 100):
    deals = ouverte.Game("bridge").deals(min(100, count - first), seed=first + 7)
    answers = {}
    turns = [("python", by_python), ("program", by_program)]
    for name, ask in turns if first % 200 == 0 else turns[::-1]:
        begin = time.perf_counter()
        answers[name] = ask(deals)
        spent[name] += time.perf_counter() - begin
    assert answers["python"] == answers["program"]
rate = {name: count / seconds for name, seconds in spent.items()}
print(
    f"{count} tables, {threads} thread(s): Python {rate['python']:.2f} a second, the program {rate['program']:.2f}, "
    f"ratio {rate['python'] / rate['program']:.3f}"
)
