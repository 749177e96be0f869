import { spawnSync } from 'node:child_process'

export type RigAnswer = { ok: true } | { ok: false; reason: string }

/** The Debian package of each program that the rig calls. */
const tools: Record<string, string> = {
  unshare: 'util-linux',
  nsenter: 'util-linux',
  ip: 'iproute2',
  nft: 'nftables',
  iptables: 'iptables',
  dnsmasq: 'dnsmasq-base',
  udhcpc: 'udhcpc',
  curl: 'curl',
  pgrep: 'procps',
  opennds: 'opennds-daemon',
  ndsctl: 'opennds-daemon',
}
const encryptingTools = { php: 'php-cli', openssl: 'openssl' }

// Everything the rig needs from the kernel, in namespaces that vanish when the line ends.
const attempt = `mount -t tmpfs tmpfs /tmp && ip link add br-lan type bridge && ip link add wan0 type veth peer name up0 &&
echo 1 >/proc/sys/net/ipv4/ip_forward && nft add table ip rig && iptables -t mangle -A FORWARD -m mark --mark 0x1 -j ACCEPT`

/** Whether openNDS can run in network namespaces here; the reason names what is missing. */
export function canRunRig(level: 1 | 2 | 3 = 1): RigAnswer {
  if (process.platform !== 'linux') return no('network namespaces exist on Linux only')
  if (process.getuid?.() !== 0) return no('making network namespaces needs root')
  const wanted = Object.entries(level !== 1 ? { ...tools, ...encryptingTools } : tools)
  const missing = wanted.filter(([tool]) => !has(tool))
  if (missing.length) {
    const packages = [...new Set(missing.map(([, name]) => name))].join(' ')
    return no(`${missing.map(([tool]) => tool).join(', ')} not found (Debian: apt-get install ${packages})`)
  }
  const inside = ['-m', '-n', '-p', '-f', '--kill-child', '--propagation', 'private']
  const tried = spawnSync('unshare', [...inside, 'sh', '-c', attempt], { timeout: 10_000, encoding: 'utf8' })
  if (tried.status === 0) return { ok: true }
  return no(`this machine does not allow network namespaces: ${(tried.stderr ?? '').trim() || tried.error?.message}`)
}

function has(tool: string) {
  return spawnSync('sh', ['-c', `command -v ${tool}`], { timeout: 5000 }).status === 0
}

function no(reason: string): RigAnswer {
  return { ok: false, reason }
}
