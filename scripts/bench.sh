#!/usr/bin/env bash
# Builds what the benchmark needs and runs it. Arguments go to Benchmarks/bench.py: the parts to run, --runs N.
set -euo pipefail
cd "$(dirname "$0")/.."
tools=.build/bench
mkdir -p "$tools"
cc -O2 -o "$tools/floor" Benchmarks/floor.c -lcrypto -lz -lpthread
swift build -c release --static-swift-stdlib --product passforge-measure
exec python3 Benchmarks/bench.py --passforge .build/release/passforge --measure .build/release/passforge-measure \
  --floor "$tools/floor" "$@"
