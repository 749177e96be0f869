// A top-up begins: the order is written first, so that a notice which comes before the provider's answer finds it.
import { topUpLimits, type PaymentOrder, type payments } from '@portico/contract/payments.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { UserContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { readFinance } from '../finance/index.ts'
import { readCart } from '../plans/index.ts'
import { describeOrder, makeReference, readOrders, type StoredOrder } from './orders.ts'
import { ProviderError, type Checkout, type PaymentProvider } from './providers/provider.ts'
import { providerOf } from './providers/providers.ts'
import { FIRST_QUERY_MS } from './sweep.ts'

const OPEN_MS = 30 * 60_000
const SCREEN = '/dashboard/user-finance'

type Wish = Input<typeof payments.start>['body']

/**
 * Starts a top-up. A wish repeated under its key answers the first order.
 * @throws payment/provider, payment/amount, payment/unreachable, finance/currency, finance/key-used
 */
export async function startPayment(context: UserContext, wish: Wish): Promise<PaymentOrder> {
  const { db, config, note } = context
  const account = config.paymentAccounts.find(({ provider }) => provider === wish.provider)
  if (!account) throw fail('payment/provider', { provider: 'field/invalid' })
  const provider = providerOf(account)
  const { order, isNew } = await writeOrder(context, provider, wish)
  note({ id: order.id, name: order.reference })
  if (!isNew) return order
  try {
    const started = await provider.start(context, checkoutOf(context, order))
    await db.asSystem((tx) =>
      tx.run(sql`
        update payment_orders set provider_id = ${started.providerId}, url = ${started.url}, qr = ${started.qr} where id = ${order.id}`),
    )
    return { ...order, url: started.url, qr: started.qr }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ provider: provider.name, reason: error.message }, 'a payment could not be started')
    await db.asSystem((tx) =>
      tx.run(sql`
        update payment_orders set state = 'failed', fault = ${error.message}, next_query_at = null
        where id = ${order.id} and state = 'pending'`),
    )
    throw fail('payment/unreachable')
  }
}

function writeOrder(
  { db, clock, user }: UserContext,
  provider: PaymentProvider,
  { amount, key, forCart = false }: Wish,
): Promise<{ order: StoredOrder; isNew: boolean }> {
  return db.asSystem(async (tx) => {
    const now = clock.now()
    const { currency } = await readFinance(tx, user.id)
    if (provider.currency !== undefined && provider.currency !== currency) throw fail('finance/currency')
    const { min, max } = topUpLimits(currency)
    const cartTotal = forCart ? (await readCart(tx, user.id, now)).total : null
    if (cartTotal !== null && amount !== Math.max(min, cartTotal))
      throw fail('cart/changed', { amount: 'field/invalid' })
    if (amount < min || amount > max) throw fail('payment/amount', { amount: 'field/invalid' })
    const [id, expiresAt] = [newId(now), new Date(now.getTime() + OPEN_MS)]
    const added = await tx.run(sql`
      insert into payment_orders (id, user_id, key, provider, reference, amount, currency, state, cart_total, created_at, expires_at, next_query_at)
      values (${id}, ${user.id}, ${key}, ${provider.name}, ${makeReference(now)}, ${amount}, ${currency}, 'pending', ${cartTotal}, ${now},
        ${expiresAt}, ${new Date(now.getTime() + FIRST_QUERY_MS)})
      on conflict (user_id, key) do nothing`)
    const [order] = await readOrders(tx, sql`o.user_id = ${user.id} and o.key = ${key}`)
    const isSame = order?.amount === amount && order.provider === provider.name
    if (!order || !isSame) throw fail('finance/key-used')
    return { order, isNew: added > 0 }
  })
}

function checkoutOf({ config, ip, language }: UserContext, order: StoredOrder): Checkout {
  const { id, reference, amount, currency, createdAt, expiresAt } = order
  const back = `${config.publicUrl}${SCREEN}?payment=${id}`
  const [created, expires] = [new Date(createdAt), new Date(expiresAt)]
  return {
    reference,
    amount,
    currency,
    description: describeOrder(reference),
    createdAt: created,
    expiresAt: expires,
    returnUrl: back,
    cancelUrl: back,
    ip,
    language,
  }
}
