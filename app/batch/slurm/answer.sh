#!/bin/bash
# Answers one share of a batch: a task of an array of Slurm's, or of GNU Parallel.
#   sbatch --array=0-99 answer.sh MANIFEST DIR 100
#   seq 0 99 | parallel --joblog log --resume-failed answer.sh MANIFEST DIR 100 {}
# A task whose program is stopped or killed is put into Slurm's queue again, and goes on where it was.
#SBATCH --job-name=ouverte
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=B:TERM@60
set -u
manifest=$1 folder=$2 shares=$3 share=${4:-${SLURM_ARRAY_TASK_ID:?}}
trap 'kill -TERM "$program" 2>/dev/null' TERM
"${OUVERTE:-ouverte}" batch run "$manifest" --out "$folder" --shard "$share/$shares" \
  --threads "${SLURM_CPUS_PER_TASK:-1}" &
program=$!
wait "$program"
status=$?
while kill -0 "$program" 2>/dev/null; do  # the signal ended the wait, and not yet the program
  wait "$program"
  status=$?
done
[[ $status -lt 128 || -z ${SLURM_JOB_ID-} ]] || scontrol requeue "$SLURM_JOB_ID" 2>/dev/null
exit "$status"
