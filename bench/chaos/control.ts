// The control: a database that answers before the disk has it loses, a client without keys does things twice, and both are seen.
import type { Options } from './options.ts'
import { startSystem } from './rig/system.ts'
import { killAll, underLoad } from './storm.ts'
import type { Row } from './table.ts'

const DATABASE_KILLS = 6
/** Of servers: what one has done and not answered is sent again. */
const KILLS = 16
const PAUSE_MS = 1500

export async function control({ kills, databaseKills }: Options): Promise<Row[]> {
  const system = await startSystem({ isDurable: false })
  const killed = { kills: Math.min(kills, KILLS), databaseKills: Math.min(databaseKills, DATABASE_KILLS) }
  try {
    const seen = await underLoad(system, () => killAll(system, { ...killed, pauseMs: PAUSE_MS }), false)
    const under = `${killed.databaseKills} kills of PostgreSQL, ${killed.kills} of servers, ${seen.acknowledged} acknowledged writes`
    return [
      moreRow(`control: lost with synchronous_commit=off (${under})`, seen.lost.length),
      moreRow('control: done twice without Idempotency-Key', seen.twice.length),
    ]
  } finally {
    await system.stop()
  }
}

function moreRow(promise: string, seen: number): Row {
  return { promise, seen: String(seen), limit: 'more than 0', isHeld: seen > 0 }
}
