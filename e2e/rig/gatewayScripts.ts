import type { Addresses } from './addresses.ts'

/** Gives the gateway its own /etc, /tmp and /run, which openNDS's helpers write to and share. */
export const privateFolders = `
mount -t tmpfs tmpfs /tmp
chmod 1777 /tmp
cp -a /etc /tmp/etc
mount --bind /tmp/etc /etc
mount -t tmpfs tmpfs /run
mkdir -p /run/tmpfiles.d /run/lock /var/lib/misc
mount -t tmpfs tmpfs /var/lib/misc
mkdir /tmp/rig
touch /etc/dnsmasq.conf
rm -f /etc/resolv.conf
echo 'nameserver 127.0.0.1' >/etc/resolv.conf
`

/** Sets up the gateway's links, forwarding and address translation like a home router's. */
export function routing(at: Addresses) {
  return `
ip link add br-lan type bridge
ip addr add ${at.gatewayLan}/26 dev br-lan
ip addr add ${at.gatewayWan}/26 dev wan0
ip addr add ${at.gatewayUplink}/26 dev up0
for link in br-lan wan0 up0; do ip link set $link up; done
ip route add default via ${at.internet}
echo 1 >/proc/sys/net/ipv4/ip_forward
nft add table ip rig
nft add chain ip rig post '{ type nat hook postrouting priority 100 ; }'
nft add rule ip rig post oifname '{ "wan0", "up0" }' masquerade
`
}

// openNDS creates INPUT and FORWARD at priority -100 and adds to them with iptables-nft, which recent kernels refuse
// unless the priority is 0. The listing is translated back, or openNDS would rename its own chains at each start.
const nftWrapper = `#!/bin/sh
case "$*" in
*'-a list table'*) /tmp/rig/nft "$@" | sed 's/priority filter;/priority -100;/' ;;
*'priority -100'*)
  for word; do
    shift
    set -- "$@" "$(printf %s "$word" | sed 's/priority -100/priority 0/')"
  done
  exec /tmp/rig/nft "$@" ;;
*) exec /tmp/rig/nft "$@" ;;
esac
`

/** Puts a translating script in front of nft for the gateway's processes only. */
export const wrapNft = `
real=$(readlink -f "$(command -v nft)")
cp "$real" /tmp/rig/nft
cat >/tmp/rig/nft-wrapper <<'WRAPPER'
${nftWrapper}WRAPPER
chmod 755 /tmp/rig/nft-wrapper
mount --bind /tmp/rig/nft-wrapper "$real"
`

/** Answers the phones' DHCP and DNS: every name leads to the internet side, except the gateway's and portal's. */
export function dnsmasqConf(at: Addresses, portalName: string) {
  return `user=root
no-resolv
no-hosts
no-ping
bind-interfaces
interface=br-lan
interface=lo
except-interface=wan0
dhcp-authoritative
dhcp-leasefile=/var/lib/misc/dnsmasq.leases
dhcp-range=${at.firstLease},${at.lastLease},255.255.255.192,12h
dhcp-option=option:router,${at.gatewayLan}
dhcp-option=option:dns-server,${at.gatewayLan}
dhcp-option-force=114,http://status.client
address=/#/${at.internet}
address=/status.client/${at.gatewayLan}
address=/${portalName}/${at.host}
log-facility=-
`
}

/** Keeps openNDS running: 9.10 ends now and then, and helpers of the previous run must not remain. */
export const supervise = `
while :; do
  rm -f /tmp/ndsctl.lock /tmp/ndsctl.sock
  pkill -9 -f /usr/lib/opennds/authmon.sh
  for table in filter mangle nat; do /tmp/rig/nft delete table ip $table 2>/dev/null; done
  echo "rig: openNDS starts"
  opennds -f -d 1
  echo "rig: openNDS ended with code $?"
  sleep 1
done
`
