#!/bin/sh
# Portico agent for openNDS: tells the portal who is online on this router and carries out what it asks.
#
# Settings, from the environment or as KEY=value lines in /etc/portico-agent.conf (the environment wins):
#   PORTICO_URL       the portal's address, e.g. https://wifi.example.com
#   PORTICO_NAS_ID    this router's identifier there
#   PORTICO_KEY       this router's key there
#   PORTICO_INTERVAL  seconds between two reports, 1-300, 5 when absent
# Needs ndsctl, and curl or a wget that can set headers. Plain POSIX sh: busybox ash and dash run it.

export LC_ALL=C
umask 077
CONF=${PORTICO_CONF:-/etc/portico-agent.conf}

say() { printf 'portico-agent: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# The file is read as text and never run, so a stray character in it cannot become a command.
read_settings() {
  [ -r "$CONF" ] || return 0
  cr=$(printf '\r')
  while IFS='=' read -r name value || [ -n "$name" ]; do
    value=${value%"$cr"}
    value=${value#[\"\']} value=${value%[\"\']}
    case $name in
      PORTICO_URL) : "${PORTICO_URL:=$value}" ;;
      PORTICO_NAS_ID) : "${PORTICO_NAS_ID:=$value}" ;;
      PORTICO_KEY) : "${PORTICO_KEY:=$value}" ;;
      PORTICO_INTERVAL) : "${PORTICO_INTERVAL:=$value}" ;;
    esac
  done <"$CONF"
}

check_settings() {
  PORTICO_URL=${PORTICO_URL%/}
  case $PORTICO_URL in
    http://*[!A-Za-z0-9:/._~%-]* | https://*[!A-Za-z0-9:/._~%-]*) die "PORTICO_URL holds a wrong character" ;;
    http://?* | https://?*) ;;
    *) die "PORTICO_URL is not set, or does not begin with http:// or https://" ;;
  esac
  only 'A-Za-z0-9._-' 64 "$PORTICO_NAS_ID" || die "PORTICO_NAS_ID is missing or holds a wrong character"
  # One key in 64 begins with a dash; it is part of a header and never a word of its own.
  [ -n "$PORTICO_KEY" ] && only 'A-Za-z0-9._~+/=-' 257 "k$PORTICO_KEY" || die "PORTICO_KEY is missing or holds a wrong character"
  is_number "${PORTICO_INTERVAL:=5}" && [ "$PORTICO_INTERVAL" -ge 1 ] && [ "$PORTICO_INTERVAL" -le 300 ] || die "PORTICO_INTERVAL must be 1 to 300 seconds"
}

# only CHARACTERS LENGTH text: what else may reach a command line. No leading dash, programs take it for an option.
only() {
  case $3 in '' | -* | *[!$1]*) return 1 ;; esac
  [ ${#3} -le "$2" ]
}
is_number() { only '0-9' 9 "$1"; }
is_mac() {
  x='[0-9a-f][0-9a-f]'
  case $1 in $x:$x:$x:$x:$x:$x) ;; *) return 1 ;; esac
}
