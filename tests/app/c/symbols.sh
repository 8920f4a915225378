#!/usr/bin/env bash
# symbols.sh NM LIBRARY HEADER: the library shows the functions that the header declares, ten at most, and nothing else.
set -euo pipefail
shown=$("$1" -D --defined-only --format=posix "$2" | awk '$2 != "A" { sub(/@.*/, "", $1); print $1 }' | sort)
declared=$(grep -o 'ouverte_[a-z_]*(' "$3" | tr -d '(' | sort -u)
diff <(printf '%s\n' "$shown") <(printf '%s\n' "$declared")
[[ $(wc -l <<<"$declared") -le 10 ]]
