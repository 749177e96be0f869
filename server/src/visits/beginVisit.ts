import { newId } from '../core/id.ts'
import { query, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Writes down that a guest asked to come online. It becomes a visit in reports when the gateway confirms. */
export async function beginVisit(
  services: Services,
  tx: Tx,
  of: { pageId: string; guestId: string; gatewayId: string; mac: string },
): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await tx.run(
    query.insertInto('visits').values({
      page_id: of.pageId,
      id,
      guest_id: of.guestId,
      gateway_id: of.gatewayId,
      mac: of.mac,
      status: 'waiting',
      asked_at: now,
    }),
  )
  return id
}
