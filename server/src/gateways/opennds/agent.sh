#!/bin/sh
# Portico agent for openNDS: tells the portal who is online on this router and carries out what it asks.
#
# Settings, from the environment or as KEY=value lines in /etc/portico-agent.conf (the environment wins):
#   PORTICO_URL       the portal's address, e.g. https://wifi.example.com
#   PORTICO_NAS_ID    this router's identifier there
#   PORTICO_KEY       this router's key there
#   PORTICO_INTERVAL  seconds between two reports, 1-300, 5 when absent
# Needs ndsctl, and curl or a wget that can set headers. Plain POSIX sh: busybox ash and dash run it.

LC_ALL=C
export LC_ALL
umask 077
CONF=${PORTICO_CONF:-/etc/portico-agent.conf}
COMMANDS_A_ROUND=20
ROUNDS_WITHOUT_PAUSE=5

say() { printf 'portico-agent: %s\n' "$*" >&2; }

die() {
  say "$*"
  exit 1
}

# --- settings ---------------------------------------------------------------------------------------------------------

# Read as text and never run, so a stray character in the file cannot become a command.
read_settings() {
  [ -r "$CONF" ] || return 0
  cr=$(printf '\r')
  while IFS='=' read -r name value || [ -n "$name" ]; do
    value=${value%"$cr"}
    value=${value#[\"\']}
    value=${value%[\"\']}
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
  '') die "PORTICO_URL is not set, neither in the environment nor in $CONF" ;;
  *[!A-Za-z0-9:/._~%-]*) die "PORTICO_URL holds a character an address cannot have" ;;
  http://?* | https://?*) ;;
  *) die "PORTICO_URL must begin with http:// or https://" ;;
  esac
  case $PORTICO_NAS_ID in
  '' | *[!A-Za-z0-9._-]*) die "PORTICO_NAS_ID must be letters, digits, dots, dashes, underscores" ;;
  esac
  case $PORTICO_KEY in
  '' | *[!A-Za-z0-9._~+/=-]*) die "PORTICO_KEY is missing or holds a character a key cannot have" ;;
  esac
  is_interval "${PORTICO_INTERVAL:=5}" || die "PORTICO_INTERVAL must be 1 to 300 seconds"
  interval=$PORTICO_INTERVAL
}

# --- what may reach a command line ------------------------------------------------------------------------------------

is_number() {
  case $1 in
  '' | *[!0-9]* | ??????????*) return 1 ;;
  esac
}

is_interval() {
  is_number "$1" && [ "$1" -ge 1 ] && [ "$1" -le 300 ]
}

is_id() {
  case $1 in
  '' | *[!A-Za-z0-9_-]*) return 1 ;;
  esac
  [ ${#1} -le 64 ]
}

is_mac() {
  x='[0-9A-Fa-f]'
  case $1 in
  $x$x:$x$x:$x$x:$x$x:$x$x:$x$x) ;;
  *) return 1 ;;
  esac
}

# ndsctl would take a leading dash for an option.
is_custom() {
  case $1 in
  '' | -* | *[!A-Za-z0-9+/=%._-]*) return 1 ;;
  esac
  [ ${#1} -le 256 ]
}

# --- one instance -----------------------------------------------------------------------------------------------------

take_lock() {
  base=/var/run
  [ -w "$base" ] || base=/tmp
  work=${PORTICO_RUN_DIR:-$base}/portico-agent.lock
  tries=0
  until mkdir "$work" 2>/dev/null; do
    holder=$(cat "$work/pid" 2>/dev/null)
    # A start just now may have made the folder and not yet written its number.
    [ -n "$holder" ] || sleep 1
    holder=$(cat "$work/pid" 2>/dev/null)
    if is_number "$holder" && tr '\0' ' ' <"/proc/$holder/cmdline" 2>/dev/null | grep -q "${0##*/}"; then
      say "already running as process $holder"
      exit 0
    fi
    tries=$((tries + 1))
    [ "$tries" -le 3 ] || die "cannot make the folder $work"
    # What a killed agent left behind. Renamed first, so that of two starts only one removes it.
    mv "$work" "$work.$$" 2>/dev/null && rm -rf "$work.$$"
  done
  echo $$ >"$work/pid"
}

leave() {
  trap - EXIT INT TERM HUP
  [ -n "$sleeper" ] && kill "$sleeper" 2>/dev/null
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

# --- ndsctl -----------------------------------------------------------------------------------------------------------

# Old busybox wants `timeout -t SECONDS`; some routers have none at all.
find_timeout() {
  if timeout 5 true 2>/dev/null; then
    limit=plain
  elif timeout -t 5 true 2>/dev/null; then
    limit=busybox
  else
    limit=none
  fi
}

# bounded SECONDS command...: ends with the command's code, or an unlike one when it was cut short.
bounded() {
  seconds=$1
  shift
  case $limit in
  plain) timeout "$seconds" "$@" ;;
  busybox) timeout -t "$seconds" "$@" ;;
  none)
    "$@" &
    bounded_pid=$!
    (
      sleep "$seconds"
      kill -9 "$bounded_pid"
    ) >/dev/null 2>&1 &
    guard=$!
    wait "$bounded_pid"
    bounded_code=$?
    kill "$guard" 2>/dev/null
    return "$bounded_code"
    ;;
  esac
}

