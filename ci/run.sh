#!/usr/bin/env bash
# One passforge command as a CI job runs it. Everything comes from the environment, secrets too: passforge reads those
# itself, as env:NAME, so that no key or password is ever an argument, a file or a line of the log.
#
#   PF_COMMAND   lint, preview, build, batch or verify   PF_SOURCE   folder or file   PF_DATA   rows
#   PF_OUTPUT    file or folder   PF_FAIL_ON   error, warning or never   PF_MIN_DAYS   of the certificate
#   PF_SARIF, PF_CODEQUALITY, PF_JUNIT   where lint's findings go for other programs   PF_SUMMARY   false: none
#   PASSFORGE_P12, PASSFORGE_KEY_PASSWORD   the identity: base64 of a .p12, and its password
#
# Annotations, step outputs and the summary are written by passforge itself. docs/ci.md tells the whole story.
set -euo pipefail
umask 077

passforge=${PASSFORGE:-passforge}
command=${PF_COMMAND:-}
source=${PF_SOURCE:-.}
secrets=(PASSFORGE_P12 PASSFORGE_IDENTITY PASSFORGE_KEY PASSFORGE_CERTIFICATE PASSFORGE_KEY_PASSWORD PASSFORGE_TOKEN_SECRET)

say() { printf 'passforge: %s\n' "$*" >&2; }
stop() { say "error: $*"; [ "${GITHUB_ACTIONS:-}" != true ] || printf '::error title=passforge::%s\n' "$*" >&2; exit 2; }
without_secrets() { for name in "${secrets[@]}"; do unset "$name"; done; }
# Paths that begin with a dash are paths all the same.
path() { case $1 in -*) printf './%s' "$1" ;; *) printf '%s' "$1" ;; esac; }

[ "${PF_SUMMARY:-true}" != false ] || unset GITHUB_STEP_SUMMARY
source=$(path "$source")
data=()
[ -z "${PF_DATA:-}" ] || data=(--data "$(path "$PF_DATA")")
output=$(path "${PF_OUTPUT:-dist}")

lint() (
  without_secrets
  arguments=(lint "$source" ${data[@]+"${data[@]}"})
  [ ${#data[@]} = 0 ] || [ "$command" = build ] || arguments+=(--all-rows)
  [ "${PF_FAIL_ON:-error}" != warning ] || arguments+=(--strict)
  status=0
  "$passforge" "${arguments[@]}" || status=$?
  # A run for programs says in its file what the one before has told already.
  for form in sarif:"${PF_SARIF:-}" gitlab:"${PF_CODEQUALITY:-}" junit:"${PF_JUNIT:-}"; do
    [ -n "${form#*:}" ] || continue
    "$passforge" "${arguments[@]}" --format "${form%%:*}" >"${form#*:}" 2>/dev/null || [ $? = 1 ] || exit 2
  done
  [ "$status" != 1 ] || [ "${PF_FAIL_ON:-error}" != never ] || status=0
  exit "$status"
)

preview() (
  without_secrets
  mkdir -p "$output"
  "$passforge" preview "$source" ${data[@]+"${data[@]}"} -o "$output/preview.html" --force
)

# What can sign: a .p12 in a variable, or whatever PASSFORGE_IDENTITY or PASSFORGE_CERTIFICATE refer to.
identity() {
  # Asked with :+ so that not even bash -x writes a value into the log.
  if [ -n "${PASSFORGE_P12:+set}" ]; then
    export PASSFORGE_IDENTITY=${PASSFORGE_IDENTITY:-env:PASSFORGE_P12}
  fi
  [ -n "${PASSFORGE_IDENTITY:+set}${PASSFORGE_CERTIFICATE:+set}" ]
}

sign() {
  case ${GITHUB_EVENT_NAME:-} in
    pull_request_target) stop "pull_request_target runs foreign sources beside secrets: use pull_request" ;;
  esac
  if ! identity; then
    # A pull request from a fork gets no secrets. What can be said without them is said.
    case ${GITHUB_EVENT_NAME:-}${CI_PIPELINE_SOURCE:-} in
      pull_request | merge_request_event)
        say "no secrets in this pull request: lint and preview only"
        lint || exit $?
        GITHUB_ACTIONS='' preview || say "no preview: passforge-preview is missing here, or cannot draw this"
        exit 0
        ;;
    esac
  fi
  case ${PASSFORGE_IDENTITY:-} in
    MII* | LS0t* | *BEGIN*) stop "PASSFORGE_IDENTITY holds a key; put that into PASSFORGE_P12" ;;
  esac
  "$passforge" identity check --min-days "${PF_MIN_DAYS:-14}" || exit $?
  if [ "$command" = build ]; then
    case $output in
      *.pkpass) ;;
      *) output=$output/$(basename "$(cd "$source" && pwd)").pkpass ;;
    esac
    mkdir -p "$(dirname "$output")"
    "$passforge" build "$source" ${data[@]+"${data[@]}"} -o "$output" --force
  else
    [ ${#data[@]} != 0 ] || stop "batch needs rows: set the input data"
    mkdir -p "$output"
    "$passforge" batch "$source" "${data[@]}" -o "$output" || exit $?
    # A job that made nothing is one that nobody wanted.
    [ -n "$(find "$output" -name '*.pkpass' -print -quit)" ] || stop "there are no rows, so there are no passes"
  fi
}

case $command in
  lint) lint ;;
  preview) preview ;;
  verify) without_secrets && "$passforge" verify "$source" ;;
  build | batch) sign ;;
  *) stop "the input command is lint, preview, build, batch or verify" ;;
esac
