// Heavy work on bytes that people bring: one after the other, so that it never takes all of the machine.
import { fail } from './fail.ts'

/** A line of its own for one kind of work. The line throws server/busy when too many wait already. */
export function makeTurns(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= mostWaiting) throw fail('server/busy')
    waiting++
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting--
    }
  }
}
