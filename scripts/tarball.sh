#!/usr/bin/env bash
# tarball.sh: an archive of what `make release` built, for systems without our packages: the Swift runtime is in the
# binary, and every library but glibc's lies beside it, found by a path relative to the binary.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/package-facts.sh
name=passforge-$version-linux-$(uname -m)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p $packages

DESTDIR=$stage PREFIX=/$name scripts/install.sh
root=$stage/$name
libraries=$root/lib/passforge
licenses=$root/share/doc/passforge/licenses
mkdir -p "$libraries" "$licenses"
install -m 644 LICENSE CHANGELOG.md "$root/share/doc/passforge/"
# Its libraries draw with the fonts and settings of the system that they come from; it is not made to travel.
rm -rf "$root/libexec"

# Those of glibc belong to the system, and are there wherever anything runs.
ldd "$root/bin/passforge" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' |
  grep -vE '/(libc|libm|libdl|libpthread|librt|ld-linux[^/]*)\.so' | sort | while IFS= read -r library; do
  install -m 644 "$(readlink -f "$library")" "$libraries/$(basename "$library")"
  # shellcheck disable=SC2016
  patchelf --set-rpath '$ORIGIN' "$libraries/$(basename "$library")"
  owner=$(dpkg-query --search "*/$(basename "$(readlink -f "$library")")" 2>/dev/null | sed -n '1s/:.*//p')
  [ -z "$owner" ] || install -m 644 "/usr/share/doc/$owner/copyright" "$licenses/$owner"
done
# OpenSSL loads it by itself, for .p12 files of old.
legacy=$(pkg-config --variable=modulesdir libcrypto)/legacy.so
install -D -m 644 "$legacy" "$libraries/ossl-modules/legacy.so"
# shellcheck disable=SC2016
patchelf --set-rpath '$ORIGIN/..' "$libraries/ossl-modules/legacy.so"
lean "$root/bin/passforge"
# shellcheck disable=SC2016
patchelf --set-rpath '$ORIGIN/../lib/passforge' "$root/bin/passforge"

tar --create --directory "$stage" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner \
  --mtime="@$SOURCE_DATE_EPOCH" "$name" | gzip -9n >"$packages/$name.tar.gz"
echo "$packages/$name.tar.gz"
