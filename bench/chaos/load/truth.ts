// What the database holds of what was acknowledged: each once, and every order whole.
import { sql, type RawBuilder } from '@portico/server/core/db/database.ts'
import { pointFaults } from '@portico/server/testing/points.ts'
import type { Beside } from '../../../scripts/openBeside.ts'
import { GIFT_STOCK } from '../../loyalty/phones.ts'
import { SESSION_BYTES, SESSION_SECONDS } from '../../radius/packets.ts'
import type { Write } from './clients.ts'
import type { Acknowledged } from './mixed.ts'

type Marks = RawBuilder<{ mark: string; times: number }>
export type Verdict = { acknowledged: number; lost: string[]; twice: string[]; halfDone: number }

/** Where each kind of write is found, with how often. */
function marksOf(pageId: string): Record<Write, Marks> {
  return {
    lead: sql`select name as mark, count(*)::int as times from leads where page_id = ${pageId} group by 1`,
    'lead note': sql`select text as mark, count(*)::int as times from lead_notes where page_id = ${pageId} and kind = 'note' group by 1`,
    points: sql`
      select split_part(key, ':', 3) as mark, count(*)::int as times from points_transfers
      where page_id = ${pageId} and key like 'adjust:%' group by 1`,
    'gift order': sql`select key as mark, count(*)::int as times from gift_orders where page_id = ${pageId} group by 1`,
    'gift served': sql`
      select o.id::text as mark, count(*)::int as times from gift_orders o
      join points_transfers t on t.page_id = o.page_id and t.closes = o.hold_id and t.to_account = 'spent'
      where o.page_id = ${pageId} and o.status = 'used' group by 1`,
    'portal sign-in': sql`
      select v.mac as mark, count(*)::int as times from visits v join guests g on g.page_id = v.page_id and g.id = v.guest_id
      where v.page_id = ${pageId} and g.name = 'Lan ' || v.mac group by 1`,
    consent: sql`
      select d.mac as mark, count(*)::int as times from guest_devices d
      join consents c on c.page_id = d.page_id and c.guest_id = d.guest_id and c.purpose = 'terms' and c.is_given
      where d.page_id = ${pageId} group by 1`,
    session: sql`
      select s.acct_session_id as mark, count(*)::int as times from sessions s
      join visits v on v.page_id = s.page_id and v.id = s.visit_id and v.status = 'ended'
      where s.page_id = ${pageId} and s.seconds = ${SESSION_SECONDS} and s.up_bytes + s.down_bytes = ${SESSION_BYTES}
        and s.stopped_at is not null and not s.is_stop_inferred group by 1`,
  }
}

/** Compares what was acknowledged with what is there. */
export async function judge(
  services: Beside['services'],
  pageId: string,
  acknowledged: Acknowledged,
): Promise<Verdict> {
  const [lost, twice]: [string[], string[]] = [[], []]
  for (const [write, statement] of Object.entries(marksOf(pageId)) as [Write, Marks][]) {
    const rows = await services.db.asSystem((tx) => tx.rows(statement))
    const times = new Map(rows.map((row) => [row.mark, row.times]))
    for (const mark of acknowledged[write]) if (!times.has(mark)) lost.push(`${write} ${mark}`)
    for (const [mark, often] of times) if (often > 1) twice.push(`${write} ${mark}`)
  }
  const all = Object.values(acknowledged).reduce((sum, marks) => sum + marks.size, 0)
  return { acknowledged: all, lost, twice, halfDone: await countHalfDone(services, pageId) }
}

/** Orders whose price, stock and state disagree, and points that do not add up. */
async function countHalfDone(services: Beside['services'], pageId: string): Promise<number> {
  const faults = await pointFaults({ services }, pageId)
  const row = await services.db.asSystem((tx) =>
    tx.first(sql<{ orders: number; stock: number }>`
      select (select count(*)::int from gift_orders o where o.page_id = ${pageId} and
          (o.status in ('accepted', 'used')) <> exists (select from points_transfers t
            where t.page_id = o.page_id and t.closes = o.hold_id and t.to_account = 'spent')) as orders,
        abs((select sum(${GIFT_STOCK}::int - stock)::int from gifts where page_id = ${pageId})
          - (select count(*)::int from gift_orders where page_id = ${pageId} and is_stocked))::int as stock`),
  )
  return faults.length + (row?.orders ?? 0) + (row?.stock ?? 0)
}
