import { sql } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import { expireOrder } from './decideOrder.ts'
import { readOrders } from './orderRow.ts'

const AT_ONCE = 200

/** Ends what waited too long and what was not used in time, venue by venue. */
export async function expireOrders({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select distinct page_id from gift_orders where status in ('new', 'accepted') and expires_at <= ${now}`),
  )
  await eachAlone(pages, ({ pageId }) =>
    db.asSystem(async (tx) => {
      const due = sql`o.status in ('new', 'accepted') and o.expires_at <= ${now}`
      for (const order of await readOrders(tx, pageId, due, { limit: AT_ONCE, isLocked: true }))
        await expireOrder(tx, pageId, order, now)
    }),
  )
}
