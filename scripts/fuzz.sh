#!/usr/bin/env bash
# fuzz [SECONDS [NAME…]]: runs each reader of hostile bytes under libFuzzer and the address sanitizer for so many seconds (20
# if none are given).
# What was found lies in .build/fuzz/corpus; a crash ends with status 1 and names the input that brings it back.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-20}
shift || true
names=("$@")
if [ ${#names[@]} = 0 ]; then
  for main in Fuzzing/*/main.swift; do names+=("$(basename "$(dirname "$main")")"); done
fi

# The preview reads no bytes of strangers. gold, the default linker, cannot link the fuzzer.
export PASSFORGE_FUZZ=1 PASSFORGE_WITH_PREVIEW=0
# Swift's crash handler would wait for ever inside libFuzzer's.
export SWIFT_BACKTRACE=enable=no
scratch=.build/fuzz
for name in "${names[@]}"; do
  swift build --quiet --scratch-path $scratch -c release -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld \
    --product "fuzz-$name"
done
for name in "${names[@]}"; do
  corpus=$scratch/corpus/$name
  mkdir -p "$corpus" $scratch/crashes
  seeds=()
  [ -d "Fuzzing/$name/seeds" ] && seeds=("Fuzzing/$name/seeds")
  log=$scratch/$name.log
  if ! "$scratch/release/fuzz-$name" -max_total_time="$seconds" -rss_limit_mb=2048 -timeout=10 \
    -artifact_prefix="$scratch/crashes/$name-" -print_final_stats=1 "$corpus" "${seeds[@]}" >"$log" 2>&1; then
    tail -n 25 "$log" >&2
    echo "fuzz-$name found something: see $log and $scratch/crashes" >&2
    exit 1
  fi
  printf '%-12s %s runs, no crash\n' "$name" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")"
done
