// A user's own top-ups.
import { topUpLimits, type payments } from '@portico/contract/payments.ts'
import { changesOf } from '../core/audit.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { readBilling, readBillingSettings, readFinance } from '../finance/index.ts'
import { startPayment } from './checkout.ts'
import { readOrders, type StoredOrder } from './orders.ts'
import { ProviderError } from './providers/provider.ts'
import { providerOf } from './providers/providers.ts'
import { drawReceipt } from './receipt.ts'
import { queryOrder } from './sweep.ts'

export const paymentHandlers: Handlers<typeof payments> = {
  async options({ tx, user, config }) {
    const { currency } = await readFinance(tx, user.id)
    const fitting = config.paymentAccounts.map(providerOf).filter((one) => (one.currency ?? currency) === currency)
    return { providers: fitting.map(({ name }) => name), currency, ...topUpLimits(currency) }
  },

  async list({ tx, user }, { query: { limit, skip } }) {
    const rows = await readOrders(tx, sql`o.user_id = ${user.id}`, sql`limit ${limit} offset ${skip}`)
    const all = await tx.first(
      sql<{ count: number }>`select count(*)::int as count from payment_orders where user_id = ${user.id}`,
    )
    return { rows, count: all?.count ?? 0 }
  },

  start: (context, { body }) => startPayment(context, body),
  read: ({ tx, user }, { params: { id } }) => oneOrder(tx, user.id, id),

  async check(context, { params: { id } }) {
    const { db, user } = context
    const read = () => db.as({ userId: user.id }, (tx) => oneOrder(tx, user.id, id))
    const order = await read()
    if (order.state === 'paid') return order
    await queryOrder(context, order).catch((error: unknown) => {
      throw error instanceof ProviderError ? fail('payment/unreachable') : error
    })
    return read()
  },

  async invoice({ db, user, language, config }, { params: { id }, query: { timeZone } }) {
    const found = await db.asSystem(async (tx) => {
      const order = await oneOrder(tx, user.id, id)
      const person = await tx.first(sql<{ name: string; address: string }>`
        select display_name as name, coalesce(email, mobile, '') as address from users where id = ${user.id}`)
      return { order, person: person!, billing: await readBilling(tx, user.id), of: await readBillingSettings(tx) }
    })
    const { order, of, ...rest } = found
    const { invoiceNumber } = order
    if (invoiceNumber === null) throw fail('payment/unpaid')
    const seller = { ...of, seller: of.seller || new URL(config.publicUrl).host }
    const bytes = await drawReceipt({ ...rest, order, invoiceNumber, language, seller, timeZone })
    return { filename: `portico-${invoiceNumber}.pdf`, type: 'application/pdf', base64: bytes.toString('base64') }
  },

  billing: ({ tx, user }) => readBilling(tx, user.id),

  async saveBilling({ tx, user, clock, note }, { body }) {
    const before = await readBilling(tx, user.id)
    await tx.run(sql`
      insert into billing_details (user_id, company, tax_code, address, email, updated_at)
      values (${user.id}, ${body.company}, ${body.taxCode}, ${body.address}, ${body.email}, ${clock.now()})
      on conflict (user_id) do update set company = excluded.company, tax_code = excluded.tax_code, address = excluded.address,
        email = excluded.email, updated_at = excluded.updated_at`)
    note({ changes: changesOf(before, body, ['company', 'taxCode', 'address', 'email']) })
    return body
  },
}

/** @throws payment/not-found */
async function oneOrder(tx: Tx, userId: string, id: string): Promise<StoredOrder> {
  const [order] = await readOrders(tx, sql`o.user_id = ${userId} and o.id = ${id}`)
  if (!order) throw fail('payment/not-found')
  return order
}
