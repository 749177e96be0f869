import type { LeadsReport } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { headOf, type Reader } from '../read/reader.ts'
import { bucketsOf, monthOf, type Range } from '../read/range.ts'
import { MONTH } from '../count/rollups.ts'
import { daysOf, rowsOf } from '../read/sources.ts'

/** Leads by stage and source. */
export async function leads(reader: Reader): Promise<LeadsReport> {
  const { range, before, tx } = reader
  const { by, starts } = bucketsOf(range)
  const [now, then, created] = await Promise.all([
    readLeads(reader, range),
    before ? readLeads(reader, before) : null,
    tx.rows(sql<{ on: string; created: number }>`
      select ${by === 'day' ? sql`day` : MONTH} as on, sum(created)::bigint as created
      from ${by === 'day' ? daysOf(reader, 'lead', range) : rowsOf(reader, 'lead', range, ['day'], ['created'])} d group by 1`),
  ])
  const bars = (name: 'stage' | 'source', count: 'created' | 'entered') => {
    const sum = (rows: readonly Lead[]) => {
      const sums = new Map<string, number>()
      for (const row of rows) sums.set(row[name], (sums.get(row[name]) ?? 0) + row[count])
      return sums
    }
    const [sums, earlier] = [sum(now), then && sum(then)]
    return [...sums]
      .filter(([, n]) => n > 0)
      .map(([key, n]) => ({ key, count: n, previous: earlier && (earlier.get(key) ?? 0) }))
      .toSorted((a, b) => b.count - a.count)
  }
  const all = (rows: readonly Lead[]) => rows.reduce((sum, row) => sum + row.created, 0)
  const createdOn = new Map(created.map((row) => [row.on, row.created]))
  const series = starts.map((on) => ({ on, created: createdOn.get(by === 'day' ? on : monthOf(on)) ?? 0 }))
  return {
    ...headOf(reader),
    created: all(now),
    previousCreated: then && all(then),
    stages: bars('stage', 'entered'),
    sources: bars('source', 'created'),
    series,
  }
}

type Lead = { stage: string; source: string; created: number; entered: number }

function readLeads(reader: Reader, range: Range): Promise<Lead[]> {
  return reader.tx.rows(sql<Lead>`
    select stage, source, sum(created)::bigint as created, sum(entered)::bigint as entered
    from ${rowsOf(reader, 'lead', range, ['stage', 'source'])} d group by 1, 2`)
}
