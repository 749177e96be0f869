// A guest orders: the row is written first, so that a notice which comes before the provider's answer finds it.
import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import type { Offer } from '../accessCodes/index.ts'
import { makeReference, ProviderError, type PaymentProvider } from '../payments/index.ts'
import { findProvider } from './accounts.ts'
import { readSales, type StoredSale } from './orders.ts'
import { FIRST_QUERY_MS } from './sweep.ts'

const OPEN_MS = 30 * 60_000

type Wish = { pageId: string; offer: Offer; provider: PaymentProvider['name'] }

/** Writes an order. @returns its id */
export async function writeOrder({ clock }: Services, tx: Tx, { pageId, offer, provider }: Wish): Promise<string> {
  const now = clock.now()
  const id = newId(now)
  await tx.run(sql`
    insert into wifi_orders (page_id, id, batch_id, name, amount, currency, provider, reference, state, created_at, expires_at, next_query_at)
    values (${pageId}, ${id}, ${offer.id}, ${offer.name}, ${offer.price}, ${offer.currency}, ${provider}, ${makeReference(now)}, 'pending',
      ${now}, ${new Date(now.getTime() + OPEN_MS)}, ${new Date(now.getTime() + FIRST_QUERY_MS)})`)
  tx.notify(pageId, 'wifi-sales')
  return id
}

export type Buyer = { pageId: string; orderId: string; returnUrl: string; ip: string; language: string }

/** Asks the provider for the way to pay, outside any transaction. An order it refuses is over, and the guest may choose again. */
export async function startOrder(services: Services, buyer: Buyer): Promise<void> {
  const { pageId, orderId } = buyer
  const [order, provider] = await services.db.asSystem(async (tx) => {
    const [found] = await readSales(tx, pageId, sql`o.id = ${orderId} and o.state = 'pending' and o.url = ''`)
    return [found, found && (await findProvider(services, tx, pageId, found.provider))] as const
  })
  if (!order || !provider) return
  try {
    const { providerId, url, qr } = await provider.start(services, checkoutOf(order, buyer))
    await services.db.asSystem((tx) =>
      tx.run(sql`
        update wifi_orders set provider_id = ${providerId}, url = ${url}, qr = ${qr} where page_id = ${pageId} and id = ${orderId}`),
    )
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    services.log.warn(
      { pageId, provider: provider.name, reason: error.message },
      'a guest’s payment could not be started',
    )
    await services.db.asSystem((tx) =>
      tx.run(sql`
        update wifi_orders set state = 'failed', fault = 'unreachable', settled_at = ${services.clock.now()}, next_query_at = null
        where page_id = ${pageId} and id = ${orderId} and state = 'pending'`),
    )
  }
}

function checkoutOf(order: StoredSale, { returnUrl, ip, language }: Buyer) {
  const { reference, amount, currency, createdAt, expiresAt } = order
  return {
    reference,
    amount,
    currency,
    // Banks print it: short and without accents.
    description: `WIFI ${reference.slice(-8)}`,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
    returnUrl,
    cancelUrl: returnUrl,
    ip,
    language,
  }
}
