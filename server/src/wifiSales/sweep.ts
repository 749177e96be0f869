// Orders whose notice is late or lost: the provider is asked, less often each time, until the order is settled or over.
import { sql } from '../core/db/database.ts'
import { backOffSeconds } from '../core/jobs/leasedQueue.ts'
import type { Services } from '../core/services.ts'
import { ProviderError, type Verdict } from '../payments/index.ts'
import { findProvider } from './accounts.ts'
import { readSales, type StoredSale } from './orders.ts'
import { settleSale } from './settle.ts'

const AT_ONCE = 50
/** A guest waits in front of the page: sooner than a top-up. */
export const FIRST_QUERY_MS = 30_000
const WAITS = { first: 30, longest: 3600 }
/** A payment made in the last minute is seen a little later. */
const PATIENCE_MS = 15 * 60_000

/** Asks about what is due. @returns how many were asked about */
export async function querySales(services: Services, stop?: AbortSignal): Promise<number> {
  const { db, clock } = services
  const due = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string; id: string; queries: number }>`
      select page_id, id, queries from wifi_orders
      where state = 'pending' and next_query_at <= ${clock.now()} order by next_query_at limit ${AT_ONCE}`),
  )
  for (const { pageId, id, queries } of due) {
    if (stop?.aborted) break
    const next = new Date(clock.now().getTime() + backOffSeconds(queries, WAITS) * 1000)
    const [order] = await db.asSystem(async (tx) => {
      await tx.run(sql`
        update wifi_orders set queries = queries + 1, next_query_at = ${next}
        where page_id = ${pageId} and id = ${id} and state = 'pending'`)
      return readSales(tx, pageId, sql`o.id = ${id} and o.state = 'pending'`)
    })
    if (order) await askAboutSale(services, order)
  }
  return due.length
}

/** Asks the provider about one order and settles it. @throws ProviderError */
export async function querySale(services: Services, order: StoredSale): Promise<Verdict> {
  const { pageId, reference, provider: name, providerId, amount, currency, createdAt, expiresAt, url } = order
  const provider = await services.db.asSystem((tx) => findProvider(services, tx, pageId, name))
  const isOver = services.clock.now().getTime() > Date.parse(expiresAt) + PATIENCE_MS
  const nothing = { reference, state: 'pending' as const, amount, currency, transaction: '' }
  // Without an account nobody can be asked, and an order that never reached the provider is nothing there.
  const payment =
    provider && url !== ''
      ? await provider.query(services, { reference, providerId, amount, currency, createdAt: new Date(createdAt) })
      : nothing
  const state = payment.state === 'pending' && isOver ? 'expired' : payment.state
  return settleSale(services, { pageId, provider: name }, { ...payment, state })
}

/** Asks about a sale whose guest waits; a provider that does not answer is asked again by the job. */
export async function askAboutSale(services: Services, order: StoredSale): Promise<void> {
  await querySale(services, order).catch((error: unknown) => reportProblem(services, order, error))
}

function reportProblem({ log }: Services, { provider, pageId }: StoredSale, error: unknown): void {
  if (!(error instanceof ProviderError)) throw error
  log.warn({ provider, pageId, reason: error.message }, 'a guest’s payment could not be asked about')
}
