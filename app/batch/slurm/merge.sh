#!/bin/bash
# Puts the answers of a batch into one file, once all shares are done.
#   sbatch --dependency=afterok:JOB merge.sh DIR FILE
#SBATCH --job-name=ouverte-merge
set -eu
exec "${OUVERTE:-ouverte}" batch merge "$1" -o "$2"
