# Orders of the portal, and what came of each.

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
# Whether openNDS takes in clients that come by no browser. Asked once in each run of openNDS: to answer, it reads the
# routes, and 9.10 ends when that fails, as it did while a guest arrived.
is_preemptive() {
  [ "$(cat "$preemptive" 2>/dev/null)" = opennds ] && return
  preemptive= refusal='openNDS does not answer yet'
  nds 10 status && [ -s "$work/said" ] || return
  refusal='allow_preemptive_authentication is not set'
  grep -q '^Preemptive Authentication is Enabled' "$work/said" || return
  is_running && preemptive=$file
  return 0
}
# renew ID mac limits...: openNDS cannot change a client that is in, so it goes out and in again, within a second. Not
# where openNDS takes in only those who come by a browser: such a guest would have to sign in again.
renew() {
  if is_preemptive; then
    refusal='not deauthenticated'
    if nds 20 deauth "$2"; then
      carry_out "$1" auth "$2" "$3" "$4" "$5" "$6" "$7" "$8"
      return
    fi
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
