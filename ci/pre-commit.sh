#!/usr/bin/env bash
# Judges the pass folder of every pass.json that pre-commit names, each folder once.
set -euo pipefail
status=0
while IFS= read -r -d '' folder; do
  passforge lint "$folder" || status=$?
done < <(for file in "$@"; do printf './%s\0' "$(dirname "$file")"; done | sort -zu)
exit "$status"
