// Keys that are sent again, and jobs that go on, after a step of the clock.
import { setTimeout as sleep } from 'node:timers/promises'
import { leads } from '@portico/contract/leads.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { FEATURES } from '@portico/server/processes/features.ts'
import { ask, compare, type Stand, type Trial } from './stand.ts'

/** The jobs whose rounds a run can wait for. One is looked at once in each round, and may have run a little less than a round ago. */
const QUICK_SECONDS = 5
const LONGEST_MS = 2 * QUICK_SECONDS * 1000 + 3000

/** A call that is sent again under its key is not done a second time. */
export const keys: Trial = async (stand) => {
  const key = crypto.randomUUID()
  const send = async () => {
    const token = await stand.system.venue.token()
    return ask(stand, leads.create, { body: { name: key } }, { token, headers: { 'idempotency-key': key } })
  }
  const first = await send()
  return async () => {
    const again = await send()
    const isSame = again.code === '' && again.reply?.id === first.reply?.id
    return isSame ? [] : [`a key sent again: ${first.code || again.code || 'done twice'}`]
  }
}

/** Every job that is due soon runs, also when it ran last at a time that has not come yet. */
export const jobs: Trial = async (stand) => {
  const names = FEATURES.flatMap(({ jobs: all = [] }) => all).flatMap(({ name, pace }) =>
    'everySeconds' in pace && pace.everySeconds <= QUICK_SECONDS ? [name] : [],
  )
  return async (by) => {
    if (by >= 0) return []
    const before = await countRuns(stand)
    const from = monotonicMs()
    let idle = names
    while (idle.length > 0 && monotonicMs() - from < LONGEST_MS) {
      await sleep(250)
      const runs = await countRuns(stand)
      idle = names.filter((name) => (runs.get(name) ?? 0) <= (before.get(name) ?? 0))
    }
    return idle.flatMap((name) => compare(`the job ${name}`, 'idle', 'running'))
  }
}

function countRuns({ system }: Stand): Promise<Map<string, number>> {
  return system.look(async ({ db }) => {
    const rows = await db.asSystem((tx) => tx.rows(sql<{ name: string; runs: number }>`select name, runs from jobs`))
    return new Map(rows.map(({ name, runs }) => [name, runs]))
  })
}
