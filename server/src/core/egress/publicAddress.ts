// Which addresses requests to outside services may reach: public ones only.
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Azure's metadata service answers on an address that looks public. */
const ALSO_REFUSED = new Set(['168.63.129.16'])
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is somewhere on the public Internet. IPv4 written as IPv6 is judged as IPv4; addresses that carry
 * another one inside (NAT64, 6to4, Teredo) are refused, since what they reach is decided elsewhere.
 */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[(.*)\]$/, '$1')
  if (!ipaddr.isValid(bare) || bare.includes('%')) return false
  const address = ipaddr.process(bare)
  if (ALSO_REFUSED.has(address.toString())) return false
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_IPV6) : true
}

/** Whether a URL's host is an address rather than a name; names are judged when they are resolved. */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host.replace(/^\[(.*)\]$/, '$1'))
}

/** Whether an address is in one of these CIDR blocks. */
export function isInNetworks(text: string, networks: readonly string[]): boolean {
  const bare = text.replace(/^\[(.*)\]$/, '$1')
  if (!ipaddr.isValid(bare)) return false
  const address = ipaddr.process(bare)
  return networks.some((network) => {
    const [block, bits] = ipaddr.parseCIDR(network)
    return block.kind() === address.kind() && address.match(block, bits)
  })
}

/** Whether an address is one host of a private network: RFC 1918, RFC 4193, or a provider's NAT (RFC 6598). */
export function isPrivateAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false
  return ['private', 'uniqueLocal', 'carrierGradeNat'].includes(ipaddr.process(text).range())
}

/** Whether an address is this machine's. */
export function isOwnAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text).toString()
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  return own.some((one) => ipaddr.process(one.address).toString() === address)
}
