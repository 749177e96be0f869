// What a run saw beside what was promised, as a table for a document.
export type Row = {
  promise: string
  seen: string
  limit: string
  isHeld: boolean
}

/** Prints rows as Markdown. @returns how many were not held */
export function printTable(rows: readonly Row[]): number {
  const cells = rows.map(({ promise, seen, limit, isHeld }) => [promise, seen, limit, isHeld ? 'held' : 'NOT HELD'])
  const table = [['promise', 'seen', 'limit', ''], ['---', '---', '---', '---'], ...cells]
  console.log(`\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
  return rows.filter(({ isHeld }) => !isHeld).length
}

/** A row of what must be exact. */
export function countRow(promise: string, seen: number, limit = 0): Row {
  return { promise, seen: String(seen), limit: String(limit), isHeld: seen === limit }
}
