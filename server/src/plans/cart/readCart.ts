// A cart at the prices of now, with what stands in the way of each line.
import { allows } from '@portico/contract/access.ts'
import type { Cart, CartLine } from '@portico/contract/plans/cart.ts'
import type { Voucher } from '@portico/contract/plans/vouchers.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { Failure } from '../../core/fail.ts'
import { readFinance } from '../../finance/index.ts'
import { checkVoucher, discountOf } from './vouchers.ts'

export type FullCart = Cart & { use: Voucher | null; isShown: boolean }
type StoredLine = Omit<CartLine, 'problem' | 'total' | 'page'> & { isSold: boolean }
type Target = { page: string; isLifetime: boolean; role: string | null }

/** Reads a user's cart. @param tx of the system role: the pages are of several venues */
export async function readCart(tx: Tx, userId: string, now: Date): Promise<FullCart> {
  const { balance, currency } = await readFinance(tx, userId)
  const stored = await tx.rows(sql<StoredLine>`
    select c.for_page as page_id, l.id as plan_id, l.name as plan, l.period, c.periods, l.price, c.price as old_price, l.currency,
      l.is_on_sale and l.retired_at is null as is_sold
    from cart_lines c join plans l on l.id = c.plan_id where c.user_id = ${userId} order by c.for_page`)
  const lines: CartLine[] = []
  for (const line of stored) lines.push(lineOf(line, await readTarget(tx, line.pageId, userId), currency))
  const sum = lines.filter(isPayable).reduce((total, line) => total + line.total, 0)
  const use = await voucherOf(tx, userId, now)
  const discount = use ? discountOf(use, sum, currency) : 0
  return { lines, use, voucher: use?.code ?? null, discount, total: sum - discount, currency, balance, isShown: true }
}

/** The page that the plan is for, page by page; undefined for a deleted one. */
function readTarget(tx: Tx, pageId: string, userId: string): Promise<Target | undefined> {
  return tx.first(sql<Target>`
    select p.name as page, m.role, coalesce(s.is_lifetime and upper(h.name) <> 'FREE', false) as is_lifetime
    from pages p left join members m on m.page_id = p.id and m.user_id = ${userId}
    left join subscriptions s on s.page_id = p.id left join plans h on h.id = s.plan_id
    where p.id = ${pageId} and p.deleted_at is null`)
}

function lineOf({ isSold, ...stored }: StoredLine, target: Target | undefined, currency: string): CartLine {
  const line = { ...stored, page: target?.page ?? '' }
  const { isLifetime } = { isLifetime: false, ...target }
  const total = line.price * line.periods
  const mayBuy = allows(target?.role ?? undefined, 'page.license:buy')
  if (!mayBuy) return { ...line, total, problem: 'right' }
  if (!isSold) return { ...line, total, problem: 'plan' }
  if (isLifetime) return { ...line, total, problem: 'lifetime' }
  if (line.currency !== currency) return { ...line, total, problem: 'currency' }
  return { ...line, total, problem: line.price === line.oldPrice ? null : 'price' }
}

/** A line whose price has changed is paid at the new one, which the total says. */
export function isPayable({ problem }: CartLine): boolean {
  return problem === null || problem === 'price'
}

/** Nothing where it can no longer be used. */
async function voucherOf(tx: Tx, userId: string, now: Date): Promise<Voucher | null> {
  const where = sql`v.id = (select voucher_id from carts where user_id = ${userId})`
  return checkVoucher(tx, where, userId, now).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
}
