// The list of guests, its search and a segment's count, at `--guests` guests of one venue; and one guest's membership in process.
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@portico/contract/http/client.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { GuestFacts, NO_REWARDS } from '@portico/contract/profiles/facts.ts'
import { DEFAULT_THRESHOLDS } from '@portico/contract/profiles/lifecycle.ts'
import { segments } from '@portico/contract/segments.ts'
import type { Group } from '@portico/contract/segments/condition.ts'
import { compileCondition } from '@portico/contract/segments/matchGuest.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { cpuSince, cpuTime } from '../rig/cpu.ts'
import { signIn, type DemoSession } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import type { Options } from '../rig/options.ts'
import { alternate, percentile, warmUp, type Contender } from '../rig/rounds.ts'
import { addEvents } from './addEvents.ts'
import { addGuests, FAR_AT, RARE, today } from './addGuests.ts'
import { measureImport } from './importGuests.ts'

/** Enough that a server that has just started is warm, as one that runs for days is; all stay below 600 calls a minute. */
const CALLS = 25
const HEAVY_CALLS = 10
const HEAVY = 'segment of five rules'
const MOST_IMPORTED = 1_000_000
const SEGMENT: Group = {
  join: 'all',
  parts: [
    { on: 'visits', least: 2, days: 30 },
    { on: 'lastSeen', most: 45 },
    { on: 'consent', is: 'any', values: ['zalo'] },
    { on: 'answer', key: 'drink', is: 'any', values: ['coffee'] },
    { on: 'weekday', is: 'any', values: ['6', '7'] },
  ],
}
type Ask = () => Promise<unknown>

/** @param options.only `lists` or `import` */
export async function measure({ rounds, guests, keep, only }: Options): Promise<Figure[]> {
  const portico = await startInstallation(keep)
  try {
    const { pageId } = await signIn(portico)
    // The demo's plan has room for fewer guests than are imported.
    await portico.database.db.asSystem((tx) => tx.run(sql`update plans set other_metrics = other_metrics - 'limits'`))
    const made = (await hasGuests(portico, pageId, guests)) ? [] : await fillVenue(portico, pageId, guests)
    // A page token lasts for a quarter of an hour, which a million guests may take.
    const session = await signIn(portico)
    const { asks, limits } = questions(portico, session)
    const figures: Figure[] = []
    const isAsked = (part: string) => !only || only.includes(part)
    for (const [name, ask] of isAsked('lists') ? Object.entries(asks) : []) {
      const limit = limits[name]
      const took: number[] = []
      const contenders: Record<string, Contender> = {
        ours: turn(portico.pid, ask, name === HEAVY ? HEAVY_CALLS : CALLS, took),
        ...(limit && { limit: turn(portico.pid, limit.ask, HEAVY_CALLS) }),
      }
      await warmUp(contenders)
      took.length = 0
      const taken = await alternate(rounds, contenders)
      figures.push(
        figureOf({
          name,
          unit: 'ms',
          ours: taken['ours']!,
          limit: limit && { name: limit.name, rounds: taken['limit']! },
          note: `p95 ${percentile(took, 0.95).toFixed(1)} ms of ${took.length} calls`,
        }),
      )
    }
    // Last, for it leaves guests behind.
    const imported = isAsked('import') ? await measureImport(portico, session, Math.min(guests, MOST_IMPORTED)) : []
    return [...made, ...figures, membership(rounds), ...imported]
  } finally {
    await portico.stop()
  }
}

async function hasGuests({ database: { db } }: Installation, pageId: string, count: number): Promise<boolean> {
  const row = await db.asSystem((tx) =>
    tx.first(sql<{ count: number }>`select count(*)::int as count from guest_profiles where page_id = ${pageId}`),
  )
  return row!.count >= count
}

async function fillVenue(portico: Installation, pageId: string, guests: number): Promise<Figure[]> {
  const perSecond = await addGuests(portico, pageId, guests)
  const events = await addEvents(portico.ownerUrl, pageId)
  await untilQuiet(portico)
  await settle(portico.ownerUrl)
  return [rateOf(guests, perSecond), events]
}

const QUIET_EVERY_MS = 2000

