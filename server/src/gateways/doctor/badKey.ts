// A gateway's redirect that its key does not open: the key was copied wrongly, and every guest is turned away. RADIUS
// never sees these guests, so the portal records them for the doctor.
import { sql } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { adapterOf } from '../adapters/index.ts'
import type { KnownGateway } from '../registry.ts'

const QUARTER_MS = 15 * 60_000

/** Counts one such arrival; redirects that carry no signature prove no fault and are skipped. */
export async function noteBadKey(
  { db, clock }: Services,
  gateway: KnownGateway,
  query: Record<string, string>,
): Promise<void> {
  if (!adapterOf(gateway).isSealed?.(query)) return
  const now = clock.now()
  const quarter = new Date(now.getTime() - (now.getTime() % QUARTER_MS))
  await db.asSystem((tx) =>
    tx.run(sql`insert into radius_drops as d (page_id, gateway_id, reason, address, quarter, packets, last_at)
      values (${gateway.pageId}, ${gateway.id}, 'wrong-key', '', ${quarter}, 1, ${now})
      on conflict (page_id, gateway_id, reason, address, quarter) do update set packets = d.packets + 1, last_at = ${now}`),
  )
}
