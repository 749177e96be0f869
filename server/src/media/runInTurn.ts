import { fail } from '../core/fail.ts'

const MOST_WAITING = 12
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Runs heavy work one after the other in this process. @throws server/busy when too many wait already. */
export async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw fail('server/busy')
  waiting++
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    waiting--
  }
}
