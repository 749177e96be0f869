// Who sent a packet: the gateway whose secret fits. Anything else gets no answer and is counted.
import { Code, type Packet } from '@portico/radius/packet.ts'
import { bytes, text } from '@portico/radius/attributes.ts'
import { verifyAccountingRequest, verifyMessageAuthenticator } from '@portico/radius/authenticator.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import { renewed } from '../rotation.ts'

/** Why a packet was dropped. */
export type Drop = 'malformed' | 'unknown-gateway' | 'wrong-secret' | 'no-message-authenticator'

/** Enough for venues that share a name; more would be somebody making us compute. */
const CANDIDATES = 16

/** The gateway that proved itself, or why none did. The address only sorts: behind NAT many share one. */
export function findClient(registry: Registry, packet: Packet, address: string): KnownGateway | Drop {
  const nasId = text(packet, Attr.NasIdentifier)
  const byName = nasId === undefined ? [] : registry.byNasId(nasId)
  const candidates = byName.length > 0 ? byName : registry.byAddress(address)
  if (candidates.length === 0) return 'unknown-gateway'
  let reason: Drop = 'wrong-secret'
  for (const gateway of preferAddress(registry, candidates, address).slice(0, CANDIDATES)) {
    const verdict = prove(gateway, packet)
    if (verdict === 'proven') return gateway
    const next = renewed(gateway)
    if (next && prove(next, packet) === 'proven') return next
    reason = verdict
  }
  return reason
}

function preferAddress(
  registry: Registry,
  candidates: readonly KnownGateway[],
  address: string,
): readonly KnownGateway[] {
  if (candidates.length === 1) return candidates
  return candidates.toSorted(
    (a, b) => Number(registry.addressOf(b) === address) - Number(registry.addressOf(a) === address),
  )
}

function prove(gateway: KnownGateway, packet: Packet): 'proven' | Drop {
  if (packet.code === Code.AccountingRequest)
    return verifyAccountingRequest(packet, gateway.radiusSecret) ? 'proven' : 'wrong-secret'
  const verdict = verifyMessageAuthenticator(packet, gateway.radiusSecret)
  if (verdict !== 'absent') return verdict === 'valid' ? 'proven' : 'wrong-secret'
  // BlastRADIUS (CVE-2024-3596): without it an Access-Request proves nothing. An owner may accept that for an
  // old box, but never together with Proxy-State, which the attack needs.
  const isLegacy = gateway.configuration.messageAuthenticator === 'legacy' && packet.code === Code.AccessRequest
  return isLegacy && !bytes(packet, Attr.ProxyState) ? 'proven' : 'no-message-authenticator'
}
