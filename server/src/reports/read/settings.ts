import type { ReportSettings } from '@portico/contract/reports.ts'
import type * as z from 'zod'
import { sql, type Tx } from '../../core/db/database.ts'

type Settings = z.output<typeof ReportSettings>
const USUAL: Settings = { engagedMinutes: 3, longMinutes: 15 }

/** From how many minutes a stay on a page is engaged, and long. */
export async function readSettings(tx: Tx, pageId: string): Promise<Settings> {
  const row = await tx.first(sql<Settings>`
    select engaged_minutes, long_minutes from report_settings where page_id = ${pageId}`)
  return row ?? USUAL
}

/** Changes them. */
export async function saveSettings(tx: Tx, pageId: string, { engagedMinutes, longMinutes }: Settings): Promise<void> {
  await tx.run(sql`
    insert into report_settings (page_id, engaged_minutes, long_minutes) values (${pageId}, ${engagedMinutes}, ${longMinutes})
    on conflict (page_id) do update set engaged_minutes = excluded.engaged_minutes, long_minutes = excluded.long_minutes`)
}
