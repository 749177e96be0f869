# Reports to the portal, by curl or a wget.

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
    printf '{"agent":"4","seq":%s,"version":"%s"%s,"clients":' "$seq" "$version" "$running"
    cat "$work/clients"
    printf ',"results":[%s]}\n' "$results"
  } >"$work/body"
  post
}
