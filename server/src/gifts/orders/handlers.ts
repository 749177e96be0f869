import { refuseOtherPage } from '../../core/http/ownPage.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import type { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { ORDER_STATUSES, readGiftCode, type OrderStatus } from '@portico/contract/gifts/kinds.ts'
import { recordOf } from '@portico/contract/records.ts'
import { sql } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import { acceptOrder, lockOrder, refuseOrder, serveOrder, undoOrder, type Decision } from './decideOrder.ts'
import { readOrders, toWire, undoEnd, type StoredOrder } from './orderRow.ts'

/** Orders at the counter. */
export const exchangeHandlers: Handlers<typeof giftExchanges> = {
  async list(context, { query }) {
    const { tx, page } = context
    refuseOtherPage(context, query.pageId)
    const where = isWanted(context, query)
    const rows = await readOrders(tx, page.id, where, query)
    const all = await tx.first(sql<{ count: number }>`
      select count(*)::int as count from gift_orders o where o.page_id = ${page.id} and ${where}`)
    return { rows: await toWire(context, rows), count: all?.count ?? 0, counts: await countByStatus(context) }
  },

  async find(context, { params }) {
    const code = readGiftCode(params.code)
    const [order] = code ? await readOrders(context.tx, context.page.id, sql`o.code = ${code}`) : []
    if (!order) throw fail('gift-order/not-found')
    return wireOf(context, order.id)
  },

  accept: (context, { params, body }) =>
    decide(context, params.id, async (order, decision) => {
      await acceptOrder(context.tx, order, decision)
      if (!body.serve || order.giftType === 'prepaid-phone-card') return
      await serveOrder(context.tx, await lockOrder(context.tx, context.page.id, order.id), decision)
    }),

  refuse: (context, { params, body }) =>
    decide(context, params.id, (order, decision) =>
      refuseOrder(context.tx, order, decision, { reason: 'refused', note: body.note ?? '' }),
    ),

  serve: (context, { params }) =>
    decide(context, params.id, (order, decision) => serveOrder(context.tx, order, decision)),

  undo: (context, { params }) =>
    decide(context, params.id, async (order, decision) => {
      if (order.giftType === 'prepaid-phone-card' && order.usedAt !== null) throw fail('gift-order/card-seen')
      if (undoEnd(context, order) === null) throw fail('gift-order/undo-late')
      await undoOrder(context.tx, order, decision)
    }),
}

/** Does something with an order that nobody else decides meanwhile. */
async function decide(
  context: PageContext,
  id: string,
  work: (order: StoredOrder, decision: Decision) => Promise<void>,
) {
  const { tx, page, user, clock } = context
  const order = await lockOrder(tx, page.id, id)
  await refuseRemoved(context)
  await work(order, { pageId: page.id, by: user.id, at: clock.now() })
  context.note({ id, name: order.giftName })
  return wireOf(context, id)
}

/** A member who was removed while waiting for the order decides nothing; a removal that comes now waits for this transaction. */
async function refuseRemoved({ tx, page, user, actor }: PageContext): Promise<void> {
  if (actor.kind !== 'user') return
  const member = await tx.first(sql`
    select 1 from members where page_id = ${page.id} and user_id = ${user.id} for key share`)
  if (!member) throw fail('auth/forbidden')
}

async function wireOf(context: PageContext, id: string) {
  const [row] = await toWire(context, await readOrders(context.tx, context.page.id, sql`o.id = ${id}`))
  return row!
}

function isWanted({ page }: PageContext, query: Input<typeof giftExchanges.list>['query']) {
  const { status, type, giftId, source, fromDate, toDate, search } = query
  const like = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql.join(
    [
      sql`true`,
      ...(status ? [sql`o.status = ${status}`] : []),
      ...(type ? [sql`o.gift_type = ${type}`] : []),
      ...(giftId ? [sql`o.gift_id = ${giftId}`] : []),
      ...(source ? [sql`o.source = ${source}`] : []),
      ...(fromDate ? [sql`o.created_at >= (${fromDate}::date)::timestamp at time zone ${page.timeZone}`] : []),
      ...(toDate ? [sql`o.created_at < (${toDate}::date + 1)::timestamp at time zone ${page.timeZone}`] : []),
      ...(search ? [sql`(o.code = ${readGiftCode(search) ?? ''} or o.gift_name ilike ${like})`] : []),
    ],
    sql` and `,
  )
}

async function countByStatus({ tx, page }: PageContext): Promise<Record<OrderStatus, number>> {
  const rows = await tx.rows(sql<{ status: OrderStatus; count: number }>`
    select status, count(*)::int as count from gift_orders where page_id = ${page.id} group by status`)
  return recordOf(ORDER_STATUSES, (status) => rows.find((row) => row.status === status)?.count ?? 0)
}
