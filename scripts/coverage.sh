#!/usr/bin/env bash
# coverage [MINIMUM]: how much of Sources the last `swift test --enable-code-coverage` ran, target by target.
# Ends with status 1 where less than MINIMUM per cent of the lines were run (85 where none is given).
set -euo pipefail
cd "$(dirname "$0")/.."
minimum=${1:-85}

# Debian's llvm-cov does not read Swift's profiles; the toolchain brings its own beside the compiler.
swift=$(command -v swift)
tools=$(dirname "$(readlink -f "$swift")")
cov="$tools/llvm-cov"
[ -x "$cov" ] || { echo "no llvm-cov beside $swift" >&2; exit 2; }

build=$(swift build --show-bin-path)
profile="$build/codecov/default.profdata"
[ -f "$profile" ] || { echo "no profile: run swift test --enable-code-coverage first" >&2; exit 2; }
bundle=$(find "$build" -maxdepth 1 -name '*PackageTests.xctest' | head -n 1)

"$cov" export -format=lcov -instr-profile "$profile" -ignore-filename-regex='(/\.build/|/Tests/)' "$bundle" |
  awk -v minimum="$minimum" '
    /^SF:/ { split($0, part, "/Sources/"); split(part[2], folder, "/"); target = folder[1] }
    /^LF:/ { found[target] += substr($0, 4); all += substr($0, 4) }
    /^LH:/ { hit[target] += substr($0, 4); run += substr($0, 4) }
    END {
      if (all == 0) { print "no lines in the profile" > "/dev/stderr"; exit 2 }
      for (target in found) if (found[target] > 0)
        printf "%6.1f %%  %6d of %6d lines  %s\n", 100 * hit[target] / found[target], hit[target], found[target], target | "sort -k6"
      close("sort -k6")
      share = 100 * run / all
      printf "%6.1f %%  %6d of %6d lines  Sources\n", share, run, all
      if (share < minimum) { printf "coverage is under %s %%\n", minimum > "/dev/stderr"; exit 1 }
    }'