# nds SECONDS arguments...: 4 is "another ndsctl is running", which openNDS's own scripts do all the time.
nds() {
  nds_seconds=$1
  shift
  for attempt in 1 2 3 4 5; do
    bounded "$nds_seconds" ndsctl "$@" 2>/dev/null </dev/null
    nds_code=$?
    [ "$nds_code" -eq 4 ] || return "$nds_code"
    pause 1
  done
  return 4
}

# openNDS prints the text a guest's browser sent as `custom` unescaped, so a guest could write into this list: entries
# of other guests, or what makes it no JSON at all. Passes a list (mode=list) or one entry (mode=one) of exactly the
# form openNDS prints, in one line; anything else ends with code 1.
strict_json() {
  awk -v mode="$1" '
    function bad() { failed = 1; exit 1 }
    BEGIN {
      h = "[0-9a-f][0-9a-f]"
      mac = h ":" h ":" h ":" h ":" h ":" h
      state = "start"
      depth = mode == "one" ? "fields" : "head"
    }
    { sub(/^ +/, ""); sub(/\r$/, "") }
    $0 == "" { next }
    state == "start" { if ($0 != "{") bad(); state = depth; next }
    state == "head" && /^"client_list_length":"[0-9]+",$/ { expected = $0; gsub(/[^0-9]/, "", expected); next }
    state == "head" && $0 == "\"clients\":{" { state = "clients"; next }
    state == "clients" && $0 ~ ("^\"" mac "\":{$") {
      name = substr($0, 2, 17)
      if (name in seen) bad()
      seen[name] = 1
      out = out (count++ ? "," : "") "\"" name "\":{"
      split("", had); fields = 0; state = "fields"; next
    }
    state == "clients" && /^},?$/ { state = "after"; next }
    state == "fields" && /^},?$/ {
      if (mode == "one") { state = "end"; next }
      if (had["mac"] != name) bad()
      out = out "}"; state = "clients"; next
    }
    state == "fields" {
      if ($0 !~ /^"[a-z0-9_]+":"[^"\\]*",?$/ || $0 ~ /[^ -~]/) bad()
      sub(/,$/, "")
      key = $0; sub(/^"/, "", key); sub(/".*$/, "", key)
      value = substr($0, length(key) + 5, length($0) - length(key) - 5)
      if (key in had) bad()
      if (key == "custom" && value !~ /^[A-Za-z0-9+\/=%._-]*$/) bad()
      had[key] = value
      out = out (fields++ ? "," : "") $0
      next
    }
    state == "after" && /^("trusted":\[|"[0-9a-f:]+",?|\],?)$/ { next }
    state == "after" && $0 == "}" { state = "end"; next }
    { bad() }
    END {
      if (failed || state != "end") exit 1
      if (mode == "one") { if (fields) print "\"" had["mac"] "\":{" out "}" }
      else if (count + 0 != expected + 0) exit 1
      else print "{\"client_list_length\":\"" count + 0 "\",\"clients\":{" out "}}"
    }'
}

# When the list is not as it should be, asks for each guest alone, and cuts off the one whose entry is tampered with.
one_by_one() {
  nds 10 status | sed -n 's/^.* MAC: \([0-9a-f:]*\)$/\1/p' >"$work/macs" || return 1
  count=0
  entries=
  while read -r mac; do
    is_mac "$mac" || continue
    nds 10 json "$mac" >"$work/one" || return 1
    if entry=$(strict_json one <"$work/one"); then
      [ -n "$entry" ] || continue
      entries=$entries${entries:+,}$entry
      count=$((count + 1))
    else
      say "guest $mac tampered with the sign-in link and is cut off"
      nds 20 deauth "$mac" >/dev/null
    fi
  done <"$work/macs"
  printf '{"client_list_length":"%s","clients":{%s}}\n' "$count" "$entries"
}

# Who is online, as one line of JSON; null when openNDS does not say.
clients() {
  if nds 10 json >"$work/json" && [ -s "$work/json" ]; then
    strict_json list <"$work/json" || one_by_one || echo null
  else
    echo null
  fi
}

# --- reporting --------------------------------------------------------------------------------------------------------

find_version() {
  version=$(bounded 5 opennds -v 2>/dev/null | sed -n 's/.*version \([0-9A-Za-z.-]*\).*/\1/p' | head -n 1)
}

find_http() {
  if command -v curl >/dev/null 2>&1; then
    http=curl
    printf 'header = "Authorization: Bearer %s"\n' "$PORTICO_KEY" >"$work/curl"
  elif ! command -v wget >/dev/null 2>&1; then
    die "neither curl nor wget is installed"
  else
    help=$(wget --help 2>&1)
    case $help in
    *header*) ;;
    *) die "this wget cannot set headers; install curl" ;;
    esac
    case $help in
    *max-redirect*) http=gnuwget ;;
    *post-file*) http=wget ;;
    *) http=wgetdata ;;
    esac
  fi
}

