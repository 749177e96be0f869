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

# One instance: making a folder is the one thing every shell does as a whole or not at all.
take_lock() {
  base=/var/run
  [ -w "$base" ] || base=/tmp
  work=${PORTICO_RUN_DIR:-$base}/portico-agent.lock
  tries=0
  until mkdir "$work" 2>/dev/null; do
    # A start just now may have made the folder and not yet written its number.
    [ -s "$work/pid" ] || sleep 1
    holder=$(cat "$work/pid" 2>/dev/null)
    if is_number "$holder" && tr '\0' ' ' <"/proc/$holder/cmdline" 2>/dev/null | grep -qF "${0##*/}"; then
      say "already running as process $holder"
      exit 0
    fi
    [ "$((tries += 1))" -le 3 ] || die "cannot make the folder $work"
    # Left behind by a killed agent. Renamed first, so that of two starts only one removes it.
    mv "$work" "$work.$$" 2>/dev/null && rm -rf "$work.$$"
  done
  echo $$ >"$work/pid"
}
leave() {
  trap - EXIT INT TERM HUP
  [ -n "$sleeper" ] && kill -9 "$sleeper" 2>/dev/null
  rm -rf "$work"
  exit "$1"
}
# In the background, because a shell hears a signal only when what it waits for has ended.
pause() {
  sleep "$1" &
  sleeper=$!
  wait "$sleeper"
  sleeper=
}

# nds SECONDS arguments...: leaves the words in $work/said. 4 is "another ndsctl is running", which openNDS's own
# scripts do all the time; 124 that it did not answer yet. It is then left alone, and nothing else is asked until it has:
# two ndsctl killed while they wait put openNDS 9.10 out of step with all that follow, until it is restarted.
nds() {
  seconds=$1
  shift
  for attempt in 1 2 3 4 5; do
    [ -z "$unanswered" ] || [ -e "$work/code" ] || return 124
    unanswered=yes
    rm -f "$work/code"
    : >"$work/waiting"
    sleep "$seconds" &
    sleeper=$!
    (
      ndsctl "$@" >"$work/said" </dev/null
      echo $? >"$work/code.new"
      mv "$work/code.new" "$work/code"
      [ -e "$work/waiting" ] && kill -9 "$sleeper"
    ) 2>/dev/null &
    wait "$sleeper" 2>/dev/null
    sleeper=
    rm -f "$work/waiting"
    [ -e "$work/code" ] || return 124
    unanswered=
    read -r code <"$work/code"
    [ "$code" -eq 4 ] || return "$code"
    pause 1
  done
  return 4
}

# openNDS prints `custom` as the guest's browser sent it, unescaped: a guest could write entries of others into this
# list, or make it no JSON at all. Passes only what openNDS itself prints, as one line; else ends with code 3 when it
# went wrong from the first custom on, 1 when before.
strict_json() {
  awk '
    function bad() { broken = 1; exit }
    BEGIN { h = "[0-9a-f][0-9a-f]"; mac = h ":" h ":" h ":" h ":" h ":" h; state = "start" }
    { sub(/^ +/, "") }
    /^"custom":/ { late = 1 }
    $0 == "" { next }
    state == "start" && $0 == "{" { state = "head"; next }
    state == "head" && /^"client_list_length":"[0-9]+",$/ { wanted = $0; gsub(/[^0-9]/, "", wanted); next }
    state == "head" && $0 == "\"clients\":{" { state = "clients"; next }
    state == "clients" && /^},?$/ { state = "after"; next }
    state == "clients" && $0 ~ "^\"" mac "\":[{]$" {
      name = substr($0, 2, 17)
      if (name in seen) bad()
      out = out (count++ ? "," : "") $0
      seen[name] = 1; split("", had); fields = 0; state = "fields"; next
    }
    state == "fields" && /^},?$/ { if (had["mac"] != name) bad(); out = out "}"; state = "clients"; next }
    state == "fields" && /^"[a-z0-9_]+":"[^"\\]*",?$/ && !/[^ -~]/ {
      sub(/,$/, ""); split($0, part, "\"")
      if (part[2] in had) bad()
      if (part[2] == "custom" && part[4] !~ /^[A-Za-z0-9+\/=%._-]*$/) bad()
      had[part[2]] = part[4]; out = out (fields++ ? "," : "") $0; next
    }
    state == "after" && /^("trusted_list_length":"[0-9]+",|"trusted":\[|"[0-9a-f:]+",?|\],?)$/ { next }
    state == "after" && $0 == "}" { state = "end"; next }
    { bad() }
    END {
      if (broken || state != "end" || count + 0 != wanted + 0) exit late ? 3 : 1
      print "{\"client_list_length\":\"" count + 0 "\",\"clients\":{" out "}}"
    }'
}

