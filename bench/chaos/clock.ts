// The clock is set under load, forward and back, for the servers alone and for PostgreSQL too; and time passes two moments that break clocks.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { missing } from '../../e2e/capabilities.ts'
import { removeFolder } from '../rig/removeFolder.ts'
import { codes } from './clock/codes.ts'
import { limits, tokens } from './clock/signIns.ts'
import type { Stand, Trial } from './clock/stand.ts'
import { countNegative, plantNegative, stays } from './clock/stays.ts'
import { jobs, keys } from './clock/work.ts'
import { FORM_OVER } from './load/passPortal.ts'
import { makeFakeClock, underClock } from './rig/fakeClock.ts'
import { startPostgres } from './rig/postgres.ts'
import { startOn } from './rig/system.ts'
import { underLoad, type Aftermath } from './storm.ts'
import { countRow, type Row } from './table.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** How far the clock is from the right time after each step. */
const STEPS = [HOUR, 0, DAY, 0, -600]
/** Moments that time passes by itself: the hour that Berlin has twice, and the end of 32 bits. */
const MOMENTS = ['2027-10-31T01:00:00Z', '2038-01-19T03:14:08Z']
const ZONE = 'Europe/Berlin'
/** Before a moment is passed. */
const AHEAD_SECONDS = 12
/** Until PostgreSQL has heard of it. */
const SETTLE_MS = 1200
/** Of each client between two turns, at most. */
const REST_MS = 2000

const TRIALS: Record<string, Trial> = {
  'sessions and visits longer or shorter than the gateway counted': stays,
  'one-time codes taken twice or after their time, and guests who got no other': codes,
  'tokens and cookies good for too long, and owners locked out': tokens,
  'limits of guesses and calls reset': limits,
  'calls done twice under one key': keys,
  'jobs that stood still': jobs,
}

type Setting = {
  name: string
  isOnDatabase: boolean
  aheadSeconds: number
  run(stand: Stand, faults: Faults): Promise<number>
}
type Faults = Map<string, string[]>
type Seen = Pick<Aftermath, 'lost' | 'twice' | 'refusals' | 'halfDone' | 'acknowledged'> & {
  steps: number
  falls: number
  negative: number
  planted: number
}

export async function clock(): Promise<Row[]> {
  const lack = missing('faketime')
  if (lack) throw new Error(lack)
  const settings = [
    { name: 'the server’s clock', isOnDatabase: false, aheadSeconds: 0, run: takeSteps },
    { name: 'one clock for all', isOnDatabase: true, aheadSeconds: 0, run: takeSteps },
    ...MOMENTS.map((moment) => ({
      name: moment,
      isOnDatabase: true,
      aheadSeconds: secondsUntil(moment) - 10 * 60,
      run: (stand: Stand, faults: Faults) => passMoment(stand, faults, moment),
    })),
  ]
  const faults: Faults = new Map(Object.keys(TRIALS).map((promise) => [promise, []]))
  const all: Seen[] = []
  for (const setting of settings) all.push(await runSetting(setting, faults))
  return rowsOf(all, faults)
}

async function runSetting({ name, isOnDatabase, aheadSeconds, run }: Setting, faults: Faults) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-chaos-'))
  const fake = makeFakeClock(dataDir, aheadSeconds)
  const start = (folder: string) => startPostgres(folder, true)
  const system = await startOn((folder) => (isOnDatabase ? underClock(fake, () => start(folder)) : start(folder)), {
    dataDir,
    only: ['server'],
    clock: fake,
  })
  const stand = { system, clock: fake }
  const own: Faults = new Map(Object.keys(TRIALS).map((promise) => [promise, []]))
  try {
    await system.database.run(`update pages set time_zone = '${ZONE}'`)
    const { result: steps, ...storm } = await underLoad(system, () => run(stand, own), true, REST_MS)
    const negative = await countNegative(stand)
    await plantNegative(stand)
    const planted = (await countNegative(stand)) - negative
    for (const [promise, sentences] of own)
      faults.get(promise)!.push(...sentences.map((sentence) => `${name}, ${sentence}`))
    return { ...storm, steps, negative, planted, falls: system.processes.reduce((sum, one) => sum + one.falls(), 0) }
  } finally {
    await system.stop()
    await removeFolder(dataDir)
  }
}

/** Sets the clock forward and back, and looks after each step at what was begun before it. */
async function takeSteps(stand: Stand, faults: Faults): Promise<number> {
  let before = 0
  for (const ahead of STEPS) {
    await tryAcross(stand, faults, ahead - before, async () => stand.clock.setAhead(ahead))
    before = ahead
  }
  return STEPS.length
}

/** Nothing is set: time passes the moment, a few seconds after everything was begun. */
async function passMoment(stand: Stand, faults: Faults, moment: string): Promise<number> {
  stand.clock.setAhead(secondsUntil(moment) - AHEAD_SECONDS)
  await tryAcross(stand, faults, 0, async () => {
    while (stand.clock.now() < new Date(moment)) await sleep(100)
  })
  return 1
}

async function tryAcross(stand: Stand, faults: Faults, by: number, step: () => Promise<void>): Promise<void> {
  const looks = await Promise.all(
    Object.entries(TRIALS).map(async ([promise, begin]) => ({ promise, look: await begin(stand) })),
  )
  await step()
  await sleep(SETTLE_MS)
  await Promise.all(
    looks.map(async ({ promise, look }) => {
      const seen = await look(by)
      faults.get(promise)!.push(...seen.map((sentence) => `set by ${by} s: ${sentence}`))
    }),
  )
}

function secondsUntil(moment: string): number {
  return Math.floor((Date.parse(moment) - Date.now()) / 1000)
}

function rowsOf(all: readonly Seen[], faults: Faults): Row[] {
  const sum = (pick: (seen: Seen) => number) => all.reduce((total, seen) => total + pick(seen), 0)
  const of = (kind: 'lost' | 'twice' | 'refusals') => all.flatMap((seen) => seen[kind])
  const [over, refused] = split(of('refusals'))
  for (const one of [...of('lost'), ...of('twice'), ...refused, ...[...faults.values()].flat()].slice(0, 60))
    console.error(one)
  const under = `the clock set ${sum(({ steps }) => steps) - MOMENTS.length} times, ${MOMENTS.length} moments passed, ${sum(({ acknowledged }) => acknowledged)} acknowledged writes`
  return [
    ...[...faults].map(([promise, seen]) => countRow(promise, seen.length)),
    countRow(
      'sessions and visits that end before they begin',
      sum(({ negative }) => negative),
    ),
    countRow(
      'control: such visits seen when planted',
      sum(({ planted }) => planted),
      all.length,
    ),
    countRow(`acknowledged and lost (${under})`, of('lost').length),
    countRow('done twice, half done', of('twice').length + sum(({ halfDone }) => halfDone)),
    countRow(`refused what is possible, but for ${over.length} with a token or form that was over`, refused.length),
    countRow(
      'processes that ended by themselves',
      sum(({ falls }) => falls),
    ),
  ]
}

/** A token or a form that was good when it was opened may be over when the clock was set meanwhile. */
function split(refusals: readonly string[]): [over: string[], refused: string[]] {
  const isOver = (words: string) => words.includes('Your session has expired') || words.includes(FORM_OVER)
  return [refusals.filter(isOver), refusals.filter((words) => !isOver(words))]
}
