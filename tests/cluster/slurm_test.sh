#!/bin/bash
# A batch on the real Slurm, all of it on this machine: an array of shares whose tasks are killed and requeued at random,
# merged, and compared byte for byte with what one process answers.
#   slurm_test.sh PROGRAM [DEALS [KILLS]]
# Needs munged, slurmctld and slurmd, and the superuser, whose daemons these are.
set -euo pipefail
program=$(readlink -f "$1") deals=${2:-20000} kills=${3:-20} shares=20
source_dir=$(cd -- "$(dirname -- "$0")/../.." && pwd)
scratch=$(mktemp -d)
host=$(hostname -s)
export SLURM_CONF=$scratch/slurm.conf OUVERTE=$program PATH=$PATH:/usr/sbin

say() { printf '%s\n' "$*" >&2; }
stop_all() {
  local file pid
  for file in "$scratch"/{slurmd,slurmctld,munged}.pid; do
    [[ -s $file ]] || continue
    pid=$(<"$file")
    kill "$pid" 2>/dev/null || true
    tail --pid="$pid" -f /dev/null
  done
}
trap 'status=$?; stop_all; if [[ $status -eq 0 ]]; then rm -rf "$scratch"; else say "left in $scratch"; fi' EXIT

start_slurm() {
  local key=$scratch/munge.key socket=$scratch/munge.socket
  dd if=/dev/urandom of="$key" bs=1k count=1 status=none
  chmod 600 "$key"
  munged --force --key-file="$key" --socket="$socket" --pid-file="$scratch/munged.pid" --log-file="$scratch/munged.log" \
    --seed-file="$scratch/munge.seed"
  mkdir "$scratch"/{state,spool}
  cat >"$SLURM_CONF" <<CONF
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$((20000 + $$ % 10000))
SlurmdPort=$((30000 + $$ % 10000))
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$socket
CredType=cred/munge
StateSaveLocation=$scratch/state
SlurmdSpoolDir=$scratch/spool
SlurmctldPidFile=$scratch/slurmctld.pid
SlurmdPidFile=$scratch/slurmd.pid
SlurmctldLogFile=$scratch/slurmctld.log
SlurmdLogFile=$scratch/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
JobRequeue=1
MinJobAge=86400
SchedulerParameters=sched_interval=2,batch_sched_delay=0,requeue_delay=0
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
  slurmctld
  slurmd -N "$host"
  local tries
  for tries in {1..60}; do
    [[ $(sinfo -h -o %T 2>/dev/null) != idle ]] || return 0
    sleep 0.5
  done
  say "Slurm does not start:"
  tail -5 "$scratch"/slurm*.log >&2
  return 1
}

state_of() { squeue -h -a -t all -r -j "$1" -o '%K %T' 2>/dev/null || true; }

# What was put into the queue again need not wait there for the two minutes that are Slurm's rule.
hasten() {
  local share state
  while read -r share state; do
    [[ $state != PENDING ]] || scontrol update JobId="${job}_$share" StartTime=now 2>/dev/null || true
  done < <(state_of "$job")
}

"$program" batch make --game bridge --count "$deals" --seed 5 --shard-size 100 --with '{"nodes": 2000}' -o "$scratch/batch.json" >&2
say "One process, undisturbed"
"$program" batch run "$scratch/batch.json" --out "$scratch/one" --threads "$(nproc)" >&2
"$program" batch merge "$scratch/one" -o "$scratch/one.jsonl" >&2 || [[ $? -eq 1 ]]

say "Starting Slurm"
start_slurm
cd "$scratch"
read -r job merge < <("$source_dir/app/batch/slurm/submit.sh" batch.json out "$shares" many.jsonl "$(nproc)")
say "Killing $kills tasks of job $job at random moments"
killed=0
while [[ $killed -lt $kills ]]; do
  sleep "0.$((RANDOM % 9 + 1))"
  pid=$(pgrep -f "batch run batch.json" | shuf -n 1 || true)
  if [[ -n $pid ]]; then
    # SIGTERM is what a task gets that is preempted, SIGKILL what befalls it where the machine fails.
    if [[ $((RANDOM % 4)) -eq 0 ]]; then kill -TERM "$pid" 2>/dev/null || true; else kill -KILL "$pid" 2>/dev/null || true; fi
    killed=$((killed + 1))
  elif [[ -z $(state_of "$job" | grep -v COMPLETED || true) ]]; then
    break
  fi
  hasten
done
if [[ $killed -lt $kills ]]; then
  say "All was answered after $killed kills of $kills: give it more deals"
  exit 1
fi
say "$killed were killed; waiting for the rest"
for _ in {1..600}; do
  # The merge ends with a status that tells of the limits.
  [[ -z $(state_of "$merge" | grep -Ev 'COMPLETED|FAILED' || true) ]] && break
  hasten
  sleep 1
done
squeue -h -a -t all -r -o '%i %T' | sort | uniq -c | awk '{ print $3 }' | sort | uniq -c >&2
if ! cmp one.jsonl many.jsonl; then
  say "The answers of the cluster are not those of one process"
  exit 1
fi
say "$deals deals in $shares shares, $killed kills: the same bytes, $(sha256sum <many.jsonl | cut -d ' ' -f 1)"
