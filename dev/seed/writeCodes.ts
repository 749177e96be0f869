// Access codes of the café: a printed sheet for the tables, some of it used, and a kind the counter issues.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import type { Secrets } from '@portico/server/core/secrets.ts'
import { lookupOf, makeCodes } from '@portico/server/accessCodes/codes.ts'
import { idAt, makeRandom } from './random.ts'

const DAY_MS = 86_400_000
const SEED = 20_044
const LENGTH = 10

type Batch = { kind: 'sheet' | 'counter'; name: string; minutes: number; codes: number; used: number; daysAgo: number }
const BATCHES: readonly Batch[] = [
  { kind: 'sheet', name: 'Phiếu 2 giờ cho bàn ngoài sân', minutes: 120, codes: 24, used: 9, daysAgo: 21 },
  { kind: 'counter', name: 'Khách ngồi làm việc cả ngày', minutes: 720, codes: 6, used: 4, daysAgo: 14 },
]

type Of = { pageId: string; ownerId: string; clerkId: string; secrets: Secrets; now: Date }

export async function writeCodes(tx: Tx, { pageId, ownerId, clerkId, secrets, now }: Of): Promise<void> {
  const random = makeRandom(SEED)
  const visits = await tx.rows(sql<{ id: string; mac: string; at: Date }>`
    select id, mac, online_at as at from visits
    where page_id = ${pageId} and online_at > ${new Date(now.getTime() - 10 * DAY_MS)} order by online_at limit 60`)
  for (const { kind, name, minutes, codes, used, daysAgo } of BATCHES) {
    const madeAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const batchId = idAt(random, madeAt.getTime())
    await tx.run(sql`
      insert into access_code_batches (page_id, id, name, kind, alphabet, length, most, duration_minutes, max_devices, created_by, created_at)
      values (${pageId}, ${batchId}, ${name}, ${kind}, 'digits', ${LENGTH}, ${codes}, ${minutes}, 1, ${ownerId}, ${madeAt})`)
    for (const [index, code] of makeCodes('digits', LENGTH, codes).entries()) {
      const visit = index < used ? visits.shift() : undefined
      const codeId = idAt(random, madeAt.getTime())
      const firstUsedAt = visit ? new Date(visit.at) : null
      const expiresAt = firstUsedAt && new Date(firstUsedAt.getTime() + minutes * 60_000)
      await tx.run(sql`
        insert into access_codes (page_id, id, batch_id, number, lookup, sealed, issued_by, created_at, first_used_at, expires_at)
        values (${pageId}, ${codeId}, ${batchId}, ${index + 1}, ${lookupOf(secrets, pageId, code)}, ${secrets.seal(code)},
          ${kind === 'counter' ? clerkId : null}, ${madeAt}, ${firstUsedAt}, ${expiresAt})`)
      if (visit)
        await tx.run(
          sql`insert into access_code_visits (page_id, visit_id, code_id) values (${pageId}, ${visit.id}, ${codeId})`,
        )
    }
  }
}
