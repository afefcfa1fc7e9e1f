#!/usr/bin/env bash
# zxing: makes .build/zxing, a Python with zxing-cpp, which judges the barcodes that the preview draws, where that can be
# had. Those tests are skipped without it.
set -euo pipefail
cd "$(dirname "$0")/.."
home=.build/zxing
if [ -x $home/bin/python ] && $home/bin/python -c 'import zxingcpp, PIL' 2>/dev/null; then exit 0; fi
install() { python3 -m venv $home && $home/bin/pip install --quiet --disable-pip-version-check 'zxing-cpp==3.1.1' pillow; }
mkdir -p .build
if ! install >.build/zxing.log 2>&1; then
  echo "zxing-cpp could not be installed (see .build/zxing.log): no outsider judges barcodes" >&2
fi
