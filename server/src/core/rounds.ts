// Works off rows of a table: at once when signalled, and periodically for retries.
import { monotonicMs } from './clock.ts'
import type { Queue } from './db/topics.ts'
import type { Services } from './services.ts'
import type { Signals } from './signals.ts'

/** How long signals wait for more of them. The first is answered at once. */
const GATHER_MS = 200

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
  /** Whether signals that follow another one at once share a round. */
  gathers?: boolean
  /** The log message when a round failed. */
  complaint: string
}

export type RoundServices = Pick<Services, 'log'> &
  Partial<Pick<Services, 'metrics'>> & { signals: Pick<Signals, 'subscribe' | 'onReconnect'> }

/** Starts the rounds. Any number of processes may run them: `some` takes rows that no other process holds. */
export function startRounds(
  { signals, log, metrics }: RoundServices,
  { queue, some, everyMs, gathers = false, complaint }: Work,
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
    try {
      do {
        isAskedAgain = false
        while ((await take()) > 0 && !isClosed);
      } while (isAskedAgain && !isClosed)
    } finally {
      // At once: what is asked a moment later would join a round that no longer looks.
      running = undefined
    }
  }
  async function round() {
    isAskedAgain = true
    if (!isClosed) await (running ??= untilEmpty())
  }
  let gathersUntil = 0
  let gathering: NodeJS.Timeout | undefined
  const wake = () => {
    if (gathering) return
    const wait = gathersUntil - monotonicMs()
    if (wait > 0) gathering = setTimeout(begin, wait)
    else begin()
  }
  function begin() {
    gathering = undefined
    if (gathers) gathersUntil = monotonicMs() + GATHER_MS
    round().catch((error: Error) => {
      metrics?.workedOff(queue, undefined)
      log.warn({ reason: error.message }, complaint)
    })
  }
  const stopListening = signals.subscribe(queue, wake)
  signals.onReconnect(wake)
  const timer = setInterval(wake, everyMs)
  return {
    round,
    async close() {
      isClosed = true
      clearInterval(timer)
      clearTimeout(gathering)
      stopListening()
      await running?.catch(() => undefined)
    },
  }
}
