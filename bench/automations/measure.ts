// Guests inside twenty automations under kill -9: the server moves them on beside a worker that is killed every two seconds.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@portico/server/core/db/database.ts'
import { startChild } from '../rig/child.ts'
import { signIn } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import type { Options } from '../rig/options.ts'
import { removeFolder } from '../rig/removeFolder.ts'
import { AUTOMATIONS, measureRaw, PATH, writeCrowd } from './crowd.ts'
import type { MoverSettings } from './worker.ts'

const KILL_EVERY_MS = 2000
/** Guests whose first step is due in a second; each comes back a minute later. */
const PER_SECOND = 800
const LATEST_SECONDS = 60

/** @throws Error when a step was lost, done twice, out of order, or more than a minute late */
export async function measure({ guests }: Options): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const portico = await startInstallation(dataDir)
  try {
    const { pageId } = await signIn(portico)
    const spreadSeconds = Math.max(20, guests / PER_SECOND)
    const ids = await writeCrowd(portico, { pageId, guests, spreadSeconds })
    await settle(portico.ownerUrl)
    const raw = await measureRaw(portico, pageId, ids[0]!)
    const moving = { isOver: false }
    const [kills] = await Promise.all([
      killAgainAndAgain({ dataDir, ownerUrl: portico.ownerUrl }, moving),
      untilOver(portico, pageId, ids).finally(() => (moving.isOver = true)),
    ])
    const { stepsPerSecond, p50, p99, most } = await verify(portico, { pageId, ids, guests })
    const late = `late by ${p50.toFixed(1)} s in the middle, p99 ${p99.toFixed(1)} s, at most ${most.toFixed(1)} s`
    const note = `${guests} guests in ${AUTOMATIONS} automations, ${kills} workers killed; each step once and in order; ${late}`
    const limit = { name: 'the same rows alone', rounds: [{ value: raw, operations: 1 }] }
    const ours = [{ value: stepsPerSecond, operations: guests * PATH.length }]
    return [figureOf({ name: 'automations', unit: ' steps/s', ours, limit, note })]
  } finally {
    await portico.stop()
    await removeFolder(dataDir)
  }
}

/** @returns how many were killed while at work */
async function killAgainAndAgain(of: MoverSettings, moving: { isOver: boolean }): Promise<number> {
  let kills = 0
  while (!moving.isOver) {
    const child = await startChild(join(import.meta.dirname, 'worker.ts'), of)
    await sleep(KILL_EVERY_MS)
    process.kill(child.pid, 'SIGKILL')
    kills += 1
    await child.stop()
  }
  return kills
}

async function untilOver({ database: { db } }: Installation, pageId: string, ids: readonly string[]): Promise<void> {
  for (;;) {
    const left = await db.asSystem((tx) =>
      tx.first(sql`
        select 1 from automation_people
        where page_id = ${pageId} and automation_id = any(${[...ids]}::uuid[]) and state = 'open' limit 1`),
    )
    if (!left) return
    await sleep(500)
  }
}

type Of = { pageId: string; ids: readonly string[]; guests: number }
type Verdict = { wrong: number; p50: number; p99: number; most: number; stepsPerSecond: number }

async function verify({ database: { db } }: Installation, { pageId, ids, guests }: Of): Promise<Verdict> {
  const of = sql`page_id = ${pageId} and automation_id = any(${[...ids]}::uuid[])`
  const row = await db.asSystem((tx) =>
    tx.first(sql<Verdict>`
      with ordered as (
        select entry_id, array_agg(step_id order by at, array_position(${[...PATH]}::text[], step_id)) as path
        from automation_log where ${of} group by entry_id)
      select (select count(*) filter (where path <> ${[...PATH]}::text[]) + abs(count(*) - ${guests}::int) from ordered)::int as wrong,
        (select percentile_disc(0.5) within group (order by extract(epoch from at - due_at)) from automation_log where ${of})::float8 as p50,
        (select percentile_disc(0.99) within group (order by extract(epoch from at - due_at)) from automation_log where ${of})::float8 as p99,
        (select max(extract(epoch from at - due_at)) from automation_log where ${of})::float8 as most,
        (select count(*) / extract(epoch from max(at) - min(at)) from automation_log where ${of})::float8 as steps_per_second`),
  )
  if (!row || row.wrong > 0 || row.most > LATEST_SECONDS)
    throw new Error(`automations are wrong: ${JSON.stringify(row ?? null)}`)
  return row
}
