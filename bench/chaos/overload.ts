// Sends a server behind haproxy two to ten times its capacity, and measures what is still answered and how soon it recovers.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@portico/contract/index.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { loadAt, type Answers, type Sent } from '../rig/loadAt.ts'
import { residentMegabytes } from '../rig/memory.ts'
import { removeFolder } from '../rig/removeFolder.ts'
import { median, percentile } from '../rig/rounds.ts'
import { countGuests, type Guests } from './load/guests.ts'
import type { Options } from './options.ts'
import { startBalancer, type Balancer } from './rig/balancer.ts'
import { placesOf, startSystem, type System } from './rig/system.ts'
import type { Row } from './table.ts'

const FACTORS = [2, 5, 10]
const WELL_MS = 300
const LATEST_MS = 1000
const RECOVERED_MS = 10_000
const GOODPUT = 0.8
const GUESTS_IN = 0.99
const GROWTH = 1.1
/** Of one venue: as often as its neighbour asks, and as often as the server can answer. */
const NOISY = 20
const NEIGHBOUR = 1.5
const FLOOD = 2
const FLOOD_PER_SECOND = 500
/** Guesses at one account from many networks wait up to 25 seconds. */
const HELD_BACK_MS = 30_000
/** Of one venue's desk while another asks for too much. */
const QUIET_PER_SECOND = 25
const WARM_SECONDS = 10

export async function overload({ seconds }: Options): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-overload-'))
  const system = await startSystem({ dataDir: folder, only: ['server'] })
  try {
    const balancer = await startBalancer(placesOf(system), folder)
    try {
      return await measure({ ...system, balancer }, seconds)
    } finally {
      await balancer.stop()
    }
  } finally {
    await system.stop()
    await removeFolder(folder)
  }
}

type Balanced = System & { balancer: Balancer }

async function measure(system: Balanced, long: number): Promise<Row[]> {
  const load: Load = (requests, perSecond, { seconds = long, ...more } = {}) =>
    loadAt({ base: system.balancer.apiUrl, requests, perSecond, seconds, ...more })
  const capacity = await findCapacity(load, await desk(system))
  return [
    ...(await factors(system, load, capacity)),
    await guestsFirst(system, load),
    ...(await neighbours(system, load, capacity)),
    await flood(system, load),
  ]
}

type Load = (
  requests: readonly Sent[],
  perSecond: number,
  more?: { seconds?: number; answerMs?: number },
) => Promise<Answers>

const get = (token: string, paths: readonly string[]): Sent[] =>
  paths.map((path) => ({ path, headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } }))

/** What screens ask for: lists, settings, a guest. */
async function desk({ venue }: System, token = venue.token): Promise<Sent[]> {
  const { devices, profiles, leads, giftExchanges, pages } = {
    devices: contract.gateways.list.path,
    profiles: contract.profiles.list.path,
    leads: contract.leads.list.path,
    giftExchanges: contract.giftExchanges.list.path,
    pages: contract.pages.read.path.replace('{eid}', venue.pageId),
  }
  return get(await token(), [devices, profiles, leads, giftExchanges, pages])
}

async function reportRequests({ venue }: System): Promise<Sent[]> {
  return get(
    await venue.token(),
    ['overview', 'visits', 'times', 'guests'].map((name) => `/reports/${name}?range=last30&compare=previous`),
  )
}

/** The highest rate at which all is answered, and 99 of 100 within {@link WELL_MS}. */
async function findCapacity(load: Load, requests: readonly Sent[]): Promise<number> {
  await load(requests, 50, { seconds: WARM_SECONDS })
  let [known, rate] = [0, 50]
  for (let step = 2; step > 1.1; rate = Math.round(known * step)) {
    const { sent, good, p99 } = await load(requests, rate, { seconds: WARM_SECONDS })
    process.stderr.write(`  ${rate}/s: p99 ${p99.toFixed(0)} ms, ${sent - good} not answered\n`)
    if (good === sent && p99 < WELL_MS) known = rate
    else if (known === 0) return rate / 2
    else step = Math.sqrt(step)
  }
  return known
}

async function factors(system: Balanced, load: Load, capacity: number): Promise<Row[]> {
  const rows: Row[] = []
  const server = system.processes[0]!
  const [path, token] = [contract.gateways.list.path, await system.venue.token()]
  const url = system.balancer.apiUrl + path
  const usual = await timeOf(url, token)
  const memory = [residentMegabytes(server.pid())]
  for (const factor of FACTORS) {
    const seen = await load(await desk(system), capacity * factor)
    const recovered = await recoveryMs(url, await system.venue.token(), usual)
    memory.push(residentMegabytes(server.pid()))
    const share = seen.perSecond / capacity
    rows.push({
      promise: `answered at ${factor} times the capacity of ${capacity} calls a second`,
      seen: `${Math.round(share * 100)} %, p99 of these ${seen.p99.toFixed(0)} ms (sent ${seen.lateMs.toFixed(0)} ms late), well again after ${(recovered / 1000).toFixed(1)} s; ${seen.refused} refused, ${seen.broken} broken ${JSON.stringify(seen.broke)}`,
      limit: `${GOODPUT * 100} %, ${LATEST_MS} ms, ${RECOVERED_MS / 1000} s, none broken`,
      isHeld: share >= GOODPUT && seen.p99 <= LATEST_MS && recovered <= RECOVERED_MS && seen.broken === 0,
    })
  }
  const [, first = 0] = memory
  const last = memory.at(-1)!
  rows.push({
    promise: 'memory before and after each of them, and processes that ended',
    seen: `${memory.map((megabytes) => megabytes.toFixed(0)).join(' → ')} MB, ${server.falls()}`,
    limit: '10 % more than after the first, 0',
    isHeld: last <= first * GROWTH && server.falls() === 0,
  })
  return rows
}

