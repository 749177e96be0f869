// The administrator's desk of payments.
import type {
  AdminOrder,
  adminPayments,
  PaymentDifference,
  Reconciliation,
} from '@portico/contract/payments/differences.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { takenBackOf } from '../finance/index.ts'
import { reconcileAll } from './reconcile.ts'

const OWNER = sql`coalesce(u.email, u.mobile, '')`

export const adminPaymentHandlers: Handlers<typeof adminPayments> = {
  async orders({ tx }, { query: { search, state, provider, limit, skip } }) {
    const tests = [
      sql`true`,
      ...(state ? [sql`o.state = ${state}`] : []),
      ...(provider ? [sql`o.provider = ${provider}`] : []),
      ...(search
        ? [sql`(strpos(o.reference, ${search}) > 0 or strpos(lower(${OWNER}), ${search.toLowerCase()}) > 0)`]
        : []),
    ]
    const found = sql`from payment_orders o join users u on u.id = o.user_id where ${sql.join(tests, sql` and `)}`
    const rows = await tx.rows(sql<AdminOrder>`
      select o.id, o.provider, o.reference, o.amount, o.currency, o.state, o.invoice_number, o.created_at, o.expires_at, o.settled_at, o.cart_total is not null as is_for_cart,
        o.transfer_id, ${takenBackOf(sql`o.transfer_id`)} as taken_back, ${OWNER} as owner ${found} order by o.created_at desc, o.id desc limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*)::int as count ${found}`)
    return { rows, count: all?.count ?? 0 }
  },

  async differences({ tx }, { query: { state, limit, skip } }) {
    const where =
      state === undefined ? sql`true` : state === 'open' ? sql`d.resolved_at is null` : sql`d.resolved_at is not null`
    const rows = await readDifferences(tx, where, sql`limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number; open: number }>`
      select (select count(*)::int from payment_differences d where ${where}) as count,
        (select count(*)::int from payment_differences where resolved_at is null) as open`)
    const last = await tx.rows(sql<Reconciliation>`
      select distinct on (provider) provider, at, orders, differences, fault from payment_reconciliations order by provider, at desc`)
    return { rows, count: all?.count ?? 0, open: all?.open ?? 0, last }
  },

  async resolve({ tx, clock, user, note }, { params: { id }, body: { resolution } }) {
    const changed = await tx.run(sql`
      update payment_differences set resolved_at = ${clock.now()}, resolved_by = ${user.id}, resolution = ${resolution}
      where id = ${id} and resolved_at is null`)
    const [row] = await readDifferences(tx, sql`d.id = ${id}`)
    if (!row) throw fail('request/not-found')
    if (changed === 0 && row.resolution !== resolution) throw fail('payment/resolved')
    note({ id, name: row.reference, reason: resolution })
    return row
  },

  reconcile: async (context) => ({ rows: await reconcileAll(context) }),
}

function readDifferences(tx: Tx, where: RawBuilder<unknown>, paging = sql``): Promise<PaymentDifference[]> {
  return tx.rows(sql<PaymentDifference>`
    select d.id, d.provider, d.reference, d.kind, d.ours, d.theirs, d.currency, ${OWNER} as owner, d.found_at, d.resolved_at, d.resolution
    from payment_differences d left join payment_orders o on o.id = d.order_id left join users u on u.id = o.user_id
    where ${where} order by d.resolved_at is not null, d.found_at desc, d.id ${paging}`)
}