# When the list is not as it should be: asks for each guest alone and cuts off the one whose entry is tampered with.
one_by_one() {
  nds 10 status || return 1
  sed -n 's/^.* MAC: \([0-9a-f:]*\)$/\1/p' "$work/said" >"$work/macs"
  count=0 entries=
  while read -r mac; do
    is_mac "$mac" && nds 10 json "$mac" || return 1
    # The guest may have left since; then the answer is {}.
    grep -q '"mac"' "$work/said" || continue
    printf '{\n"client_list_length":"1",\n"clients":{\n"%s":%s\n}\n}\n' "$mac" "$(cat "$work/said")" >"$work/list"
    entry=$(strict_json <"$work/list")
    case $? in
      0) entry=${entry#*'"clients":{'} count=$((count + 1)) ;;
      3) say "guest $mac tampered with the sign-in link and is cut off"; nds 20 deauth "$mac"; continue ;;
      *) return 1 ;;
    esac
    entries=$entries${entries:+,}${entry%??}
  done <"$work/macs"
  [ -s "$work/macs" ] && printf '{"client_list_length":"%s","clients":{%s}}\n' "$count" "$entries"
}

# Without openNDS its firewall rules are gone, and the Wi-Fi is open to everybody.
is_running() {
  for file in /proc/[0-9]*/comm; do
    read -r name <"$file" && [ "$name" = opennds ] && return 0
  done 2>/dev/null
  return 1
}

# Who is online, as one line of JSON; null when openNDS does not say.
clients() {
  nds 10 json && [ -s "$work/said" ] && { strict_json <"$work/said" || one_by_one; } || echo null
}

find_http() {
  if command -v curl >/dev/null 2>&1; then
    http=curl
    # In a file, so that a list of processes does not show the key.
    printf 'header = "Authorization: Bearer %s"\n' "$PORTICO_KEY" >"$work/curl"
    return
  fi
  case $(wget --help 2>&1) in
    *header*max-redirect* | *max-redirect*header*) http=gnuwget ;;
    *header*post-file* | *post-file*header*) http=wget ;;
    *) die "there is no curl, and no wget that can send a report; install curl" ;;
  esac
}

# Sends $work/body, leaves the answer in $work/answer. 40 s: the portal may hold its answer back until it has a command.
post() {
  target=$PORTICO_URL/agent/$PORTICO_NAS_ID
  type='Content-Type: application/json'
  : >"$work/answer"
  case $http in
    curl)
      status=$(curl -sS -K "$work/curl" -H "$type" -H 'Expect:' --connect-timeout 10 -m 40 \
        --data-binary "@$work/body" -o "$work/answer" -w '%{http_code}' "$target" 2>"$work/why")
      case $status in 2??) return 0 ;; 000 | '') ;; *) echo "HTTP $status" >"$work/why" ;; esac
      return 1
      ;;
    gnuwget) set -- -nv -t 1 --max-redirect=0 "--post-file=$work/body" ;;
    wget) set -- -q --post-file "$work/body" ;;
  esac
  $bound wget "$@" -O "$work/answer" --header "Authorization: Bearer $PORTICO_KEY" --header "$type" "$target" \
    2>"$work/why"
}