async function timeOf(url: string, token: string): Promise<number> {
  const took: number[] = []
  for (let tries = 0; tries < 20; tries++) {
    const from = monotonicMs()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (answer.ok) took.push(monotonicMs() - from)
  }
  return percentile(took, 0.9)
}

/** Until five calls in a row are as fast as before. */
async function recoveryMs(url: string, token: string, usual: number): Promise<number> {
  const from = monotonicMs()
  for (let well = 0; well < 5 && monotonicMs() - from < 6 * RECOVERED_MS; await sleep(50)) {
    const began = monotonicMs()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    well = answer.ok && monotonicMs() - began <= 2 * usual + 20 ? well + 1 : 0
  }
  return monotonicMs() - from
}

async function guestsFirst(system: Balanced, load: Load): Promise<Row> {
  const reports = await reportRequests(system)
  const capacity = await findCapacity(load, reports)
  const [seen, guests] = await beside(system, () => load(reports, capacity * 10))
  const share = (of: Guests['portal']) => of.in / Math.max(1, of.tried)
  const words = (name: string, of: Guests['portal']) =>
    `${name} ${of.in} of ${of.tried}, p50 ${median(of.took).toFixed(0)} ms, p99 ${percentile(of.took, 0.99).toFixed(0)} ms`
  return {
    promise: `guests while ten times the capacity of ${capacity} reports a second is asked for`,
    seen: `${words('portal', guests.portal)}; ${words('RADIUS', guests.radius)}; reports ${seen.perSecond.toFixed(0)}/s`,
    limit: `${GUESTS_IN * 100} % each`,
    isHeld: share(guests.portal) >= GUESTS_IN && share(guests.radius) >= GUESTS_IN,
  }
}

async function beside<T>(system: Balanced, work: () => Promise<T>): Promise<[T, Guests]> {
  const guests = countGuests(system.venue, { ...system.processes[0]!.place, portalUrl: system.balancer.portalUrl })
  const result = await work()
  return [result, await guests.stop()]
}

async function neighbours(system: System, load: Load, capacity: number): Promise<Row[]> {
  const { neighbour } = system.venue
  const quiet = await desk(system)
  const alone = await load(quiet, QUIET_PER_SECOND)
  const noisy = get(await neighbour.token(), [contract.gateways.list.path, contract.profiles.list.path])
  const underNoise = (perSecond: number) => Promise.all([load(quiet, QUIET_PER_SECOND), load(noisy, perSecond)])
  // The noise alone, at what the server can do: a shared processor slows all down, however fair the turns are.
  const [busy] = await underNoise(capacity * 0.8)
  const latest = NEIGHBOUR * Math.max(busy.p99, 50)
  const noises = {
    [`${NOISY} times as much`]: QUIET_PER_SECOND * NOISY,
    [`${NOISY} times the capacity`]: capacity * NOISY,
  }
  const rows: Row[] = []
  for (const [much, perSecond] of Object.entries(noises)) {
    const [noised, noise] = await underNoise(perSecond)
    rows.push({
      promise: `a venue beside one that asks for ${much} (${perSecond} calls a second, ${noise.good} answered)`,
      seen: `p50 ${noised.p50.toFixed(0)} ms, p99 ${noised.p99.toFixed(0)} ms, ${noised.sent - noised.good} of ${noised.sent} not answered (${noised.refused} refused); p99 ${busy.p99.toFixed(0)} ms beside 0.8 times the capacity, ${alone.p99.toFixed(0)} ms alone`,
      limit: `${latest.toFixed(0)} ms, all answered`,
      isHeld: noised.good === noised.sent && noised.p99 <= latest,
    })
  }
  return rows
}

async function flood(system: System, load: Load): Promise<Row> {
  const quiet = await desk(system)
  const body = JSON.stringify({ email_mobile: 'lan@example.com', password: 'a wrong password' })
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  const path = contract.accounts.login.path
  const alone = await load(quiet, QUIET_PER_SECOND)
  const [flooded, tries] = await Promise.all([
    load(quiet, QUIET_PER_SECOND),
    load([{ method: 'POST', path, headers, body }], FLOOD_PER_SECOND, { answerMs: HELD_BACK_MS }),
  ])
  return {
    promise: `a desk while ${FLOOD_PER_SECOND} people a second try to sign in`,
    seen: `p50 ${flooded.p50.toFixed(0)} ms, p99 ${flooded.p99.toFixed(0)} ms (${alone.p99.toFixed(0)} alone), ${flooded.sent - flooded.good} of ${flooded.sent} not answered; ${tries.good} tries answered, ${tries.refused} refused, ${tries.broken} broken ${JSON.stringify(tries.broke)}`,
    limit: `${FLOOD} times, all answered`,
    isHeld: flooded.good === flooded.sent && flooded.p99 <= FLOOD * Math.max(alone.p99, 50) && tries.broken === 0,
  }
}
