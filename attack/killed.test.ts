// The short form of `npm run chaos`: a server and PostgreSQL killed with `kill -9` under load, and fsync that fails.
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startSystem, type System } from '../bench/chaos/rig/system.ts'
import { killAll, underLoad, type Aftermath } from '../bench/chaos/storm.ts'
import { failSyncs } from '../bench/chaos/sync.ts'
import { missing, skipIf } from '../e2e/capabilities.ts'
import { attack } from './attack.ts'

let system: System
beforeAll(async () => void (system = await startSystem({ only: ['server'] })))
afterAll(() => system.stop())

function expectWhole(seen: Aftermath): void {
  expect(seen).toMatchObject({ lost: [], twice: [], halfDone: 0, refusals: [] })
  expect(system.processes.map((one) => one.falls())).toEqual([0])
  expect([...seen.said.keys()].filter((words) => !words.startsWith('503 '))).toEqual([])
}

attack('kill -9 of the server and of PostgreSQL loses nothing acknowledged, and does nothing twice', {
  async control() {
    await setCommit('off')
    const seen = await underLoad(system, () => killAll(system, { kills: 0, databaseKills: 1, pauseMs: 800 }))
    await setCommit('on')
    expect(seen.lost.length).toBeGreaterThan(0)
    return `with synchronous_commit=off ${seen.lost.length} of ${seen.acknowledged} acknowledged writes are lost`
  },
  async attempt() {
    const seen = await underLoad(system, () => killAll(system, { kills: 2, databaseKills: 1, pauseMs: 500 }))
    expectWhole(seen)
    return `${seen.acknowledged} acknowledged writes, 3 kills: none lost, none twice, no order half done`
  },
})

describe('a disk that does not take what it is given', skipIf(missing('strace')), () => {
  attack('when fsync fails PostgreSQL recovers, and nothing acknowledged is lost', {
    async control() {
      const before = system.postgres.count('PANIC')
      await system.postgres.restart()
      expect(system.postgres.count('PANIC')).toBe(before)
      return 'without the fault PostgreSQL restarts without a panic'
    },
    async attempt() {
      const seen = await failSyncs(system, 1)
      expectWhole(seen)
      expect(seen.result).toBeGreaterThan(0)
      return `${seen.result} panics, ${seen.acknowledged} acknowledged writes: none lost`
    },
  })
})

/** Off, PostgreSQL answers up to ten seconds before the disk has it. */
async function setCommit(mode: 'on' | 'off'): Promise<void> {
  await system.postgres.run(`alter system set synchronous_commit = ${mode}`)
  await system.postgres.run(`alter system set wal_writer_delay = ${mode === 'off' ? "'10s'" : 'default'}`)
  await system.postgres.run('select pg_reload_conf()')
}
