// What became of rows, counted; and what is wrong with them, as far as there is room to remember it.
import { MOST_PROBLEMS, type RowProblem } from '@portico/contract/imports/fields.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Job } from './job.ts'
import type { ReadRow, WrongCell } from './readRow.ts'

export type Counts = { added: number; updated: number; skipped: number; wrong: number }
export type Problem = { line: number; field: string; problem: RowProblem }

export const NOTHING: Counts = { added: 0, updated: 0, skipped: 0, wrong: 0 }

/** The sum of two. */
export function addCounts(one: Counts, other: Counts): Counts {
  return {
    added: one.added + other.added,
    updated: one.updated + other.updated,
    skipped: one.skipped + other.skipped,
    wrong: one.wrong + other.wrong,
  }
}

/** The problems of rows that could not be read. */
export function problemsOf({ columns }: Job, rows: readonly ReadRow[]): Problem[] {
  return rows.flatMap((row) => (row.wrong ? row.wrong.map((cell) => problemOf(columns, row.line, cell)) : []))
}

/** A problem as it is written down, under the name of its column. */
export function problemOf(columns: Job['columns'], line: number, { index, problem }: WrongCell): Problem {
  const isOfRow = problem === 'nobody' || problem === 'row-long' || problem === 'erased'
  return { line, field: isOfRow ? '' : columns[index]?.name || `#${index + 1}`, problem }
}

/** Writes problems down while there is room. @returns how many there are with these */
export async function writeProblems(
  tx: Tx,
  { pageId, id }: Job,
  { problems, before }: { problems: readonly Problem[]; before: number },
): Promise<number> {
  const kept = problems.slice(0, Math.max(0, MOST_PROBLEMS - before))
  if (kept.length > 0)
    await tx.run(sql`
      insert into import_problems (page_id, import_id, line, field, problem)
      select ${pageId}, ${id}, r.line, r.field, r.problem
      from unnest(${kept.map(({ line }) => line)}::int[], ${kept.map(({ field }) => field)}::text[],
        ${kept.map(({ problem }) => problem)}::text[]) as r (line, field, problem) on conflict do nothing`)
  return before + problems.length
}
