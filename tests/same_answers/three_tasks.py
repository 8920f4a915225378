"""three_tasks.py COMMAND…: the examples of examples/library say the same. Each command is one of them, its words
parted by blanks.
"""

import json
import subprocess
import sys


def said_by(command):
    done = subprocess.run(command.split(), capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0 and not done.stderr, (command, done)
    *lines, last = done.stdout.splitlines()
    assert len(lines) == 5 + 13, (command, lines)
    return lines + [json.loads(last)]


said = [said_by(command) for command in sys.argv[1:]]
assert said[0][4] == "NT N10 E3 S9 W3" and said[0][17] == "S3 10", said[0]
for command, lines in zip(sys.argv[1:], said):
    assert lines == said[0], f"{command}:\n{lines}\n{said[0]}"
print(f"{len(said)} programs say the same")
