// A user's own cart.
import { allows } from '@portico/contract/access.ts'
import type { Cart, cart } from '@portico/contract/plans/cart.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { Handlers, UserContext } from '../../core/http/context.ts'
import { readPlans } from '../planRows.ts'
import { payCart } from './payCart.ts'
import { readCart } from './readCart.ts'
import { checkVoucher } from './vouchers.ts'

export const cartHandlers: Handlers<typeof cart> = {
  read: ({ db, user, clock }) => db.asSystem((tx) => readCart(tx, user.id, clock.now())),

  put: (context, { params: { pageId }, body: { planId, periods } }) =>
    change(context, async (tx, userId, now) => {
      await checkRight(tx, userId, pageId)
      const [plan] = await readPlans(tx, sql`l.id = ${planId} and l.is_on_sale and l.retired_at is null`)
      if (!plan) throw fail('plan/not-found')
      await tx.run(sql`
        insert into cart_lines (user_id, for_page, plan_id, periods, price, added_at)
        values (${userId}, ${pageId}, ${planId}, ${periods}, ${plan.price}, ${now})
        on conflict (user_id, for_page) do update set plan_id = excluded.plan_id, periods = excluded.periods, price = excluded.price`)
    }),

  remove: (context, { params: { pageId } }) =>
    change(context, async (tx, userId) => {
      const removed = await tx.run(sql`delete from cart_lines where user_id = ${userId} and for_page = ${pageId}`)
      if (removed === 0) throw fail('request/not-found')
    }),

  useVoucher: (context, { body: { code } }) =>
    change(context, async (tx, userId, now) => {
      const voucher = code === null ? null : await checkVoucher(tx, sql`v.code = ${code.toUpperCase()}`, userId, now)
      await tx.run(sql`update carts set voucher_id = ${voucher?.id ?? null}::uuid where user_id = ${userId}`)
    }),

  pay: ({ db, user, clock, note }, { body }) =>
    db.asSystem(async (tx) => {
      const bought = await payCart(tx, clock.now(), { userId: user.id, ...body })
      note({
        id: bought.id,
        name: bought.lines
          .map(({ page, plan }) => `${page}: ${plan}`)
          .join(', ')
          .slice(0, 200),
      })
      return bought
    }),
}

function change(
  { db, user, clock }: UserContext,
  work: (tx: Tx, userId: string, now: Date) => Promise<unknown>,
): Promise<Cart> {
  return db.asSystem(async (tx) => {
    const now = clock.now()
    await tx.run(sql`
      insert into carts (user_id, updated_at) values (${user.id}, ${now}) on conflict (user_id) do update set updated_at = ${now}`)
    await work(tx, user.id, now)
    return readCart(tx, user.id, now)
  })
}

/** @throws page/not-found, auth/forbidden */
async function checkRight(tx: Tx, userId: string, pageId: string): Promise<void> {
  const row = await tx.first(sql<{ role: string }>`
    select m.role from members m join pages p on p.id = m.page_id and p.deleted_at is null
    where m.page_id = ${pageId} and m.user_id = ${userId}`)
  if (!row) throw fail('page/not-found')
  if (!allows(row.role, 'page.license:buy')) throw fail('auth/forbidden')
}
