// The administrator's vouchers, and what one takes off a cart.
import type { Voucher, vouchers } from '@portico/contract/plans/vouchers.ts'
import { sql, violatedUnique, type RawBuilder, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { Handlers } from '../../core/http/context.ts'
import { newId } from '../../core/id.ts'

export const voucherHandlers: Handlers<typeof vouchers> = {
  async list({ tx, clock }, { query: { limit, skip } }) {
    const rows = await readVouchers(tx, sql`true`, clock.now(), sql`limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from vouchers`)
    return { rows, count: all?.count ?? 0 }
  },

  async create({ tx, clock, user, note }, { body: { code, percent, amount, currency, mostUses, validUntil } }) {
    const now = clock.now()
    const id = newId(now)
    await tx
      .run(sql`
        insert into vouchers (id, code, percent, amount, currency, most_uses, valid_until, created_by, created_at)
        values (${id}, ${code}, ${percent}, ${amount}, ${amount === null ? null : currency}, ${mostUses}, ${validUntil}, ${user.id}, ${now})`)
      .catch((error: unknown) => {
        throw violatedUnique(error) ? fail('voucher/duplicate', { code: 'field/duplicate' }) : error
      })
    note({ id, name: code })
    return (await readVouchers(tx, sql`v.id = ${id}`, now))[0]!
  },

  async revoke({ tx, clock, note }, { params: { id } }) {
    await tx.run(sql`update vouchers set revoked_at = ${clock.now()} where id = ${id} and revoked_at is null`)
    const [voucher] = await readVouchers(tx, sql`v.id = ${id}`, clock.now())
    if (!voucher) throw fail('voucher/not-found')
    note({ id, name: voucher.code })
    return voucher
  },
}

/** Vouchers that a condition names, newest first, with how often each was used. */
export function readVouchers(tx: Tx, where: RawBuilder<unknown>, now: Date, paging = sql``): Promise<Voucher[]> {
  return tx.rows(sql<Voucher>`
    select v.id, v.code, v.percent, v.amount, v.currency, v.most_uses, n.uses, v.valid_until, v.created_at,
      case when v.revoked_at is not null then 'revoked' when v.valid_until < ${now} then 'expired'
        when n.uses >= v.most_uses then 'used' else 'open' end as state
    from vouchers v cross join lateral (select count(*)::int as uses from voucher_uses u where u.voucher_id = v.id) n
    where ${where} order by v.created_at desc, v.id ${paging}`)
}

/** A voucher that the user may take now. @throws voucher/* */
export async function checkVoucher(tx: Tx, where: RawBuilder<unknown>, userId: string, now: Date): Promise<Voucher> {
  const [voucher] = await readVouchers(tx, where, now)
  if (!voucher) throw fail('voucher/not-found', { code: 'field/invalid' })
  if (voucher.state !== 'open') throw fail('voucher/over', { code: 'field/invalid' })
  const used = await tx.first(sql`select 1 from voucher_uses where voucher_id = ${voucher.id} and user_id = ${userId}`)
  if (used) throw fail('voucher/used', { code: 'field/invalid' })
  return voucher
}

/** What it takes off a sum, never more than the sum; nothing of another currency. */
export function discountOf({ percent, amount, currency }: Voucher, sum: number, of: string): number {
  if (percent !== null) return Math.floor((sum * percent) / 100)
  return currency === of ? Math.min(amount ?? 0, sum) : 0
}
