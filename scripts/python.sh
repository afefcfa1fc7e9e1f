#!/usr/bin/env bash
# python: makes .build/python, a Python with the reference implementation of JSON-e, where that can be had.
# The differential tests of the template language need it and are skipped without it.
set -euo pipefail
cd "$(dirname "$0")/.."
home=.build/python
[ -x "$home/bin/python" ] && "$home/bin/python" -c 'import jsone' 2>/dev/null && exit 0
command -v python3 >/dev/null || { echo "no python3: the differential tests are skipped" >&2; exit 0; }
mkdir -p .build
if ! { python3 -m venv "$home" && "$home/bin/pip" install --quiet --disable-pip-version-check 'json-e==4.8.2'; } >.build/python.log 2>&1; then
  echo "json-e could not be installed (.build/python.log): the differential tests are skipped" >&2
fi
