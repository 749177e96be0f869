// How much one guest gets of all automations together.
import { sql, type Tx } from '../core/db/database.ts'

/** Messages to one guest, at most. */
export type Caps = { mostADay: number; mostAWeek: number }

const USUAL: Caps = { mostADay: 2, mostAWeek: 5 }

/** The venue's limits, or the usual ones. */
export async function readSettings(tx: Tx, pageId: string): Promise<Caps> {
  const own = await tx.first(sql<Caps>`
    select most_a_day, most_a_week from automation_settings where page_id = ${pageId}`)
  return own ?? USUAL
}

/** Replaces them. */
export async function writeSettings(tx: Tx, pageId: string, { mostADay, mostAWeek }: Caps): Promise<void> {
  await tx.run(sql`
    insert into automation_settings (page_id, most_a_day, most_a_week) values (${pageId}, ${mostADay}, ${mostAWeek})
    on conflict (page_id) do update set most_a_day = excluded.most_a_day, most_a_week = excluded.most_a_week`)
}
