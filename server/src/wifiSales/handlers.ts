// What Wi-Fi earned, order by order and in all, and the accounts it is paid into.
import type { wifiSales, WifiSale } from '@portico/contract/wifiSales.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { PAYMENT_PROVIDERS } from '@portico/contract/payments.ts'
import { recordOf } from '@portico/contract/records.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { revokeSoldCode } from '../accessCodes/index.ts'
import { ProviderError } from '../payments/index.ts'
import { noticeUrlOf, readAccounts, writeAccount } from './accounts.ts'
import { countSales, readSales, toSale, type StoredSale } from './orders.ts'
import { readEarned } from './readEarned.ts'
import { querySale } from './sweep.ts'

export const wifiSaleHandlers: Handlers<typeof wifiSales> = {
  async list(context, { query: { fromDate, toDate, state, search, limit, skip } }) {
    const { tx, page } = context
    const part = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const where = sql`
      (${fromDate ?? null}::date is null or o.created_at >= (${fromDate ?? null}::date)::timestamp at time zone ${page.timeZone})
      and (${toDate ?? null}::date is null or o.created_at < (${toDate ?? null}::date + 1)::timestamp at time zone ${page.timeZone})
      and (${state ?? null}::text is null or case when r.order_id is null then o.state else 'refunded' end = ${state ?? null})
      and (o.reference like ${part} or o.name ilike ${part})`
    const rows = await readSales(tx, page.id, where, sql`limit ${limit} offset ${skip}`)
    return { rows: rows.map((row) => toSale(context, row)), count: await countSales(tx, page.id, where) }
  },

  earned: (context, { query }) => readEarned(context, query),

  async query(context, { params: { id } }) {
    const order = await inShortTransaction(context, ({ tx }) => findSale(tx, context.page.id, id))
    if (order.state === 'pending')
      await querySale(context, order).catch((error: unknown) => {
        throw error instanceof ProviderError ? fail('payment/unreachable') : error
      })
    return inShortTransaction(context, ({ tx }) => oneSale(context, tx, id))
  },

  async refund(context, { params: { id }, body: { reason } }) {
    const { tx, page, user, clock, note } = context
    const [now, before] = [clock.now(), await findSale(tx, page.id, id)]
    if (before.state !== 'paid' || !before.codeId) throw fail('wifi-sale/not-paid')
    const { amount, currency, reference, codeId } = before
    const written = await tx.run(sql`
      insert into wifi_sale_entries (page_id, order_id, kind, amount, currency, reason, by_user, at)
      values (${page.id}, ${id}, 'refund', ${-amount}, ${currency}, ${reason}, ${user.id}, ${now}) on conflict do nothing`)
    if (written === 0) throw fail('wifi-sale/not-paid')
    await revokeSoldCode(tx, page.id, codeId, now)
    // Not the reason: it may name a guest, and stays with the sale.
    note({ id, name: reference, money: formatMoney(amount, currency) })
    tx.notify(page.id, 'wifi-sales')
    return oneSale(context, tx, id)
  },

  async accounts(context) {
    const { tx, page } = context
    const noticeUrls = recordOf(PAYMENT_PROVIDERS, (provider) => noticeUrlOf(context, page.id, provider))
    return { rows: await readAccounts(context, tx, page.id), noticeUrls }
  },

  async saveAccount(context, { params: { provider }, body }) {
    const { tx, page, note } = context
    await writeAccount(context, tx, page.id, { provider, ...body })
    note({ name: provider, ...(body.isEnabled !== undefined && { isEnabled: body.isEnabled }) })
    tx.notify(page.id, 'wifi-sales')
    const rows = await readAccounts(context, tx, page.id)
    return rows.find((row) => row.provider === provider)!
  },

  async removeAccount({ tx, page, note }, { params: { provider } }) {
    const gone = await tx.run(
      sql`delete from wifi_payment_accounts where page_id = ${page.id} and provider = ${provider}`,
    )
    if (gone === 0) throw fail('wifi-account/not-found')
    note({ name: provider })
    tx.notify(page.id, 'wifi-sales')
    return { provider }
  },
}

/** @throws wifi-sale/not-found */
async function findSale(tx: Tx, pageId: string, id: string): Promise<StoredSale> {
  const [order] = await readSales(tx, pageId, sql`o.id = ${id}`)
  if (!order) throw fail('wifi-sale/not-found')
  return order
}

async function oneSale(context: PageContext, tx: Tx, id: string): Promise<WifiSale> {
  return toSale(context, await findSale(tx, context.page.id, id))
}
