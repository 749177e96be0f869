# Who is online, as openNDS lists it.

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
