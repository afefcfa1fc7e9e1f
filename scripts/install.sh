#!/usr/bin/env bash
# install.sh: the built command with all that belongs to it, below $DESTDIR$PREFIX. `make install` and every package use
# it, so that they hold the same files. Modes do not depend on the umask. UNINSTALL=1 takes the files away again.
set -euo pipefail
cd "$(dirname "$0")/.."
umask 022
built=.build/release
to=${DESTDIR:-}${PREFIX:-/usr/local}

if [ -n "${UNINSTALL:-}" ]; then
  rm -rf "$to/share/passforge" "$to/libexec/passforge"
  rm -f "$to/bin/passforge" "$to"/share/man/man1/passforge.1 "$to"/share/man/man1/passforge-*.1 \
    "$to/share/bash-completion/completions/passforge" "$to/share/zsh/site-functions/_passforge" \
    "$to/share/fish/vendor_completions.d/passforge.fish"
  exit
fi

install -d "$to/bin" "$to/share/passforge" "$to/share/man/man1" "$to/share/bash-completion/completions" \
  "$to/share/zsh/site-functions" "$to/share/fish/vendor_completions.d"
install -m 755 $built/passforge "$to/bin/passforge"
if [ -e $built/passforge-preview ]; then
  install -D -m 755 $built/passforge-preview "$to/libexec/passforge/passforge-preview"
fi

# Templates and the scripts for CI, as they are kept by git; a file that is not, such as a key, is not ours to hand out.
rm -rf "$to/share/passforge/templates" "$to/share/passforge/ci"
copy() { (cd "$1" && find . -type f -not -name '.*') | while IFS= read -r file; do
  mode=644; [ ! -x "$1/$file" ] || mode=755
  install -D -m $mode "$1/$file" "$2/$file"
done; }
copy Templates "$to/share/passforge/templates"
copy ci "$to/share/passforge/ci"

$built/passforge man --into "$to/share/man/man1" >/dev/null
chmod 644 "$to"/share/man/man1/passforge*.1
$built/passforge completions bash >"$to/share/bash-completion/completions/passforge"
$built/passforge completions zsh >"$to/share/zsh/site-functions/_passforge"
$built/passforge completions fish >"$to/share/fish/vendor_completions.d/passforge.fish"
