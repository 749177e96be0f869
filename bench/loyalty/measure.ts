// Loyalty under load: how soon an order rings, how many are redeemed, and processes that do the same commands of 2,000 guests at once, and one of them killed again and again.
import { join } from 'node:path'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { pointFaults } from '@portico/server/testing/points.ts'
import { signIn } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import { killAgainAndAgain, runToEnd } from '../rig/killing.ts'
import type { Options } from '../rig/options.ts'
import type { Round } from '../rig/rounds.ts'
import { COMMANDS_EACH, EARNINGS_EACH } from './commands.ts'
import { measureRedeeming } from './redeeming.ts'
import { measureRing } from './ring.ts'

const MOST_GUESTS = 2000
const LANES = 4
const KILL_AFTER_MS = 1500
const WORKER = join(import.meta.dirname, 'worker.ts')

/** @throws Error when a point was made or lost, or a command had two effects */
export async function measure({ guests, rounds, seconds }: Options): Promise<Figure[]> {
  const portico = await startInstallation()
  try {
    const session = await signIn(portico)
    const { pageId } = session
    const ring = await measureRing(portico, session)
    const redeems = await measureRedeeming(portico, pageId, { rounds: Math.min(rounds, 3), seconds })
    const people = await addGuests(portico, pageId, Math.min(guests, MOST_GUESTS))
    const of = { url: portico.ownerUrl, pageId, guests: people, lanes: LANES }
    const all = people.length * COMMANDS_EACH
    const from = monotonicMs()
    const [kills] = await Promise.all([
      killAgainAndAgain(WORKER, () => ({ ...of, from: Math.floor(all / 2) }), { times: 3, afterMs: KILL_AFTER_MS }),
      runToEnd(WORKER, { ...of, from: 0 }),
      runToEnd(WORKER, { ...of, from: 1 }),
    ])
    const taken = (monotonicMs() - from) / 1000
    await verify(portico, pageId, people)
    const ours: Round[] = [{ value: all / taken, operations: all }]
    const limit = { name: 'row updated, row inserted', rounds: [await measureBare(portico)] }
    const note = `${all} commands, each by three processes, ${kills} killed; balances and sums exact`
    return [ring, ...redeems, figureOf({ name: 'commands', unit: '/s', ours, limit, note })]
  } finally {
    await portico.stop()
  }
}

async function addGuests({ database: { db } }: Installation, pageId: string, count: number): Promise<string[]> {
  const at = new Date()
  const ids = Array.from({ length: count }, () => newId(at))
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into guests (page_id, id, first_seen_at, last_seen_at)
      select ${pageId}, id, ${at}, ${at} from unnest(${ids}::uuid[]) as g (id)`),
  )
  return ids
}

async function verify(portico: Installation, pageId: string, people: readonly string[]): Promise<void> {
  const faults = await pointFaults({ services: portico.database }, pageId)
  const earned = await portico.database.db.asSystem((tx) =>
    tx.first(sql<{ count: number }>`
      select count(*)::int as count from points_transfers
      where page_id = ${pageId} and from_account = 'issued' and key like 'bench:%'`),
  )
  const expected = people.length * EARNINGS_EACH
  if (faults.length > 0 || earned?.count !== expected)
    throw new Error(`points are wrong: ${JSON.stringify({ faults, earned, expected })}`)
}

/** What any ledger pays: one row changed and one written, committed together, by as many at once. */
async function measureBare({ database: { db } }: Installation): Promise<Round> {
  await db.asSystem((tx) => tx.run(sql`select 1`))
  const count = 2000
  const from = monotonicMs()
  let next = 0
  const lane = async () => {
    while (next++ < count)
      await db.asSystem(async (tx) => {
        await tx.run(sql`update jobs set runs = runs where name = ${`bench ${next % LANES}`}`)
        await tx.run(sql`insert into message_counts (key, hour, count) values (${`bench ${next}`}, now(), 1)`)
      })
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { value: (count * 1000) / (monotonicMs() - from), operations: count }
}
