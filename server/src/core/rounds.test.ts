import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { NO_SIGNALS } from '../testing/noSignals.ts'
import { makeLog } from './log.ts'
import { startRounds } from './rounds.ts'
import type { Signals } from './signals.ts'

test('the first of many signals is answered at once, the others together, and the last is not forgotten', async () => {
  const wakes: (() => void)[] = []
  const subscribe: Signals['subscribe'] = (_queue, listen) => {
    wakes.push(() => listen('profiles'))
    return () => undefined
  }
  let [waiting, rounds] = [0, 0]
  const some = async () => {
    const taken = waiting
    waiting = 0
    if (taken > 0) rounds += 1
    return taken
  }
  const work = { queue: 'happenings', some, everyMs: 60_000, gathers: true, complaint: '' } as const
  const { close } = startRounds({ signals: { ...NO_SIGNALS, subscribe }, log: makeLog('silent') }, work)
  const add = () => {
    waiting += 1
    for (const wake of wakes) wake()
  }
  add()
  await sleep(0)
  expect({ waiting, rounds }).toEqual({ waiting: 0, rounds: 1 })
  for (let n = 0; n < 50; n++) add()
  await sleep(0)
  expect({ waiting, rounds }).toEqual({ waiting: 50, rounds: 1 })
  await expect.poll(() => ({ waiting, rounds })).toEqual({ waiting: 0, rounds: 2 })
  await close()
})

test.each(Array.from({ length: 8 }, (_, n) => n))(
  'what is asked %i microtasks after the last row was found missing is still looked for',
  async (microtasks) => {
    let looks = 0
    const some = async () => {
      looks += 1
      if (looks === 1) void askSoon()
      return 0
    }
    const work = { queue: 'webhooks', some, everyMs: 60_000, complaint: '' } as const
    const { round, close } = startRounds({ signals: NO_SIGNALS, log: makeLog('silent') }, work)
    async function askSoon() {
      for (let n = 0; n < microtasks; n++) await Promise.resolve()
      void round()
    }
    await round()
    await sleep(0)
    expect(looks).toBe(2)
    await close()
  },
)
