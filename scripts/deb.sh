#!/usr/bin/env bash
# deb.sh: .deb packages of what `make release` built, in out/packages: passforge, and passforge-preview where it was
# built. Dependencies are read from the binaries. SOURCE_DATE_EPOCH is the commit's time unless it is set.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/package-facts.sh
architecture=$(dpkg --print-architecture)
maintainer=${DEBFULLNAME:-passforge developers} address=${DEBEMAIL:-passforge@example.org}
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p $packages

DESTDIR=$stage/passforge PREFIX=/usr scripts/install.sh
root=$stage/passforge/usr
# Debian's own folder for completions of zsh.
mv "$root/share/zsh/site-functions" "$root/share/zsh/vendor-completions"
if [ -d "$root/libexec" ]; then
  mkdir -p "$stage/passforge-preview/usr"
  mv "$root/libexec" "$stage/passforge-preview/usr/"
fi
gzip -9n "$root"/share/man/man1/*.1

# shlibs FILE…: the packages that a binary's libraries are in.
shlibs() {
  mkdir -p "$stage/control/debian"
  printf 'Source: passforge\n\nPackage: passforge\nArchitecture: any\n' >"$stage/control/debian/control"
  (cd "$stage/control" && dpkg-shlibdeps -O "$@" 2>/dev/null) | sed -n 's/^shlibs:Depends=//p'
}

# package NAME BINARY DEPENDS EXTRA DESCRIPTION
package() {
  local name=$1 binary=$2 root=$stage/$1
  lean "$root/$binary"
  install -d "$root/DEBIAN" "$root/usr/share/doc/$name"
  cat >"$root/usr/share/doc/$name/copyright" <<TEXT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: passforge

Files: *
Copyright: 2026 the passforge developers
License: Apache-2.0
 On Debian systems the full text is in /usr/share/common-licenses/Apache-2.0.
Comment:
 The Swift runtime is linked into the binary. It is Copyright Apple Inc. and the Swift project authors, under
 Apache-2.0 with the Runtime Library Exception, see https://swift.org/LICENSE.txt.
TEXT
  gzip -9n >"$root/usr/share/doc/$name/changelog.gz" <<TEXT
passforge ($version) unstable; urgency=medium

  * What changed is told in CHANGELOG.md of the sources, of commit ${commit:-unknown}.

 -- $maintainer <$address>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
TEXT
  cat >"$root/DEBIAN/control" <<TEXT
Package: $name
Version: $version
Architecture: $architecture
Maintainer: $maintainer <$address>
Section: utils
Priority: optional
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: $3
${4:+$4
}Description: $5
TEXT
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
  DPKG_DEB_THREADS_MAX=1 dpkg-deb --root-owner-group -Zxz --build "$root" \
    "$packages/${name}_${version}_$architecture.deb" >/dev/null
  echo "$packages/${name}_${version}_$architecture.deb"
}

package passforge usr/bin/passforge "$(shlibs "$root/bin/passforge"), tzdata" "Suggests: passforge-preview, libengine-pkcs11-openssl" \
  "build, sign and check Apple Wallet passes
 A template folder and a row of data become a signed .pkpass, a spreadsheet
 becomes many, and what a phone would refuse is told in plain words."

preview=$stage/passforge-preview/usr/libexec/passforge/passforge-preview
if [ -e "$preview" ]; then
  package passforge-preview usr/libexec/passforge/passforge-preview \
    "passforge (= $version), $(shlibs "$preview")" "Recommends: fonts-inter" \
    "see Apple Wallet passes without a phone
 What the command passforge preview draws with: HTML, SVG, PNG, PDF and pictures
 in the terminal."
fi
