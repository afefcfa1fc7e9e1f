#!/usr/bin/env bash
# Compares passforge with the reference implementation of JSON-e over many generated templates.
#
# usage: Tests/Differential/run.sh [COUNT [SEED]]      20,000 templates and a seed of the day without arguments
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-20000}
seed=${2:-$(date +%Y%m%d)}
venv=.build/json-e
if [ ! -x "$venv/bin/python" ]; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet 'json-e==4.8.4'
fi
echo "differential: $count templates, seed $seed"
PASSFORGE_DIFFERENTIAL_COUNT=$count PASSFORGE_DIFFERENTIAL_SEED=$seed swift test --filter DifferentialTests
