// What is wrong with the lines of a list, before and after they were sent.
import { csvOf } from '@portico/contract/csv.ts'
import { COLUMNS, type Line, type LineProblem } from './csvDevices.ts'
import type { Outcomes } from './importParts.ts'

/** What keeps a line from being added, by itself or by what the server said of it; undefined for one that is right, or is in. */
export function wrongIn({ number, problem }: Line, outcomes: Outcomes): LineProblem | undefined {
  const outcome = outcomes.get(number)
  return problem ?? (outcome === 'added' ? undefined : outcome)
}

/** The lines that are wrong as a file that can be corrected and read again. @param heads the name of the column that says why */
export function wrongLines(
  lines: readonly Line[],
  outcomes: Outcomes,
  heads: string,
  say: (wrong: LineProblem) => string,
): string {
  const wrong = lines.flatMap((line) => {
    const problem = wrongIn(line, outcomes)
    return problem ? [[...COLUMNS.map((name) => line.cells[name]), say(problem)]] : []
  })
  return csvOf([[...COLUMNS, heads], ...wrong])
}
