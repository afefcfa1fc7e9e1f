#!/usr/bin/env bash
# install-packages GROUP…: installs what is missing of some groups of scripts/packages.
# As root by apt-get, else by sudo; without the right to, it prints the line to run and ends with status 2.
set -euo pipefail
list="$(dirname "$0")/packages"

# A package counts as there under another name too: Ubuntu 24.04 has libcurl4t64 for libcurl4.
installed=$(dpkg-query -W -f '${db:Status-Status} ${Package} ${Provides}\n' 2>/dev/null || true)
is_installed() { grep -qE "^installed (.* )?$1( |,|\$)" <<<"$installed"; }

missing=()
for group in "$@"; do
  while read -r of package _; do
    [ "$of" = "$group" ] || continue
    case " ${missing[*]-} " in *" $package "*) continue ;; esac
    is_installed "$package" || missing+=("$package")
  done < <(grep -v '^#' "$list")
done
[ ${#missing[@]} -gt 0 ] || exit 0

line="apt-get install -y --no-install-recommends ${missing[*]}"
if ! command -v apt-get >/dev/null; then
  echo "passforge needs what Debian calls: ${missing[*]}" >&2
  echo "install it with this system's own package manager, then go on" >&2
  exit 2
fi
if [ "$(id -u)" = 0 ]; then
  as=()
elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || { [ -t 0 ] && [ -z "${CI:-}" ]; }; }; then
  as=(sudo)
else
  echo "these packages are missing, and only root may install them: ${missing[*]}" >&2
  echo "run this as root, then go on:" >&2
  echo "    apt-get update && $line" >&2
  exit 2
fi
echo "installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as[@]}" apt-get update -qq
# shellcheck disable=SC2086
"${as[@]}" $line -qq >/dev/null