/** Waits for the worker: profiles it is still rewriting make every list slower. */
async function untilQuiet({ database: { db } }: Installation): Promise<void> {
  const isBusy = () => db.asSystem((tx) => tx.first(sql`select 1 from guest_changes limit 1`))
  // A job that counts again may add some between two looks.
  for (let looks = 0; looks < 3; looks = (await isBusy()) ? 0 : looks + 1) await sleep(QUIET_EVERY_MS)
}

function questions({ apiUrl, database: { db } }: Installation, { pageId, pageToken }: DemoSession) {
  const to = { base: apiUrl }
  const as = { token: pageToken }
  const list = (query: object) => () => call(to, profiles.list, { query }, as)
  const far = Buffer.from(JSON.stringify([FAR_AT, '00000000-0000-7000-8000-000000000000'])).toString('base64url')
  const raw = (statement: ReturnType<typeof sql>) => () => db.asSystem((tx) => tx.rows(statement))
  const asks: Record<string, Ask> = {
    'list, first page': list({}),
    'list, far down': list({ after: far }),
    'search, a name of many': list({ search: 'nguyen' }),
    'search, part of few': list({ search: RARE }),
    'search, nobody': list({ search: 'zzqx' }),
    [HEAVY]: () => call(to, segments.count, { body: { condition: SEGMENT } }, as),
  }
  const newest = sql`select * from guest_profiles where page_id = ${pageId} order by last_seen_at desc, guest_id desc limit 51`
  const limits: Record<string, { name: string; ask: Ask }> = {
    'list, first page': { name: 'the same SELECT', ask: raw(newest) },
    'search, part of few': {
      name: 'like over every row',
      ask: raw(
        sql`select guest_id from guest_profiles where page_id = ${pageId} and search like ${`%${RARE}%`} limit 51`,
      ),
    },
    [HEAVY]: {
      name: 'count(*) of all',
      ask: raw(sql`select count(*) from guest_profiles where page_id = ${pageId}`),
    },
  }
  return { asks, limits }
}

/** One after another: what one owner waits for. @param took gets the time of each call */
function turn(pid: number, ask: Ask, calls: number, took: number[] = []): Contender {
  return async () => {
    const before = cpuTime(pid)
    const from = monotonicMs()
    for (let done = 0; done < calls; done += 1) {
      const began = monotonicMs()
      await ask()
      took.push(monotonicMs() - began)
    }
    const value = (monotonicMs() - from) / calls
    return { value, cpu: cpuSince(before, pid), operations: calls }
  }
}

function rateOf(guests: number, perSecond: number): Figure {
  return { name: `profiles written, ${guests}`, unit: 'rows/s', median: perSecond, min: perSecond, max: perSecond }
}

const MEMBERSHIPS = 100_000

/** A guest's facts in memory, as an arriving phone has them. */
function membership(rounds: number): Figure {
  const matches = compileCondition(SEGMENT)
  const facts: GuestFacts = GuestFacts.parse({
    source: 'phone',
    language: 'vi',
    hasPhone: true,
    hasEmail: false,
    isPhoneVerified: true,
    isEmailVerified: false,
    firstSeenAt: 0,
    lastSeenAt: Date.now(),
    visits: 20,
    seconds: 9000,
    bytes: 1e9,
    visitDays: Array.from({ length: 20 }, (_, at) => today() - 40 + at * 2),
    weekdays: 0b1111110,
    hours: 0xff00,
    system: 1,
    gateways: ['quay'],
    channels: ['sms', 'zalo'],
    tags: [],
    answers: { drink: 'coffee' },
    score: 8,
    birthday: 1123,
    campaignsSeen: [],
    campaignsClicked: [],
    ...NO_REWARDS,
  })
  const moment = { now: Date.now(), today: today(), thresholds: DEFAULT_THRESHOLDS }
  const taken = Array.from({ length: rounds }, () => {
    const from = monotonicMs()
    let count = 0
    for (let at = 0; at < MEMBERSHIPS; at += 1) if (matches(facts, moment)) count += 1
    if (count !== MEMBERSHIPS) throw new Error('the guest of the measure is in the segment')
    return { value: ((monotonicMs() - from) * 1000) / MEMBERSHIPS }
  })
  return figureOf({ name: 'membership of one guest', unit: 'µs', ours: taken })
}
