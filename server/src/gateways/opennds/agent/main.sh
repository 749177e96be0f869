read_settings
check_settings
take_lock
wait_for=$PORTICO_INTERVAL seq=0 lost= version= results= unanswered= sleeper= preemptive=
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
