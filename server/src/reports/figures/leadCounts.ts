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
    stages: withNames(bars('stage', 'entered'), await readStageNames(reader)),
    sources: bars('source', 'created'),
    series,
  }
}

/** What venues call stages of their own. */
async function readStageNames({ tx, pages }: Reader): Promise<Map<string, string>> {
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select s ->> 'id' as id, min(s ->> 'name') as name from lead_boards b cross join jsonb_array_elements(b.stages) s
    where b.page_id = any(${pages}::uuid[]) and s ->> 'name' <> '' group by 1`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function withNames<Bar extends { key: string }>(bars: readonly Bar[], names: ReadonlyMap<string, string>) {
  return bars.map((bar) => {
    const name = names.get(bar.key)
    return name === undefined ? bar : { ...bar, name }
  })
}

type Lead = { stage: string; source: string; created: number; entered: number }

function readLeads(reader: Reader, range: Range): Promise<Lead[]> {
  return reader.tx.rows(sql<Lead>`
    select stage, source, sum(created)::bigint as created, sum(entered)::bigint as entered
    from ${rowsOf(reader, 'lead', range, ['stage', 'source'])} d group by 1, 2`)
}
