#!/usr/bin/env bash
# Says what is wrong where there is no Swift, or one that is too old.
set -euo pipefail
if ! command -v swift >/dev/null; then
  echo "swift is not on the PATH" >&2
  echo "install Swift 6.2 or later: https://www.swift.org/install/linux/" >&2
  exit 2
fi
version=$(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
read -r major minor <<<"${version:-0 0}"
if [ "$major" -lt 6 ] || { [ "$major" = 6 ] && [ "$minor" -lt 2 ]; }; then
  echo "this is Swift $major.$minor; passforge needs 6.2 or later: https://www.swift.org/install/linux/" >&2
  exit 2
fi
