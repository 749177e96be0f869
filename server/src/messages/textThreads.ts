// Whom the number that all venues share has written to, and for which venue: an answer to it belongs to the newest.
import { createHmac } from 'node:crypto'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

type Uses = Pick<Services, 'secrets'>

const DAY_MS = 24 * 3600_000
/** Later answers are nobody's. */
const KEPT_MS = 60 * DAY_MS

/** Notes that a page wrote to these numbers. */
export async function noteTexted(
  uses: Uses,
  tx: Tx,
  { pageId, numbers, at }: { pageId: string; numbers: readonly string[]; at: Date },
): Promise<void> {
  if (numbers.length === 0) return
  const hashes = [...new Set(numbers)].map((number) => hashOf(uses, number).toString('hex')).toSorted()
  await tx.run(sql`
    insert into text_threads (page_id, number_hash, at)
    select ${pageId}, decode(h, 'hex'), ${at} from unnest(${hashes}::text[]) h order by h
    on conflict (page_id, number_hash) do update set at = excluded.at`)
}

/** The pages that wrote to a number through the shared provider, the newest first. @param tx of the system role */
export async function pagesThatTexted(uses: Uses, tx: Tx, number: string, now: Date): Promise<string[]> {
  const rows = await tx.rows(sql<{ pageId: string }>`
    select t.page_id from text_threads t join pages p on p.id = t.page_id and p.deleted_at is null
    where t.number_hash = ${hashOf(uses, number)} and t.at > ${new Date(now.getTime() - KEPT_MS)} order by t.at desc limit 50`)
  return rows.map(({ pageId }) => pageId)
}

/** Forgets those whose answers come to nobody any more. */
export async function clearTextThreads(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from text_threads where at < ${new Date(now.getTime() - KEPT_MS)}`)
}

function hashOf({ secrets }: Uses, number: string): Buffer {
  return createHmac('sha256', secrets.deriveLasting('text threads')).update(number).digest()
}
