// Details of a failed test beside its error: printed at once, and again at the end of the run (scripts/test.ts).
import type { RunnerTestCase, TaskMeta } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What was seen when the test failed. */
    seen?: string[]
    /** Why a test is skipped. */
    skipReason?: string
  }
}

/** Whether this try of a test failed. */
export function hasFailed({ result }: RunnerTestCase): boolean {
  return result?.state === 'fail'
}

export function tellFailure(test: RunnerTestCase, lines: readonly string[]): void {
  if (lines.length === 0) return
  console.error([test.name, ...lines].join('\n'))
  const meta: TaskMeta = test.meta
  meta.seen = [...(meta.seen ?? []), ...lines]
}
