// Every report over HTTP while events come in, beside the same question asked of the raw events in the same database.
import { systemClock, monotonicMs } from '@portico/server/core/clock.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { makeTokens } from '@portico/server/core/tokens.ts'
import { recordEvents } from '@portico/server/reports/index.ts'
import { sketchDays } from '@portico/server/reports/upkeep.ts'
import { cpuSince, cpuTime, type CpuTime } from '../rig/cpu.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import type { Options } from '../rig/options.ts'
import { percentile, type Round } from '../rig/rounds.ts'
import { direct, readBytes } from './direct.ts'
import { ingest, makeEvents, type Maker } from './generate.ts'
import { makeHistory } from './history.ts'
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

export async function measure({ rounds, events }: Options): Promise<Figure[]> {
  const portico = await startInstallation()
  const { db, secrets } = portico.database
  const owner = makeClient(portico.ownerUrl, 'bench')
  await owner.connect()
  try {
    const now = systemClock.now()
    const venues = await makeVenues(db, makeTokens(secrets, systemClock), events > 3_000_000 ? 2000 : 500, now)
    const make = makeEvents(venues.pages, events)
    const before = await readBytes(owner)
    await makeHistory(db, make, venues.pages, events, now.getTime())
    await settle(portico.ownerUrl)
    const bytes = (await readBytes(owner)) - before
    while ((await sketchDays({ db }, now, 20_000)) > 0) process.stderr.write('~')
    await settle(portico.ownerUrl)
    const cpu = cpuTime(process.pid, portico.pid)
    const made = await ingest(db, make, 20_000, now.getTime())
    const spent = cpuSince(cpu, process.pid, portico.pid)
    const running = startIngest(portico, make)
    const figures = [
      figureOf({
        name: 'ingest, batches of 2,000',
        unit: 'events/s',
        ours: [{ value: made.events / made.seconds, cpu: spent, operations: made.events }],
        note: `${Math.round(bytes / events)} bytes an event with every index and count`,
      }),
    ]
    for (const scope of venues.scopes)
      for (const days of DAYS) {
        process.stderr.write('.')
        for (const report of REPORTS) {
          const ours = await call(portico, scope, report, rangeOf(now, days), rounds)
          const told = report === 'overview' ? await direct(owner, scope.pages, days) : undefined
          figures.push(
            figureOf({
              name: `${report}, ${scope.name}, ${days} d`,
              unit: 'ms',
              ours,
              limit: told && { name: 'raw events', rounds: told },
              note: `p95 ${percentile(
                ours.map((round) => round.value),
                0.95,
              ).toFixed(1)} ms`,
            }),
          )
        }
        const before30 = `${new Date(now.getTime() - (days + 20) * DAY_MS).toISOString().slice(0, 10)},${new Date(now.getTime() - 20 * DAY_MS).toISOString().slice(0, 10)}`
        const past = await call(portico, scope, 'overview', before30, rounds)
        figures.push(figureOf({ name: `overview of past days, ${scope.name}, ${days} d`, unit: 'ms', ours: past }))
      }
    await running.stop()
    return figures
  } finally {
    await owner.end()
    await portico.stop()
  }
}

function rangeOf(now: Date, days: number): string {
  // By the venues' own clock, seven hours ahead.
  const today = now.getTime() + 7 * 3600_000
  return new Date(today - (days - 1) * DAY_MS).toISOString().slice(0, 10)
}

let caller = 0

/** Milliseconds of each call, the first left out; processor time with what comes in meanwhile. */
async function call(
  portico: Installation,
  scope: Scope,
  report: string,
  range: string,
  rounds: number,
): Promise<Round[]> {
  const taken: Round[] = []
  let before: CpuTime | undefined
  for (let n = 0; n <= CALLS * rounds; n++) {
    if (n === 1) before = cpuTime(portico.pid)
    const from = monotonicMs()
    const reply = await fetch(`${portico.apiUrl}/reports/${report}?range=${range}${scope.query}`, {
      headers: {
        authorization: `Bearer ${scope.token}`,
        'x-forwarded-for': `10.8.${(caller >> 8) & 255}.${caller++ & 255}`,
      },
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${report}, ${scope.name}, ${range}: ${reply.status} ${text}`)
    if (n > 0) taken.push({ value: monotonicMs() - from })
  }
  // Of all calls together: the clock of the processor ticks a hundred times a second.
  taken[0] = { ...taken[0]!, cpu: cpuSince(before, portico.pid), operations: taken.length }
  return taken
}

/** Events go on coming while reports are read. */
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
