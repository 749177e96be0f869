// Writes a number ten times a second, and knows when each was acknowledged: what a copy has of them says how much is lost.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'

const EVERY_MS = 100

export type Marks = {
  /** Seconds from when this mark was acknowledged until the marks ended. */
  secondsAfter(mark: number): number
  stop(): Promise<void>
}

export async function startMarks(url: string): Promise<Marks> {
  const client = makeClient(url, 'chaos')
  await client.connect()
  const acknowledgedMs = new Map<number, number>()
  let isOver = false
  let endedMs = 0
  const marking = (async () => {
    for (let mark = 1; !isOver; mark++, await sleep(EVERY_MS)) {
      await client.query('insert into chaos.probes values ($1)', [mark])
      acknowledgedMs.set(mark, monotonicMs())
    }
  })().catch(() => undefined)
  return {
    secondsAfter: (mark) => (endedMs - (acknowledgedMs.get(mark) ?? -Infinity)) / 1000,
    async stop() {
      isOver = true
      endedMs = monotonicMs()
      await marking
      await client.end().catch(() => undefined)
    },
  }
}
