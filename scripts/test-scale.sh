#!/usr/bin/env bash
# test-scale: one batch in one run; then in four parts by --shard, by GNU parallel and as an array of a real Slurm on
# this machine. Each union must be the one run, byte for byte, as `batch merge` and sha256sum see it.
# PASSFORGE_BINARY names the program; without it a debug build is made. ROWS=N, TASKS=N.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
rows=${ROWS:-400}
tasks=${TASKS:-4}

if [ -n "${PASSFORGE_BINARY:-}" ]; then
  binary=$(readlink -f "$PASSFORGE_BINARY")
else
  "$here/scripts/install-packages.sh" build run
  (cd "$here" && swift build --product passforge)
  binary="$here/.build/debug/passforge"
fi
"$here/scripts/install-packages.sh" scale

work=$(mktemp -d)
started=()
finish() {
  # Only what this script started, the last one first.
  for ((i = ${#started[@]} - 1; i >= 0; i--)); do
    kill "${started[$i]}" 2>/dev/null || true
    wait "${started[$i]}" 2>/dev/null || true
  done
  rm -rf "$work"
}
trap finish EXIT
cd "$work"
export HOME="$work/home" SOURCE_DATE_EPOCH=1780315200
mkdir "$HOME"
unset PASSFORGE_SHARD PASSFORGE_SHARD_INDEX PASSFORGE_SHARD_TOTAL CI_NODE_INDEX CI_NODE_TOTAL \
  JOB_COMPLETION_INDEX JOB_COMPLETIONS

fail() { echo "test-scale: $*" >&2; exit 1; }

# A small card, and rows of which every hundredth is bad.
mkdir card
cp "$here"/Templates/store-card/icon*.png card/
cat >card/pass.json <<'JSON'
{
  "formatVersion": 1,
  "passTypeIdentifier": "pass.example.scale",
  "teamIdentifier": "A1B2C3D4E5",
  "serialNumber": "${serial}",
  "organizationName": "Scale",
  "description": "A card among many",
  "generic": { "primaryFields": [{ "key": "name", "label": "Name", "value": "${name}" }] }
}
JSON
cat >card/template.json <<'JSON'
{
  "output": "${serial}.pkpass",
  "row": {
    "type": "object",
    "required": ["serial", "name"],
    "properties": {
      "serial": { "type": "string", "unique": true },
      "name": { "type": "string" }
    }
  }
}
JSON
awk -v rows="$rows" 'BEGIN {
  print "serial,name"
  for (i = 1; i <= rows; i++) print (i % 100 == 50 ? "" : i % 100 == 75 ? "S-1" : "S-" i) ",Guest " i
}' >rows.csv

# Rows are rejected on purpose: status 1 is right, anything above is not.
batch() {
  local status=0
  "$binary" batch card --data rows.csv --development --quiet "$@" >/dev/null 2>>batch.log || status=$?
  [ "$status" -le 1 ] || { tail -20 batch.log >&2; fail "batch $* ended with status $status"; }
}

# The union of NAME-1 … NAME-N is the one run: by merge, by the joined report, by every file's own digest.
compare() {
  local name=$1 part
  [ "$(ls -d "$name"-* | wc -l)" = "$tasks" ] || fail "$name: not all parts are there"
  "$binary" batch merge "$name"-* -o "$name.ndjson" || fail "$name: the parts are not the whole"
  cmp "$name.ndjson" whole/report.ndjson || fail "$name: another report than that of one run"
  for part in "$name"-*; do (cd "$part" && sha256sum --check --quiet SHA256SUMS) || fail "$part: a file differs"; done
  sort -k2 "$name"-*/SHA256SUMS | cmp - whole.sums || fail "$name: other files than those of one run"
  echo "ok  $name: $(wc -l <whole.sums) passes in $tasks parts are those of one run"
}

batch -o whole
(cd whole && sha256sum --check --quiet SHA256SUMS)
sort -k2 whole/SHA256SUMS >whole.sums
[ "$(wc -l <whole/report.ndjson)" = "$rows" ] || fail "one run does not tell of $rows rows"

for k in $(seq "$tasks"); do batch -o "shard-$k" --shard "$k/$tasks"; done
compare shard

# shellcheck disable=SC2016
seq "$tasks" | parallel --will-cite -j "$tasks" --halt now,fail=1 \
  "'$binary' batch card --data rows.csv --development --quiet -o parallel-{} --shard {}/$tasks >/dev/null 2>&1; [ \$? -le 1 ]" \
  || fail "GNU parallel ended with status $?"
compare parallel

# A whole cluster on this machine: its own key, ports and folders, gone afterwards.
slurm() {
  local host user
  host=$(hostname -s) user=$(id -un)
  mkdir slurm slurm/state slurm/spool
  chmod 755 "$work" slurm
  (umask 077 && dd if=/dev/urandom of=slurm/munge.key bs=128 count=1 status=none)
  munged --foreground --force --key-file="$work/slurm/munge.key" --socket="$work/slurm/munge.socket" \
    --pid-file="$work/slurm/munge.pid" --log-file="$work/slurm/munge.log" --seed-file="$work/slurm/munge.seed" \
    >slurm/munge.out 2>&1 &
  started+=($!)
  cat >slurm/slurm.conf <<CONF
ClusterName=scale
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=${SLURM_TEST_PORT:-26817}
SlurmdPort=$((${SLURM_TEST_PORT:-26817} + 1))
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$work/slurm/munge.socket
CredType=cred/munge
StateSaveLocation=$work/slurm/state
SlurmdSpoolDir=$work/slurm/spool
SlurmctldPidFile=$work/slurm/slurmctld.pid
SlurmdPidFile=$work/slurm/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
SchedulerParameters=sched_interval=1
SlurmdParameters=config_overrides
NodeName=$host NodeAddr=127.0.0.1 CPUs=$tasks State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
  export SLURM_CONF="$work/slurm/slurm.conf"
  for _ in $(seq 50); do [ -S slurm/munge.socket ] && break; sleep 0.1; done
  slurmctld -D >slurm/slurmctld.log 2>&1 &
  started+=($!)
  slurmd -D -N "$host" >slurm/slurmd.log 2>&1 &
  started+=($!)
  for _ in $(seq 60); do
    [ "$(sinfo -h -o %t 2>/dev/null)" = idle ] && return
    sleep 0.5
  done
  tail -5 slurm/*.log >&2
  fail "Slurm does not start"
}

slurm
# An array that does not count from 1 nor by 1: tasks 3, 5, 7 … are parts 1, 2, 3 …
cat >job.sh <<JOB
#!/bin/sh
'$binary' batch card --data rows.csv --development --quiet -o "slurm-\$SLURM_ARRAY_TASK_ID" || [ \$? = 1 ]
JOB
sbatch --quiet --wait --chdir="$work" --output="$work/slurm-job-%a.txt" --array="3-$((1 + 2 * tasks)):2" job.sh \
  || { tail -5 "$work"/slurm-job-*.txt slurm/slurmd.log >&2; fail "the array ended with status $?"; }
rm -f slurm-job-*.txt
compare slurm

# And the proof fails where it must: a row gone, a row twice, a part left out.
cp -R shard-1 broken && sed -i 2d broken/report.ndjson
missing=$("$binary" batch merge broken shard-[2-9]* 2>&1) && fail "a missing row was not found"
grep -q "row $((1 + tasks)) is in no report" <<<"$missing" || fail "the missing row was not named: $missing"
rm -rf broken && cp -R shard-1 broken && sed -i 2p broken/report.ndjson
double=$("$binary" batch merge broken shard-[2-9]* 2>&1) && fail "a doubled row was not found"
grep -q "row $((1 + tasks)) stands twice" <<<"$double" || fail "the doubled row was not named: $double"
left=$("$binary" batch merge shard-[2-9]* 2>&1) && fail "a missing part was not found"
grep -q "part 1/$tasks is missing" <<<"$left" || fail "the missing part was not named: $left"
echo "ok  merge finds a missing row, a doubled row and a missing part"
