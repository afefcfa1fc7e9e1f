#!/usr/bin/env bash
# Puts a release of passforge on PATH, its digest compared before anything of it runs.
#
#   PF_VERSION   0.1.0; empty: the passforge that is there already
#   PF_SHA256    the digest that the archive must have; empty: the one in the release's SHA256SUMS
#   PF_REPOSITORY, PF_RELEASES   where it is released: owner/name, or the address of a mirror
set -euo pipefail
umask 077

stop() { printf 'passforge: error: %s\n' "$1" >&2; [ "${GITHUB_ACTIONS:-}" != true ] || printf '::error title=passforge::%s\n' "$1" >&2; exit 2; }

version=${PF_VERSION:-}
if [ -z "$version" ]; then
  command -v passforge >/dev/null || stop "there is no passforge on PATH: set the input version"
  exit 0
fi
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || stop "the input version is not of the form 0.1.0"
case $(uname -m) in
  x86_64) machine=x86_64 ;;
  aarch64 | arm64) machine=aarch64 ;;
  *) stop "there is no release for this machine" ;;
esac

archive=passforge-$version-linux-$machine.tar.gz
releases=${PF_RELEASES:-https://github.com/${PF_REPOSITORY:?}/releases/download}
folder=${RUNNER_TEMP:-$HOME/.cache}/passforge-$version
mkdir -p "$folder"
cd "$folder"
get() { curl --fail --silent --show-error --location --retry 3 --proto '=https,file' -o "$1" "$releases/v$version/$1"; }
get "$archive" || stop "release $version could not be fetched"
if [ -n "${PF_SHA256:-}" ]; then
  printf '%s  %s\n' "$PF_SHA256" "$archive" >expected
else
  get SHA256SUMS || stop "the checksums of release $version could not be fetched"
  grep -F "  $archive" SHA256SUMS >expected || stop "SHA256SUMS of release $version does not name $archive"
fi
sha256sum --check --strict --quiet expected || stop "the archive of release $version is not the one that was released"
# Where gh can ask (it needs GH_TOKEN), the workflow of the repository must have attested it too.
if [ -n "${PF_REPOSITORY:-}" ] && [ -n "${GH_TOKEN:-}" ] && command -v gh >/dev/null; then
  gh attestation verify "$archive" --repo "$PF_REPOSITORY" >/dev/null || stop "no workflow of $PF_REPOSITORY attests release $version"
fi
tar -xzf "$archive" --strip-components 1 --no-same-owner
[ -z "${GITHUB_PATH:-}" ] || printf '%s\n' "$folder/bin" >>"$GITHUB_PATH"
printf '%s\n' "$folder/bin"
