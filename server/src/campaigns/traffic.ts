import { sql, type Tx } from '../core/db/database.ts'
import type { Traffic } from './pacing.ts'

const WEEKS = 4
const HOURS = Array.from({ length: 24 }, (_, hour) => `sum(h${hour})::float8 / ${WEEKS}`).join(', ')

/** Sign-ins in each hour of a week, by the last four weeks before today. */
export async function readTraffic(tx: Tx, pageId: string, now: Date): Promise<Traffic> {
  const rows = await tx.rows(sql<{ weekday: number; hours: number[] }>`
    select extract(isodow from day)::int as weekday, array[${sql.raw(HOURS)}] as hours
    from profile_day where page_id = ${pageId} and day < ${now}::date and day >= ${now}::date - ${WEEKS * 7}::int group by 1`)
  const byDay = new Map(rows.map(({ weekday, hours }) => [weekday, hours]))
  return Array.from({ length: 168 }, (_, at) => byDay.get(Math.floor(at / 24) + 1)?.[at % 24] ?? 0)
}
