// Works off rows of a table: at once when signalled, and periodically for retries.
import type { Queue } from './db/topics.ts'
import type { Services } from './services.ts'

export type Rounds = {
  /** Does all that is due; tests call it instead of waiting. */
  round(): Promise<void>
  close(): Promise<void>
}

type Work = {
  /** The queue whose signal wakes it. */
  queue: Queue
  /** Does some of it. @returns how much; 0 when nothing is left */
  some(): Promise<number>
  /** How often to look without a signal, for retries. */
  everyMs: number
  /** The log message when a round failed. */
  complaint: string
}

/** Starts the rounds. Any number of processes may run them: `some` takes rows that no other process holds. */
export function startRounds(
  { signals, log, metrics }: Pick<Services, 'signals' | 'log'> & Partial<Pick<Services, 'metrics'>>,
  { queue, some, everyMs, complaint }: Work,
): Rounds {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isClosed = false

  async function take() {
    const count = await some()
    metrics?.workedOff(queue, count)
    return count
  }
  async function untilEmpty() {
    do {
      isAskedAgain = false
      while (!isClosed && (await take()) > 0);
    } while (isAskedAgain && !isClosed)
  }
  const round = () => {
    isAskedAgain = true
    running ??= untilEmpty().finally(() => (running = undefined))
    return running
  }
  const wake = () =>
    void round().catch((error: Error) => {
      metrics?.workedOff(queue, undefined)
      log.warn({ reason: error.message }, complaint)
    })
  const stopListening = signals.subscribe(queue, wake)
  signals.onReconnect(wake)
  const timer = setInterval(wake, everyMs)
  return {
    round,
    async close() {
      isClosed = true
      clearInterval(timer)
      stopListening()
      await running?.catch(() => undefined)
    },
  }
}
