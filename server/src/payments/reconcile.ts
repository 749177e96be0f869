// Compares the provider's books with ours. A payment that we missed is credited; every other difference waits for a person.
import type { Reconciliation } from '@portico/contract/payments/differences.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import { noteDifference } from './differences.ts'
import { readOrders, type StoredOrder } from './orders.ts'
import { ProviderError, type Payment, type PaymentProvider } from './providers/provider.ts'
import { providerOf } from './providers/providers.ts'
import { settle } from './settle.ts'
import { askAbout } from './sweep.ts'

/** Two nights see each order, so that one night without the provider loses nothing. */
const WINDOW_MS = 48 * 3600_000
/** Younger orders may be on their way. */
const FRESH_MS = 45 * 60_000

type Window = { since: Date; until: Date }

/** Compares every account. @returns one row for each */
export async function reconcileAll(services: Services, stop?: AbortSignal): Promise<Reconciliation[]> {
  const rows: Reconciliation[] = []
  for (const account of services.config.paymentAccounts) {
    if (stop?.aborted) break
    rows.push(await reconcile(services, providerOf(account)))
  }
  return rows
}

async function reconcile(services: Services, provider: PaymentProvider): Promise<Reconciliation> {
  const { db, clock } = services
  const now = clock.now()
  const window = { since: new Date(now.getTime() - WINDOW_MS), until: new Date(now.getTime() - FRESH_MS) }
  const counts = { orders: 0, differences: 0 }
  let fault = ''
  try {
    await compare(services, provider, window, counts)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    fault = error.message
  }
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into payment_reconciliations (id, provider, since, until, orders, differences, fault, at)
      values (${newId(now)}, ${provider.name}, ${window.since}, ${window.until}, ${counts.orders}, ${counts.differences}, ${fault}, ${now})`),
  )
  return { provider: provider.name, at: now.toISOString(), ...counts, fault }
}

type Counts = { orders: number; differences: number }

async function compare(services: Services, provider: PaymentProvider, { since, until }: Window, counts: Counts) {
  const ours = await services.db.asSystem((tx) =>
    readOrders(tx, sql`o.provider = ${provider.name} and o.created_at >= ${since} and o.created_at < ${until}`),
  )
  const theirs = await provider.list?.(services, since, until)
  const listed = theirs && new Map(theirs.map((payment) => [payment.reference, payment]))
  for (const order of ours) {
    const payment = listed ? listed.get(order.reference) : await askAbout(services, provider, order)
    counts.orders += 1
    if (await compareOne(services, order, payment)) counts.differences += 1
  }
  const known = new Set(ours.map(({ reference }) => reference))
  for (const payment of theirs ?? []) {
    if (known.has(payment.reference) || payment.state !== 'paid') continue
    counts.orders += 1
    const isKnown = await isOlder(services, provider, payment)
    if (!isKnown && (await noteStranger(services, provider, payment))) counts.differences += 1
  }
}

/** @returns whether the two differ in a way not seen before */
async function compareOne(services: Services, order: StoredOrder, payment: Payment | undefined): Promise<boolean> {
  const { db, clock } = services
  const { provider, reference, amount, currency, id: orderId } = order
  const isPaidThere = payment?.state === 'paid'
  const wrong = { provider, reference, orderId, ours: amount, currency, transaction: payment?.transaction ?? '' }
  const write = (kind: 'missing-here' | 'missing-there' | 'amount', theirs: number | null, resolution = '') =>
    db.asSystem((tx) => noteDifference(tx, { ...wrong, kind, theirs }, clock.now(), resolution))
  if (order.state === 'paid') {
    if (!isPaidThere) return write('missing-there', payment ? 0 : null)
    return payment.amount !== amount && write('amount', payment.amount)
  }
  if (!isPaidThere || order.state === 'refused') return false
  const verdict = await settle(services, payment, { provider, source: 'query' })
  return verdict === 'credited' && write('missing-here', payment.amount, 'credited')
}

async function isOlder({ db }: Services, { name }: PaymentProvider, { reference }: Payment): Promise<boolean> {
  const row = await db.asSystem((tx) =>
    tx.first(sql`select 1 from payment_orders where provider = ${name} and reference = ${reference}`),
  )
  return row !== undefined
}

function noteStranger({ db, clock }: Services, { name }: PaymentProvider, payment: Payment): Promise<boolean> {
  const { reference, amount: theirs, currency, transaction } = payment
  const difference = { provider: name, reference, kind: 'unknown' as const, orderId: null, ours: null }
  return db.asSystem((tx) => noteDifference(tx, { ...difference, theirs, currency, transaction }, clock.now()))
}
