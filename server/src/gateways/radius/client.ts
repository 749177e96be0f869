// Identifies the sender of a packet: the gateway whose secret fits. Other packets are counted and get no answer.
import { Code, type Packet } from '@portico/radius/packet.ts'
import { bytes } from '@portico/radius/attributes.ts'
import { verifyAccountingRequest, verifyMessageAuthenticator } from '@portico/radius/authenticator.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import { withNextSecrets } from '../rotation.ts'
import { readGatewayName } from './readGatewayName.ts'

/** Why a packet was dropped. */
export type Drop = 'malformed' | 'unknown-gateway' | 'wrong-secret' | 'no-message-authenticator'

/** Enough for venues that share a name; more would let an attacker burn our CPU. */
const CANDIDATES = 16
/** Under a flood: one gateway seen from that address, or the oldest of that name, and one more in rotation. */
const FEW_CANDIDATES = 2
const WINDOW_MS = 100
const CALM_FAILURES = 200

export type Clients = { find(packet: Packet, address: string): KnownGateway | Drop }

/**
 * Finds the gateway that proved itself, or why none did. The address only sorts: behind NAT many share one. Proofs are what
 * a stranger can make us compute, so in a flood of wrong ones only the likeliest gateways are tried.
 */
export function makeClients(registry: Registry, nowMs: () => number): Clients {
  let [windowFrom, failures] = [-Infinity, 0]
  const most = () => {
    const now = nowMs()
    if (now - windowFrom >= WINDOW_MS) [windowFrom, failures] = [now, 0]
    return failures < CALM_FAILURES ? CANDIDATES : FEW_CANDIDATES
  }
  const choose = takeTurns(most)

  return {
    find(packet, address) {
      const nasId = readGatewayName(packet, registry)
      const byName = nasId === undefined ? [] : registry.byNasId(nasId)
      const candidates =
        byName.length > 0
          ? likeliest(registry, byName, address, choose)
          : choose(registry.byAddress(address, CANDIDATES * 4), [])
      if (candidates.length === 0) return 'unknown-gateway'
      let reason: Drop = 'wrong-secret'
      for (const gateway of candidates) {
        const verdict = prove(gateway, packet)
        if (verdict === 'proven') return gateway
        const next = withNextSecrets(gateway)
        if (next && prove(next, packet) === 'proven') return next
        reason = verdict
        failures++
      }
      return reason
    },
  }
}

/** Gateways seen from that address come first. */
function likeliest(
  registry: Registry,
  named: readonly KnownGateway[],
  address: string,
  choose: Choose,
): readonly KnownGateway[] {
  if (named.length === 1) return named
  // A name that hundreds of venues use: the few at that address are found without asking each.
  const near = named.length > CANDIDATES * 4 ? registry.byAddress(address, CANDIDATES * 4) : named
  const here = near.filter((one) => one.nasId === named[0]!.nasId && registry.addressOf(one) === address)
  return choose(named, here)
}

type Choose = (named: readonly KnownGateway[], first: readonly KnownGateway[]) => readonly KnownGateway[]

/**
 * Picks a few of many: half of them fixed, in order of priority, the rest in rotation. A gateway behind many others is
 * thus found within a few packets, and afterwards by its address.
 */
function takeTurns(most: () => number): Choose {
  let turn = 0
  return (named, first) => {
    const limit = most()
    if (named.length <= limit) return first.length === 0 ? named : [...new Set([...first, ...named])]
    const chosen = new Set([...first, ...named.slice(0, limit)].slice(0, limit / 2))
    for (let n = 0; n < limit && chosen.size < limit; n++) chosen.add(named[turn++ % named.length]!)
    return [...chosen]
  }
}

function prove(gateway: KnownGateway, packet: Packet): 'proven' | Drop {
  if (packet.code === Code.AccountingRequest)
    return verifyAccountingRequest(packet, gateway.radiusSecret) ? 'proven' : 'wrong-secret'
  const verdict = verifyMessageAuthenticator(packet, gateway.radiusSecret)
  if (verdict !== 'absent') return verdict === 'valid' ? 'proven' : 'wrong-secret'
  // BlastRADIUS (CVE-2024-3596): without it an Access-Request proves nothing. An owner may accept that for an
  // old box, but never together with Proxy-State, which the attack needs, nor with EAP (RFC 3579 §3.1).
  const isLegacy = gateway.configuration.messageAuthenticator === 'legacy' && packet.code === Code.AccessRequest
  const isOdd = bytes(packet, Attr.ProxyState) || bytes(packet, Attr.EapMessage)
  return isLegacy && !isOdd ? 'proven' : 'no-message-authenticator'
}
