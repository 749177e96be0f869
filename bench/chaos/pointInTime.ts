// A database under load with its log in an encrypted repository of pgBackRest: back to any moment, to before a table was dropped, and
// to what the repository has when the machine is lost with its disk.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@portico/server/core/db/database.ts'
import { credit } from '@portico/server/finance/index.ts'
import { POSTGRES_15 } from '@portico/server/testing/oldServer.ts'
import { missing } from '../../e2e/capabilities.ts'
import type { Beside } from '../../scripts/openBeside.ts'
import { median } from '../rig/rounds.ts'
import { startArchived, type Archived } from './archive/archived.ts'
import { faultsOf, PROBES, settleMoment, type Moment } from './archive/ledgers.ts'
import { startMarks, type Marks } from './archive/mark.ts'
import type { Options } from './options.ts'
import { SECRET_KEY, startOn, type Running } from './rig/system.ts'
import { underLoad } from './storm.ts'
import { countRow, type Row } from './table.ts'

const REST_MS = 1000
/** Between two moments, on average. */
const APART_MS = 2000
const CREDIT_MS = 300
const LOSS_SECONDS = 60
const DROPPED = 'points_transfers'
/** From the last segment that is archived by hand until the machine is lost, at most. */
const LAST_MS = 75_000

type Held = Running & { database: Archived }

export async function pointInTime({ points }: Options): Promise<Row[]> {
  const lack = POSTGRES_15 ? missing('pgbackrest') : 'no PostgreSQL 15 found'
  if (lack) return [{ promise: 'point in time', seen: lack, limit: '', isHeld: false }]
  const system = await startOn(startArchived, { only: ['server'] })
  try {
    return await recover(system, points)
  } finally {
    await system.stop()
  }
}

async function recover(system: Held, points: number): Promise<Row[]> {
  const { database } = system
  await database.run(PROBES)
  const marks = await startMarks(database.url)
  try {
    const noted = await noteMoments(system, points)
    const dropped = await dropByMistake(system)
    await database.run('select pg_switch_wal()')
    await untilArchived(database)
    const seconds: number[] = []
    let right = 0
    for (const moment of noted) if (await isRight(system, moment, seconds)) right += 1
    const isBack = await isRight(system, dropped, seconds)
    const loss = await loseMachine(database, marks)
    return [
      countRow(
        `moments restored right, of ${points} under load (counts, sums, trial balance, marks, the wall)`,
        right,
        points,
      ),
      {
        promise: `a table dropped by mistake is back as it was a second before (${DROPPED})`,
        seen: isBack ? 'all of it' : 'not all of it',
        limit: 'all',
        isHeld: isBack,
      },
      {
        promise: 'a restore, until it takes writes',
        seen: `median ${median(seconds).toFixed(1)} s, longest ${Math.max(...seconds).toFixed(1)} s`,
        limit: '900 s',
        isHeld: Math.max(...seconds) <= 900,
      },
      {
        promise: 'the machine is lost with its disk: what the repository lacks',
        seen: `${loss.toFixed(1)} s`,
        limit: `${LOSS_SECONDS} s`,
        isHeld: loss <= LOSS_SECONDS,
      },
      countRow('files of the repository that are not encrypted', database.openFiles().length),
    ]
  } finally {
    await marks.stop()
  }
}

/** A full backup under load, and then moments with what the database held at each. */
async function noteMoments(system: Held, points: number): Promise<Moment[]> {
  const moments: string[] = []
  const seen = await underLoad(
    system,
    async () => {
      const isOver = { now: false }
      const crediting = system.look(({ db, ...services }) => creditOften({ db, ...services }, isOver))
      try {
        await system.database.backUp()
        while (moments.length < points) {
          await sleep(APART_MS * 2 * Math.random())
          moments.push(await timeOf(system.database))
        }
        await sleep(APART_MS)
      } finally {
        isOver.now = true
        await crediting
      }
    },
    true,
    REST_MS,
  )
  console.error(`  ${seen.acknowledged} acknowledged writes, ${seen.perSecond.toFixed(0)}/s`)
  return system.look(async ({ db }) => {
    const settled: Moment[] = []
    for (const at of moments) settled.push(await settleMoment(db, at))
    return settled
  })
}

/** Money comes in all the time, as from bank transfers. */
async function creditOften(services: Beside['services'], isOver: { now: boolean }): Promise<void> {
  const user = await services.db.asSystem((tx) => tx.first(sql<{ id: string }>`select id from users limit 1`))
  for (; !isOver.now; await sleep(CREDIT_MS * 2 * Math.random())) {
    const amount = 1000 + Math.floor(Math.random() * 100_000)
    await credit(services, { userId: user!.id, amount, reason: 'Chaos', key: crypto.randomUUID() })
  }
}

async function timeOf(database: Archived): Promise<string> {
  const [row] = await database.run('select clock_timestamp()::text as at')
  return String(row!['at'])
}

/** @returns the moment a second before, with all that was there */
async function dropByMistake(system: Held): Promise<Moment> {
  const before = await system.look(async ({ db }) => settleMoment(db, await timeOf(system.database)))
  await sleep(1000)
  await system.database.run(`drop table ${DROPPED} cascade`)
  return before
}

/** Until the segment that was closed last is in the repository. */
async function untilArchived(database: Archived): Promise<void> {
  const from = await timeOf(database)
  for (let isThere = false; !isThere; await sleep(200)) {
    const [row] = await database.run(`select last_archived_time > '${from}'::timestamptz
      or last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as is from pg_stat_archiver`)
    isThere = row?.['is'] === true
  }
}

async function isRight(system: Held, { at, holds }: Moment, seconds: number[]): Promise<boolean> {
  const restored = await system.database.restore(at)
  seconds.push(restored.seconds)
  try {
    const { pageId } = system.venue
    const faults = await faultsOf({ url: restored.url, dataDir: system.folder, secretKey: SECRET_KEY, pageId }, holds)
    for (const fault of faults.slice(0, 5)) console.error(`  ${at}: ${fault}`)
    return faults.length === 0
  } finally {
    await restored.remove()
  }
}

/** @returns how many seconds of acknowledged writes are not in the repository */
async function loseMachine(database: Archived, marks: Marks): Promise<number> {
  await sleep(LAST_MS * Math.random())
  await Promise.all([database.lose(), marks.stop()])
  const restored = await database.restore()
  const last = await restored.run('select coalesce(max(mark), 0)::int as mark from chaos.probes')
  return marks.secondsAfter(Number(last[0]!['mark']))
}
