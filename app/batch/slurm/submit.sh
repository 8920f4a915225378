#!/bin/bash
# Submits a batch to Slurm: an array of shares, AT_A_TIME of which run together (64), and the merge after them.
#   submit.sh MANIFEST DIR SHARES FILE [AT_A_TIME] [-- OPTIONS OF SBATCH]
# Shares that are stopped or killed come again by themselves. Where one fails for another reason (a full disk, a file that
# is not there) Slurm lets go of the merge: submit again, and what is done stays done.
set -eu
if [[ $# -lt 4 ]]; then
  sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
manifest=$1 folder=$2 shares=$3 file=$4 at_a_time=64
shift 4
if [[ $# -gt 0 && $1 != -- ]]; then
  at_a_time=$1
  shift
fi
[[ $# -eq 0 ]] || shift
here=$(cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
job=$(sbatch --parsable "$@" --array="0-$((shares - 1))%$at_a_time" "$here/answer.sh" "$manifest" "$folder" "$shares")
merge=$(sbatch --parsable "$@" --dependency="afterok:$job" "$here/merge.sh" "$folder" "$file")
echo "$job $merge"
