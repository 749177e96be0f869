// Whether a request comes from the venue itself. Limits keep a share for guests there; it opens nothing.
import { sql } from '../../core/db/database.ts'
import { isInsideVenue } from '../../gateways/index.ts'
import type { StepGuest } from './step.ts'

/** By the gateway's signature, an address only the venue's network has, or the one its gateway was last heard from. */
export async function isAtVenue({
  tx,
  gateway,
  session,
  ip,
}: Pick<StepGuest, 'tx' | 'gateway' | 'session' | 'ip'>): Promise<boolean> {
  const address = ip.replace(/^::ffff:/, '')
  if (session.arrival.isSigned || isInsideVenue(address)) return true
  const row = await tx.first(sql`
    select 1 from gateways where page_id = ${gateway.pageId} and id = ${gateway.id} and radius_address = ${address}`)
  return row !== undefined
}