report() {
  seq=$((seq + 1))
  [ -n "$version" ] || version=$(opennds -v 2>/dev/null | sed -n '1s/.*version \([0-9A-Za-z.-]*\).*/\1/p')
  clients >"$work/clients"
  running=
  # Looked for only when it does not answer: reading every process takes a router a while.
  if [ "$(head -c 4 "$work/clients")" = null ]; then
    if is_running; then running=',"running":true'; else running=',"running":false'; fi
  fi
  {
    printf '{"agent":"3","seq":%s,"version":"%s"%s,"clients":' "$seq" "$version" "$running"
    cat "$work/clients"
    printf ',"results":[%s]}\n' "$results"
  } >"$work/body"
  post
}

# carry_out ID ndsctl-arguments...: 20 s, as openNDS at FAS level 3 tells the portal before it answers.
carry_out() {
  command_id=$1 ok=false
  shift
  nds 20 "$@"
  case $? in
    0) ok=true words=$(cat "$work/said") ;;
    4 | 124) words='openNDS does not answer' ;;
    127) words='ndsctl is not installed' ;;
    *) words=$(cat "$work/said") ;;
  esac
  tell "$command_id" "$ok" "$words"
}
# renew ID mac limits...: openNDS cannot change a client that is in, so it goes out and in again, within a second. Not
# where openNDS takes in only those who come by a browser: such a guest would have to sign in anew.
renew() {
  if ! nds 10 status; then
    refusal='openNDS does not answer yet'
  elif ! grep -q '^Preemptive Authentication is Enabled' "$work/said"; then
    refusal='allow_preemptive_authentication is not set'
  elif ! nds 20 deauth "$2"; then
    refusal='not deauthenticated'
  else
    carry_out "$1" auth "$2" "$3" "$4" "$5" "$6" "$7" "$8"
    return
  fi
  tell "$1" false "$refusal"
}
# tell ID true|false words: only characters that need no escaping in JSON.
tell() {
  words=$(printf '%s' "$3" | tr '\n' ' ' | tr -cd 'A-Za-z0-9 .,:;/()=+_-' | cut -c 1-160)
  results=$results${results:+,}"{\"id\":\"$1\",\"ok\":$2,\"detail\":\"$words\"}"
}

# Passes over anything that is not one of the three commands, to the letter.
obey() {
  results=
  # A file, not a pipe: behind a pipe the loop would be another process and its results lost.
  dd if="$work/answer" bs=16384 count=1 2>/dev/null | tr -d '\r' | head -n 20 >"$work/commands"
  while read -r verb id mac a b c d e custom more || [ -n "$verb" ]; do
    only 'A-Za-z0-9_-' 64 "$id" && is_mac "$mac" || continue
    case $verb in
      deauth) [ -z "$a" ] && carry_out "$id" deauth "$mac" ;;
      auth | renew)
        is_number "$a" && is_number "$b" && is_number "$c" && is_number "$d" && is_number "$e" || continue
        only 'A-Za-z0-9+/=%._-' 256 "$custom" && [ -z "$more" ] || continue
        set -- "$id" "$mac" "$a" "$b" "$c" "$d" "$e" "$custom"
        if [ "$verb" = renew ]; then renew "$@"; else shift; carry_out "$id" auth "$@"; fi
        ;;
    esac
  done <"$work/commands"
}

read_settings
check_settings
take_lock
wait_for=$PORTICO_INTERVAL seq=0 lost= version= results= unanswered= sleeper=
trap 'leave 0' INT TERM HUP
trap 'leave $?' EXIT
bound= && timeout 5 true 2>/dev/null && bound='timeout 40'
find_http
while :; do
  if report; then
    [ -z "$lost" ] || say "the portal answers again"
    lost=
    obey
    # What came of the commands is told soon, yet a portal that never stops asking does not get the whole router.
    wait_for=$PORTICO_INTERVAL
    [ -z "$results" ] || wait_for=1
  else
    why="no report to $PORTICO_URL: $(tail -n 1 "$work/why" | cut -c 1-200)"
    [ "$why" = "$lost" ] || say "$why"
    lost=$why
    [ "$((wait_for *= 2))" -le 60 ] || wait_for=60
  fi
  pause "$wait_for"
done