# Sends $work/body and leaves the answer in $work/answer. The limits leave room for a portal that answers late on purpose.
post() {
  target=$PORTICO_URL/agent/$PORTICO_NAS_ID
  : >"$work/answer"
  case $http in
  curl)
    status=$(curl -sS -K "$work/curl" -H 'Content-Type: application/json' -H 'Expect:' --connect-timeout 10 -m 40 \
      --data-binary "@$work/body" -o "$work/answer" -w '%{http_code}' "$target" 2>"$work/why")
    case $status in
    2??) return 0 ;;
    000 | '') why=$(head -n 1 "$work/why") ;;
    401 | 403) why="the portal refuses the key or the identifier (HTTP $status)" ;;
    *) why="the portal answers HTTP $status" ;;
    esac
    return 1
    ;;
  gnuwget) set -- -t 1 --max-redirect=0 "--post-file=$work/body" ;;
  wget) set -- --post-file "$work/body" ;;
  wgetdata) set -- "--post-data=$(cat "$work/body")" ;;
  esac
  bounded 40 wget -q -O "$work/answer" --header "Authorization: Bearer $PORTICO_KEY" \
    --header 'Content-Type: application/json' "$@" "$target" 2>"$work/why" && return 0
  why=$(head -n 1 "$work/why")
  why=${why:-wget could not reach $target}
  return 1
}

report() {
  read -r up rest </proc/uptime
  seq=$((seq + 1))
  {
    printf '{"agent":"1","seq":%s,"uptime":%s,"version":"%s","clients":' "$seq" "${up%%.*}" "$version"
    clients
    printf ',"results":[%s]}\n' "$results"
  } >"$work/body"
  post
}

# --- commands ---------------------------------------------------------------------------------------------------------

# done_with ID true|false words...: only characters that need no escaping in JSON get through.
done_with() {
  result_id=$1
  result_ok=$2
  shift 2
  words=$(printf '%s' "$*" | tr '\n' ' ' | tr -cd 'A-Za-z0-9 .,:;/()=+_-' | cut -c 1-160)
  results=$results${results:+,}"{\"id\":\"$result_id\",\"ok\":$result_ok,\"detail\":\"$words\"}"
  ran=$((ran + 1))
}

# carry_out ID ndsctl-arguments...: 20 s, as openNDS at FAS level 3 tells the portal before it answers.
carry_out() {
  command_id=$1
  shift
  if ! command -v ndsctl >/dev/null 2>&1; then
    done_with "$command_id" false 'ndsctl is not installed'
    return
  fi
  words=$(nds 20 "$@")
  code=$?
  case $code in
  0) done_with "$command_id" true "$words" ;;
  4) done_with "$command_id" false 'ndsctl is busy' ;;
  124 | 137 | 143) done_with "$command_id" false 'ndsctl did not answer in time' ;;
  *) done_with "$command_id" false "${words:-ndsctl ended with code $code}" ;;
  esac
}

# Anything that is not one of the three commands, to the letter, is passed over.
obey() {
  ran=0
  results=
  # A file, not a pipe: behind a pipe the loop would be another process and its results lost.
  head -c 16384 "$work/answer" | tr -d '\r' | head -n "$COMMANDS_A_ROUND" >"$work/commands"
  while read -r verb id a b c d e f g more || [ -n "$verb" ]; do
    case $verb in
    interval)
      is_interval "$id" && [ -z "$a" ] && interval=$id
      ;;
    deauth)
      is_id "$id" && is_mac "$a" && [ -z "$b" ] || continue
      carry_out "$id" deauth "$(lower "$a")"
      ;;
    auth)
      is_id "$id" && is_mac "$a" && is_custom "$g" && [ -z "$more" ] || continue
      is_number "$b" && is_number "$c" && is_number "$d" && is_number "$e" && is_number "$f" || continue
      carry_out "$id" auth "$(lower "$a")" "$b" "$c" "$d" "$e" "$f" "$g"
      ;;
    esac
  done <"$work/commands"
}

lower() { printf '%s' "$1" | tr 'A-F' 'a-f'; }

# --- the loop ---------------------------------------------------------------------------------------------------------

read_settings
check_settings
take_lock
trap 'leave 0' INT TERM HUP
trap 'leave $?' EXIT
find_timeout
find_http
find_version
seq=0
results=
sleeper=
wait_for=$interval
rounds=0
lost=
while :; do
  if report; then
    [ -n "$lost" ] && say "the portal answers again"
    lost=
    [ -n "$version" ] || find_version
    obey
    wait_for=$interval
    if [ "$ran" -gt 0 ] && [ "$rounds" -lt "$ROUNDS_WITHOUT_PAUSE" ]; then
      rounds=$((rounds + 1))
      continue
    fi
    rounds=0
  else
    [ "$why" = "$lost" ] || say "$why; trying again"
    lost=$why
    wait_for=$((wait_for * 2))
    [ "$wait_for" -le 60 ] || wait_for=60
  fi
  pause "$wait_for"
done
