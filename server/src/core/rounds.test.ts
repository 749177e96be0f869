import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
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
  const { close } = startRounds({ signals: { subscribe, onReconnect: () => undefined }, log: makeLog('silent') }, work)
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
