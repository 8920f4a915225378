#!/bin/sh
# Three tasks in a pipeline of the shell: the table of a deal, every opening lead, and why a card is wrong.
set -e
ouverte=${OUVERTE:-ouverte}
deal='[Deal "N:QJT.AK94.762.Q85 8752.J6.QT3.KT64 A96.Q72.AK94.A32 K43.T853.J85.J97"]'

printf '%s\n' "$deal" | "$ouverte" table --json - | tr -d '{}" \n' | sed 's/.*table://' |
  sed -E 's/,?(NT|[SHDC]):N:/\n\1 N/g; s/,([ESW]):/ \1/g' | sed -E 's/,.*//' | sed 1d |
  awk '{ row[$1] = $0 } END { split("S H D C NT", strains, " "); for (i = 1; i <= 5; ++i) print row[strains[i]] }'

printf '%s\n' "$deal" | "$ouverte" solve --json --moves --contract 'NT by S' - |
  sed -E 's/.*"moves":\{([^}]*)\}.*/\1/' | tr -d '"' | tr ':,' ' \n' |
  awk '{ print 13 * index("SHDC", substr($1, 1, 1)) + index("23456789TJQKA", substr($1, 2, 1)), $0 }' |
  sort -rn | cut -d' ' -f2-

echo '{"game": "bridge", "hands": {"N": ".T3.7.", "E": "9..5.K", "S": "...T4", "W": ".QJ.."}, "table": ["SQ", "H2"],' \
  '"leader": "S", "won": {"N": 3, "E": 2, "S": 4, "W": 1}, "contract": {"trump": "S", "declarer": "E"}, "plays": ["D7"]}' |
  "$ouverte" explain --json --play 1 -
