// Devices without a browser, admitted beside a guest: by an order to the gateway, or when the gateway asks.
import { speaksRadius } from '@portico/contract/gateways/fields.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { AuthorisationRequest } from './adapters/adapter.ts'
import { adapterOf } from './adapters/index.ts'
import { claimGrant } from './grants.ts'
import type { KnownGateway } from './registry.ts'

/** How such a device comes in: by our order, by its address over RADIUS, or not at all through this gateway. */
export function waysIn(gateway: KnownGateway): 'order' | 'address' | undefined {
  if (adapterOf(gateway).admit) return 'order'
  return speaksRadius(gateway) ? 'address' : undefined
}

/** Admits a device by its grant, as soon as the gateway carries it out or asks. */
export async function admit(
  services: Services,
  tx: Tx,
  of: Pick<AuthorisationRequest, 'gateway' | 'arrival' | 'grant'>,
): Promise<void> {
  const adapter = adapterOf(of.gateway)
  if (adapter.admit) return adapter.admit(services, tx, of)
  await claimGrant(tx, of.gateway.pageId, of.grant, services.clock.now())
}

/** Withdraws pending orders and every login of the device, so that none of them is used again. */
export async function takeBackAdmission(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, mac }: { pageId: string; mac: string },
): Promise<void> {
  const now = clock.now()
  await tx.run(sql`update gateway_commands set status = 'failed', detail = 'taken back', done_at = ${now}
    where page_id = ${pageId} and mac = ${mac} and kind in ('auth', 'change') and status in ('queued', 'sent')`)
  // A gateway's question finds the grant that ends last, so an old one must not hide a new one.
  await tx.run(sql`update grants set revoked_at = coalesce(revoked_at, ${now}), ends_at = least(ends_at, ${now})
    where page_id = ${pageId} and mac = ${mac}`)
}
