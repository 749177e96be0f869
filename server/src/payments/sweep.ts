// Orders whose notice is late or lost: the provider is asked, less often each time, until the order is settled or over.
import { sql } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import { backOffSeconds } from '../core/jobs/leasedQueue.ts'
import type { Services } from '../core/services.ts'
import { readOrders, type StoredOrder } from './orders.ts'
import { ProviderError, type PaymentProvider, type Verdict } from './providers/provider.ts'
import { providerOf } from './providers/providers.ts'
import { settle } from './settle.ts'

const AT_ONCE = 50
/** Notices come within seconds; a transfer may take minutes. */
export const FIRST_QUERY_MS = 2 * 60_000
const WAITS = { first: 120, longest: 3600 }
/** A payment made in the last minute is seen a little later. */
const PATIENCE_MS = 15 * 60_000

/** Asks about what is due. @returns how many were asked about */
export async function queryPending(services: Services, stop?: AbortSignal): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const due = await db.asSystem((tx) =>
    readOrders(tx, sql`o.state = 'pending' and o.next_query_at <= ${now}`, sql`limit ${AT_ONCE}`),
  )
  const byProvider = Map.groupBy(due, ({ provider }) => provider)
  // Side by side, so that a provider that is down delays no order of another.
  await eachAlone(byProvider.values(), (orders) => queryInTurn(services, orders, now, stop), byProvider.size)
  return due.length
}

async function queryInTurn(services: Services, orders: StoredOrder[], now: Date, stop?: AbortSignal): Promise<void> {
  for (const order of orders) {
    if (stop?.aborted) break
    const next = new Date(now.getTime() + backOffSeconds(order.queries, WAITS) * 1000)
    await services.db.asSystem((tx) =>
      tx.run(sql`update payment_orders set queries = queries + 1, next_query_at = ${next} where id = ${order.id}`),
    )
    await queryOrder(services, order).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      services.log.warn({ provider: order.provider, reason: error.message }, 'a payment could not be asked about')
    })
  }
}

/** Asks the provider about one order and settles it. @throws ProviderError */
export async function queryOrder(services: Services, order: StoredOrder): Promise<Verdict> {
  const { clock, config } = services
  const account = config.paymentAccounts.find(({ provider }) => provider === order.provider)
  if (!account) throw new ProviderError('no account')
  const payment = await askAbout(services, providerOf(account), order)
  const isOver = clock.now().getTime() > Date.parse(order.expiresAt) + PATIENCE_MS
  // What is still open after its time was not paid; a payment that comes after all is still credited.
  const state = payment.state === 'pending' && isOver ? 'expired' : payment.state
  return settle(services, { ...payment, state }, { provider: order.provider, source: 'query' })
}

/** An order that never reached the provider is nothing there. */
export function askAbout(services: Services, provider: PaymentProvider, order: StoredOrder) {
  const { reference, providerId, amount, currency, createdAt, url } = order
  if (url === '') return { reference, state: 'pending' as const, amount, currency, transaction: '' }
  return provider.query(services, { reference, providerId, amount, currency, createdAt: new Date(createdAt) })
}
