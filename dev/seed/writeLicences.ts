// Codes that the platform gave away: a year's plan through a reseller, a trial for a fair, and two vouchers.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import type { Secrets } from '@portico/server/core/secrets.ts'
import { hashCode, makeCode, readCode } from '@portico/server/plans/codeText.ts'
import { idAt, makeRandom } from './random.ts'

const DAY_MS = 86_400_000
const SEED = 20_091
const BATCHES = [
  {
    name: 'Đại lý Minh Phát, quý 4',
    plan: 'Trọn gói',
    months: 12,
    days: null,
    reseller: 'Minh Phát',
    share: 20,
    ago: 40,
    count: 24,
    used: 0,
  },
  {
    name: 'Hội chợ F&B Sài Gòn',
    plan: 'Khởi đầu',
    months: null,
    days: 30,
    reseller: '',
    share: 0,
    ago: 95,
    count: 12,
    used: 3,
  },
] as const

const VOUCHERS = [
  { code: 'CHAO-QUAN-MOI', percent: 20, amount: null, most: 100, ago: 60, left: 30 },
  { code: 'TET-2026', percent: null, amount: 100_000, most: null, ago: 320, left: -270 },
] as const

type Of = { pageId: string; ownerId: string; secrets: Secrets; now: Date }

export async function writeLicences(tx: Tx, { pageId, ownerId, secrets, now }: Of): Promise<void> {
  const random = makeRandom(SEED)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const { name, plan, months, days, reseller, share, ago: since, count, used } of BATCHES) {
    const id = idAt(random, ago(since).getTime())
    const made = await tx.run(sql`
      insert into licence_batches (id, name, plan_id, months, days, is_trial, reseller, share_percent, created_by, created_at, code_price)
      select ${id}, ${name}, p.id, ${months}, ${days}, ${days !== null}, ${reseller}, ${share}, ${ownerId}, ${ago(since)},
        p.price * ${months ?? 0}::int / case p.period when 'year' then 12 else 1 end
      from plans p where p.name = ${plan}`)
    if (made === 0) continue
    for (let number = 1; number <= count; number += 1) {
      const code = makeCode()
      const usedAt = number <= used ? ago(since - number * 4) : null
      await tx.run(sql`
        insert into licence_codes (batch_id, number, hash, sealed, used_at, used_by, used_on)
        values (${id}, ${number}, ${hashCode(secrets, readCode(code)!)}, ${secrets.seal(code)}, ${usedAt}::timestamptz,
          ${usedAt && ownerId}::uuid, ${usedAt && pageId}::uuid)`)
    }
  }
  for (const { code, percent, amount, most, ago: since, left } of VOUCHERS)
    await tx.run(sql`
      insert into vouchers (id, code, percent, amount, currency, most_uses, valid_until, created_by, created_at)
      values (${idAt(random, ago(since).getTime())}, ${code}, ${percent}, ${amount}, ${amount && 'VND'}, ${most}, ${ago(-left)},
        ${ownerId}, ${ago(since)}) on conflict (code) do nothing`)
}
