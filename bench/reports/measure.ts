// Every report over HTTP while events arrive, beside the same question asked of the raw events in the same database.
import type pg from 'pg'
import { systemClock } from '@portico/server/core/clock.ts'
import { sql, type Database } from '@portico/server/core/db/database.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { makeTokens } from '@portico/server/core/tokens.ts'
import { recordEvents } from '@portico/server/reports/index.ts'
import { sketchDays } from '@portico/server/reports/count/upkeep.ts'
import { cpuSince, cpuTime } from '../rig/cpu.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import type { Options } from '../rig/options.ts'
import { percentile } from '../rig/rounds.ts'
import { ask } from './asking.ts'
import { measureBytes } from './bytes.ts'
import { checkCounts } from './counting.ts'
import { direct, QUESTIONS } from './direct.ts'
import { ingest, makeEvents, type Maker } from './generate.ts'
import { makeHistory } from './history.ts'
import { isBegun } from './loading.ts'
import { makeVenues, type Scope } from './venues.ts'

const REPORTS = [
  'overview',
  'campaigns',
  'visits',
  'devices',
  'software',
  'times',
  'survey',
  'leads',
  'guests',
  'top-users',
]
const DAYS = [7, 30, 365]
const CALLS = 10
const DAY_MS = 86_400_000

export async function measure({ rounds, events: asked, keep, only }: Options): Promise<Figure[]> {
  const portico = await startInstallation(keep)
  const { db, secrets } = portico.database
  const owner = makeClient(portico.ownerUrl, 'bench')
  await owner.connect()
  try {
    const now = systemClock.now()
    const begun = await isBegun(owner)
    const had = begun ? 0 : await countEvents(db)
    const events = had || asked
    const venues = await makeVenues(db, makeTokens(secrets, systemClock), events > 3_000_000 ? 2000 : 500, now)
    const make = makeEvents(venues.pages, events)
    const figures: Figure[] = []
    const tell = (figure: Figure) => {
      figures.push(figure)
      const beside = figure.limit ? `; ${figure.limit.name} ${figure.limit.median.toFixed(0)}` : ''
      process.stderr.write(`${figure.name}: ${figure.median.toFixed(1)} ${figure.note ?? ''}${beside}\n`)
    }
    if (had === 0) {
      if (!begun) for (const figure of await bytesOf(db, owner, now)) tell(figure)
      await makeHistory(portico.ownerUrl, make, events, venues.madeAt)
      await settle(portico.ownerUrl)
      await checkCounts(
        db,
        [40, 200, 399].map((index) => venues.pages[index]!),
      )
    }
    while ((await sketchDays({ db }, now, 20_000)) > 0) process.stderr.write('~')
    await settle(portico.ownerUrl)
    const cpu = cpuTime(process.pid, portico.pid)
    const made = await ingest(db, make, 20_000, now.getTime())
    const spent = cpuSince(cpu, process.pid, portico.pid)
    tell(
      figureOf({
        name: `ingest into ${Math.round(events / 1e5) / 10} million, batches of 2,000`,
        unit: 'events/s',
        ours: [{ value: made.events / made.seconds, cpu: spent, operations: made.events }],
      }),
    )
    const running = startIngest(portico, make)
    try {
      for (const scope of venues.scopes)
        for (const days of DAYS) await measureScope(portico, owner, scope, days, { rounds, only, tell })
    } finally {
      await running.stop()
    }
    return figures
  } finally {
    await owner.end()
    await portico.stop()
  }
}

async function measureScope(
  portico: Installation,
  owner: pg.Client,
  scope: Scope,
  days: number,
  { rounds, only, tell }: Pick<Options, 'rounds' | 'only'> & { tell(figure: Figure): void },
): Promise<void> {
  // In the venues' time zone, seven hours ahead.
  const today = systemClock.now().getTime() + 7 * 3600_000
  const dayOf = (back: number) => new Date(today - back * DAY_MS).toISOString().slice(0, 10)
  const since = new Date(`${dayOf(days - 1)}T00:00:00+07:00`)
  for (const report of only ?? REPORTS) {
    const ours = await ask(portico, scope, report, dayOf(days - 1), CALLS * rounds)
    const question = report as keyof typeof QUESTIONS
    const told =
      !only && Object.hasOwn(QUESTIONS, report) ? await direct(owner, question, scope.pages, since) : undefined
    const p95 = percentile(
      ours.map((round) => round.value),
      0.95,
    )
    const limit = told && { name: 'raw events', rounds: told }
    tell(
      figureOf({
        name: `${report}, ${scope.name}, ${days} d`,
        unit: 'ms',
        ours,
        limit,
        note: `p95 ${p95.toFixed(1)} ms`,
      }),
    )
    if (only || report !== 'overview') continue
    // The overview includes them, so it cannot be faster.
    const unique = await direct(owner, 'unique guests', scope.pages, since)
    const name = `overview beside unique guests alone, ${scope.name}, ${days} d`
    tell(figureOf({ name, unit: 'ms', ours, limit: { name: 'raw events', rounds: unique } }))
  }
  if (only) return
  const past = await ask(portico, scope, 'overview', `${dayOf(days + 20)},${dayOf(20)}`, CALLS * rounds)
  tell(figureOf({ name: `overview of past days, ${scope.name}, ${days} d`, unit: 'ms', ours: past }))
}

/** How many events a kept folder contains, without the demo venue's; 0 for a new one. */
async function countEvents(db: Database): Promise<number> {
  const row = await db.asSystem((tx) =>
    tx.first(sql<{ n: number }>`
      select coalesce(sum(visits + ended + impressions + clicks + answers), 0)::bigint as n
      from visit_month where page_id in (select id from pages where name ~ '^Venue [0-9]+$')`),
  )
  return row!.n
}

async function bytesOf(db: Database, owner: pg.Client, now: Date): Promise<Figure[]> {
  const bytes = await measureBytes(db, owner, now.getTime())
  const sum = [...bytes.values()].reduce((all, one) => all + one, 0)
  const most = [...bytes].toSorted((a, b) => b[1] - a[1]).filter(([, each]) => each >= 1)
  const note = most.map(([table, each]) => `${table} ${each.toFixed(1)}`).join(', ')
  return [figureOf({ name: 'space of an event', unit: 'bytes', ours: [{ value: sum }], note })]
}

/** Keeps writing events while reports are read. */
function startIngest({ database: { db } }: Installation, make: Maker): { stop(): Promise<void> } {
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      const batch = make.events(20, () => systemClock.now().getTime())
      await db.asSystem((tx) => recordEvents(tx, batch))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  return {
    async stop() {
      isOver = true
      await running
    },
  }
}
