import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { NO_SIGNALS } from '../../testing/noSignals.ts'
import { systemClock } from '../clock.ts'
import { makeLog } from '../log.ts'
import { startLeased } from './leasedQueue.ts'

test('a round is over when all that was due is done, also when rows end while others are looked for', async () => {
  const due = Array.from({ length: 12 }, (_, n) => n)
  const done: number[] = []
  const services = { clock: systemClock, signals: NO_SIGNALS, log: makeLog('silent') }
  const queue = startLeased<number>(services, {
    queue: 'webhooks',
    atOnce: 20,
    async take({ busy }) {
      const rows = due.splice(0, 4 - busy.length)
      await sleep(5)
      return rows
    },
    async work(row) {
      await sleep(20)
      done.push(row)
    },
    complaint: '',
  })
  await queue.round()
  expect(done).toHaveLength(12)
  await queue.close()
})
