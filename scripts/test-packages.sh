#!/usr/bin/env bash
# test-packages.sh: the packages in out/packages, judged by lintian, made twice with the same bytes, and used in a clean
# Debian 12 where there is neither Swift nor a compiler. Needs root. `make test-packages` makes the packages first.
#   CLEAN_ROOT   an archive of a minimal root; otherwise debootstrap makes one
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "test-packages needs root, for chroot" >&2; exit 2; }
scripts/install-packages.sh package-test
. scripts/package-facts.sh

step() { printf '\n== %s\n' "$*"; }
work=$(mktemp -d)
mounted=()
finish() {
  for place in ${mounted[@]+"${mounted[@]}"}; do umount "$place"; done
  rm -rf --one-file-system "$work"
}
trap finish EXIT

step same bytes twice
sha256sum $packages/*"$version"*.deb $packages/*"$version"*.tar.gz >"$work/first"
scripts/deb.sh >/dev/null
scripts/tarball.sh >/dev/null
sha256sum --check "$work/first"

step lintian
lintian --fail-on error --tag-display-limit 0 $packages/*"$version"*.deb

# clean_root DIR
clean_root() {
  mkdir "$1"
  if [ -n "${CLEAN_ROOT:-}" ]; then
    tar -xf "$CLEAN_ROOT" -C "$1"
    # An archive may hold one folder with the root in it.
    [ -e "$1/bin" ] || { mkdir "$1.inner" && mv "$1"/* "$1.inner/" && rmdir "$1" && mv "$1.inner"/* "$1" && rmdir "$1.inner"; }
  else
    debootstrap --variant=minbase bookworm "$1" >/dev/null
  fi
  cp /etc/resolv.conf "$1/etc/resolv.conf"
  mount -t proc proc "$1/proc"
  mounted+=("$1/proc")
}
# A user who is not root, and whose home is empty, makes a pass and has it verified.
# shellcheck disable=SC2016
as_user='set -e; export HOME=$(mktemp -d); cd "$HOME"
  passforge version; passforge init coffee --style storeCard
  passforge build coffee --development -o a.pkpass; passforge verify --development a.pkpass
  passforge identity show /tmp/old.p12 --password-file /tmp/old.password
  passforge batch coffee --data /tmp/rows.jsonl -o many --development; ls many'

step tarball in a root without Swift
clean_root "$work/tarball"
tar -xzf "$packages/passforge-$version-linux-$(uname -m).tar.gz" -C "$work/tarball/opt"
bin=/opt/passforge-$version-linux-$(uname -m)/bin
.build/release/passforge inputs Templates/store-card --example | tr -d '\n' >"$work/rows.jsonl"
# As Keychain Access wrote them for twenty years: RC2 with 40 bits.
HOME=$work .build/release/passforge identity new --development "$work/dev" >/dev/null
printf old-word >"$work/old.password"
openssl pkcs12 -export -legacy -in "$work/dev/identity.pem" -out "$work/old.p12" -passout "file:$work/old.password"
chmod 644 "$work/old.p12"
cp "$work/rows.jsonl" "$work/old.p12" "$work/old.password" "$work/tarball/tmp/"
chroot "$work/tarball" setpriv --reuid 65534 --regid 65534 --clear-groups /usr/bin/env -i PATH="$bin:/usr/bin:/bin" bash -c "$as_user"

step deb in a clean Debian 12
clean_root "$work/deb"
cp "$work/rows.jsonl" "$work/old.p12" "$work/old.password" "$work/deb/tmp/"
cp "$packages/passforge_${version}_$(dpkg --print-architecture).deb" "$work/deb/tmp/"
chroot "$work/deb" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive bash -c '
  set -e; apt-get update -qq; apt-get install -qqy --no-install-recommends /tmp/passforge_*.deb >/dev/null
  test -s /usr/share/bash-completion/completions/passforge; ls /usr/share/passforge/templates
  ls /usr/share/man/man1/passforge.1.gz /usr/share/doc/passforge 2>&1 || true'
chroot "$work/deb" setpriv --reuid 65534 --regid 65534 --clear-groups /usr/bin/env -i PATH=/usr/bin:/bin bash -c "$as_user"

preview=$packages/passforge-preview_${version}_$(dpkg --print-architecture).deb
if [ -e "$preview" ]; then
  step the preview beside it
  cp "$preview" "$work/deb/tmp/"
  chroot "$work/deb" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive HOME=/tmp bash -c '
    set -e; apt-get install -qqy --no-install-recommends /tmp/passforge-preview_*.deb >/dev/null
    cd /tmp; passforge init coffee --style storeCard; passforge preview coffee -o coffee.png; ls -l coffee.png
    dpkg --purge passforge-preview'
fi
chroot "$work/deb" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin bash -c 'dpkg --purge passforge; test ! -e /usr/share/passforge'

printf '\npackages of %s are good\n' "$version"
