// The administrator's licence codes.
import type { LicenceBatch, LicenceCode, licenceCodes } from '@portico/contract/plans/licenceCodes.ts'
import { monthsOf } from '@portico/contract/plans/terms.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { hashCode, makeCode, readCode } from './codeText.ts'
import { readPlans } from './planRows.ts'

type StoredBatch = Omit<LicenceBatch, 'share'> & { shareAmount: number; currency: string }
type StoredCode = Omit<LicenceCode, 'code' | 'state'> & { sealed: Buffer; isRevoked: boolean; isOver: boolean }

export const licenceHandlers: Handlers<typeof licenceCodes> = {
  async list({ tx }, { query: { limit, skip } }) {
    const rows = await readBatches(tx, sql`true`, sql`limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from licence_batches`)
    return { rows, count: all?.count ?? 0 }
  },

  async create({ tx, clock, user, secrets, note }, { body: { count, ...body } }) {
    const now = clock.now()
    const [plan] = await readPlans(tx, sql`l.id = ${body.planId} and l.retired_at is null`)
    if (!plan) throw fail('plan/not-found')
    const id = newId(now)
    await tx.run(sql`
      insert into licence_batches (id, name, plan_id, months, days, is_trial, reseller, share_percent, valid_until, created_by, created_at, code_price)
      values (${id}, ${body.name}, ${body.planId}, ${body.months}, ${body.days}, ${body.isTrial}, ${body.reseller},
        ${body.sharePercent}, ${body.validUntil}, ${user.id}, ${now},
        ${Math.round((plan.price * (body.months ?? 0)) / monthsOf(plan.period))})`)
    for (let number = 1; number <= count; number++) {
      const code = makeCode()
      await tx.run(sql`
        insert into licence_codes (batch_id, number, hash, sealed)
        values (${id}, ${number}, ${hashCode(secrets, readCode(code)!)}, ${secrets.seal(code)})`)
    }
    note({ id, name: body.name, count })
    return oneBatch(tx, id)
  },

  async codes({ tx, clock, secrets }, { params: { id } }) {
    await oneBatch(tx, id)
    const rows = await tx.rows(sql<StoredCode>`
      select c.number, c.sealed, c.revoked_at is not null as is_revoked, c.used_at, p.name as used_on,
        coalesce(u.display_name, u.email, u.mobile) as used_by, coalesce(b.valid_until < ${clock.now()}, false) as is_over
      from licence_codes c join licence_batches b on b.id = c.batch_id
      left join pages p on p.id = c.used_on left join users u on u.id = c.used_by
      where c.batch_id = ${id} order by c.number`)
    return { rows: rows.map((row) => codeOf(row, secrets.open(row.sealed))), count: rows.length }
  },

  async revoke({ tx, clock, note }, { params: { id }, body: { number } }) {
    const { name } = await oneBatch(tx, id)
    const revoked = await tx.run(sql`
      update licence_codes set revoked_at = ${clock.now()}
      where batch_id = ${id} and (${number ?? null}::int is null or number = ${number ?? null}) and used_at is null and revoked_at is null`)
    note({ id, name, revoked })
    return { revoked }
  },
}

function codeOf(row: StoredCode, code: string): LicenceCode {
  const { number, isRevoked, isOver, usedAt, usedOn, usedBy } = row
  const state = usedAt ? 'used' : isRevoked ? 'revoked' : isOver ? 'expired' : 'open'
  return { number, code, state, usedAt, usedOn, usedBy }
}

async function readBatches(tx: Tx, where: RawBuilder<unknown>, paging = sql``): Promise<LicenceBatch[]> {
  const rows = await tx.rows(sql<StoredBatch>`
    select b.id, b.name, b.plan_id, l.name as plan, b.months, b.days, b.is_trial, b.reseller, b.share_percent, b.valid_until,
      b.created_at, n.count, n.used, n.revoked, l.currency,
      (n.used * coalesce(b.code_price, 0) * b.share_percent / 100)::bigint as share_amount
    from licence_batches b join plans l on l.id = b.plan_id
    cross join lateral (
      select count(*)::int as count, count(c.used_at)::int as used, count(c.revoked_at)::int as revoked
      from licence_codes c where c.batch_id = b.id) n
    where ${where} order by b.created_at desc, b.id ${paging}`)
  return rows.map(({ shareAmount: amount, currency, ...row }) => ({ ...row, share: { amount, currency } }))
}

/** @throws licence/not-found */
async function oneBatch(tx: Tx, id: string): Promise<LicenceBatch> {
  const [batch] = await readBatches(tx, sql`b.id = ${id}`)
  if (!batch) throw fail('licence/not-found')
  return batch
}
