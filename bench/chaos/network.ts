// The line to the database is cut, bad, half open or slow: no caller hangs, nothing is lost or done twice, and all is well soon after.
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@portico/contract/index.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { startRelay, type Relay } from '@portico/server/testing/relay.ts'
import { missing } from '../../e2e/capabilities.ts'
import { loadAt, type Answers } from '../rig/loadAt.ts'
import { cutLine, cutPresent, repairAll, type Repair } from './rig/cuts.ts'
import { startPostgres } from './rig/postgres.ts'
import { placesOf, startOn, type Running } from './rig/system.ts'
import { underLoad } from './storm.ts'
import { countRow, type Row } from './table.ts'

type Fault = { name: string; seconds: number; begin(relay: Relay): Repair }

const FAULTS: readonly Fault[] = [
  ...[5, 30, 120].map((seconds) => ({ name: 'no packet arrives', seconds, begin: (relay: Relay) => cutLine(relay) })),
  { name: 'a tenth of the packets is lost', seconds: 30, begin: (relay) => cutLine(relay, 0.1) },
  { name: 'what is open is dead, new connections are not', seconds: 30, begin: cutPresent },
  {
    name: 'every packet to the database takes 200 ms longer',
    seconds: 30,
    begin(relay) {
      relay.setDelay(200)
      return () => relay.setDelay(0)
    },
  },
]
const BEFORE_MS = 3000
const AFTER_SECONDS = 15
const HUNG_MS = 10_000
const WELL_MS = 500
const HEALED_MS = 10_000
/** Reads a second, beside the writes of the mixed load. */
const READS = 10
/** Of each client of the mixed load, at most. */
const REST_MS = 2000
/** Longer than the longest cut. */
const PATIENCE_MS = 240_000

export async function network(): Promise<Row[]> {
  const lack = missing('iptables')
  if (lack) return [{ promise: 'the line to the database is cut', seen: lack, limit: '', isHeld: false }]
  const system = await startOn(startBehindRelay)
  try {
    const seen = await underLoad(system, () => breakLine(system), true, REST_MS, PATIENCE_MS)
    for (const one of [...seen.lost, ...seen.twice, ...seen.refusals].slice(0, 20)) console.error(one)
    const falls = system.processes.reduce((sum, one) => sum + one.falls(), 0)
    return [
      ...seen.result,
      countRow(`writes without an answer within ${HUNG_MS / 1000} s`, seen.unanswered),
      countRow(`acknowledged and lost, of ${seen.acknowledged} writes`, seen.lost.length),
      countRow('done twice, half done', seen.twice.length + seen.halfDone),
      countRow('refused what is possible, processes that ended', seen.refusals.length + falls),
    ]
  } finally {
    await system.stop()
  }
}

type Behind = { url: string; relay: Relay; stop(): Promise<void> }

async function startBehindRelay(folder: string): Promise<Behind> {
  const postgres = await startPostgres(folder, true)
  const relay = await startRelay(postgres.url)
  const stop = async () => {
    repairAll()
    await relay.stop()
    await postgres.stop()
  }
  return { url: relay.url, relay, stop }
}

async function breakLine(system: Running & { database: Behind }): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, seconds, begin } of FAULTS) {
    const reading = read(system, BEFORE_MS / 1000 + seconds + AFTER_SECONDS)
    await sleep(BEFORE_MS)
    const end = begin(system.database.relay)
    await sleep(seconds * 1000)
    end()
    const healedMs = await untilWell(system)
    const { sent, good, refused, broken, broke } = await reading
    const row = {
      promise: `${name}, for ${seconds} s`,
      seen: `${good} of ${sent} reads answered, ${refused} refused, ${broken} broken ${JSON.stringify(broke)}; well ${(healedMs / 1000).toFixed(1)} s after`,
      limit: `each answered within ${HUNG_MS / 1000} s, well after ${HEALED_MS / 1000} s`,
      isHeld: broken === 0 && healedMs <= HEALED_MS,
    }
    process.stderr.write(`  ${row.promise}: ${row.seen}\n`)
    rows.push(row)
  }
  return rows
}

async function read(system: Running, seconds: number): Promise<Answers> {
  const headers = { authorization: `Bearer ${await system.venue.token()}`, 'accept-language': 'en' }
  const requests = [contract.leads.list.path, contract.gateways.list.path].map((path) => ({ path, headers }))
  const base = placesOf(system)[0]!.apiUrl
  return loadAt({ base, requests, perSecond: READS, seconds, answerMs: HUNG_MS })
}

/** Until every server has answered ten times in a row, soon each time. */
async function untilWell(system: Running): Promise<number> {
  const from = monotonicMs()
  const token = await system.venue.token()
  const waits = placesOf(system).map(async ({ apiUrl }) => {
    let wellFrom = from
    for (let well = 0; well < 10;) {
      const began = monotonicMs()
      const isGood = await isAnswered(apiUrl, token)
      if (isGood && monotonicMs() - began <= WELL_MS) well += 1
      else [well, wellFrom] = [0, monotonicMs()]
      await sleep(100)
    }
    return wellFrom - from
  })
  return Math.max(...(await Promise.all(waits)))
}

async function isAnswered(apiUrl: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  try {
    const answer = await fetch(apiUrl + contract.leads.list.path, { headers, signal: AbortSignal.timeout(HUNG_MS) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
