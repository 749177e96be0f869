# One agent at a time, and ndsctl, which takes one question at a time.

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
