// The control: a database that answers before the disk has it loses, a client without keys does things twice, and both are seen.
import type { Options } from './options.ts'
import { startSystem } from './rig/system.ts'
import { killAll, underLoad } from './storm.ts'
import type { Row } from './table.ts'

const DATABASE_KILLS = 6
const PAUSE_MS = 1500

export async function control({ databaseKills }: Options): Promise<Row[]> {
  const system = await startSystem({ isDurable: false })
  const kills = Math.min(databaseKills, DATABASE_KILLS)
  try {
    const seen = await underLoad(
      system,
      () => killAll(system, { kills: 0, databaseKills: kills, pauseMs: PAUSE_MS }),
      false,
    )
    const under = `${kills} kills of PostgreSQL, ${seen.acknowledged} acknowledged writes`
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
