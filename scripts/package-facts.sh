#!/usr/bin/env bash
# Sourced by deb.sh and tarball.sh: what both say of a build. The same commit gives the same facts, and the same bytes.
# shellcheck disable=SC2034
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/PassforgeCLI/BuildFacts.swift)
commit=$(git rev-parse --short=12 HEAD 2>/dev/null || true)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
if [ -n "$commit" ] && [ "$(git tag --points-at HEAD --list "v$version")" = "" ]; then
  # Before the release that it leads to, in the order of Debian's versions.
  version="$version~git$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d%H%M%S).$commit"
fi
packages=out/packages

# lean FILE: without symbols, and without the two sections that differ from build to build of the same sources: the
# compiler's own hash of each module, and the linker's of the whole.
lean() {
  strip --strip-unneeded --remove-section=.comment --remove-section=.swift_modhash \
    --remove-section=.note.gnu.build-id "$1"
}
export LC_ALL=C TZ=UTC
umask 022
