// Sign-ins and accounting through the whole server, durable, beside FreeRADIUS on the same PostgreSQL and a bare echo.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { query, sql } from '@portico/server/core/db/database.ts'
import { GATEWAYS, PAGE_ID } from '../../dev/seed/venue.ts'
import { startChild } from '../rig/child.ts'
import { cpuSince, cpuTime } from '../rig/cpu.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import { alternate, percentile, type Round } from '../rig/rounds.ts'
import type { Options } from '../rig/options.ts'
import { blockInTheRun } from './blocked.ts'
import { expectEchoes, expectStored } from './check.ts'
import { lasting, oneTime, type Contender } from './contenders.ts'
import { missingPeer, startFreeRadius, type FreeRadius } from './freeradius.ts'
import { makeGuests, type Login } from './guests.ts'
import { accessRequest, PACKETS_A_SESSION, SESSION_SECONDS, type MakePacket, type Nas } from './packets.ts'
import { fire, pace, type Exchange, type Volley } from './volley.ts'

const PER_SECOND = 500
const ECHO = 'UDP echo, node:dgram'
/** Sign-ins beside those that are blocked. */
const BESIDE = PER_SECOND

export async function measure({ rounds, seconds, requests, guests }: Options): Promise<Figure[]> {
  const paced = Math.round(PER_SECOND * seconds)
  const sessions = Math.floor(requests / PACKETS_A_SESSION)
  const signIns = rounds * (requests + paced) + requests + BESIDE
  const count = Math.max(guests, signIns + BESIDE)
  const portico = await startInstallation()
  const echo = await startChild<{ port: number }>(join(import.meta.dirname, 'echo.ts'), {})
  let freeRadius: FreeRadius | undefined
  try {
    const nas = await readNas(portico)
    const logins = await makeGuests(portico, count)
    const sample = logins[0]!
    const missing = missingPeer()
    freeRadius = missing ? undefined : await startFreeRadius(portico.ownerUrl, logins)
    await settle(portico.ownerUrl)
    const ours = contenderOf(portico, nas, logins)
    const peer = freeRadius && peerOf(freeRadius, portico, nas, logins)
    const contenders = { ours, ...(peer && { peer }) }
    const echoes = (of: number) => Array.from({ length: of }, () => accessRequest(nas, sample))
    const overEcho = (send: () => Promise<Volley>, value: (volley: Volley) => number) =>
      round({ pid: echo.pid, parent: echo.pid, settled: async () => undefined }, send, expectEchoes, value)

    // A warm-up for each, not counted but checked.
    for (const one of Object.values(contenders)) {
      one.expectAccepted((await fire(one.authPort, alone(one.signIns(requests)))).exchanges)
      one.expectAccounted((await fire(one.acctPort, one.sessions(sessions))).exchanges)
      await one.settled()
    }
    expectEchoes((await fire(echo.told.port, alone(echoes(requests)))).exchanges)

    const memory = [residentMegabytes(portico.pid)]
    const rates = await alternate(rounds, {
      ...each(contenders, 'auth', (one) =>
        round(one, () => fire(one.authPort, alone(one.signIns(requests))), one.expectAccepted, rate),
      ),
      ...each(contenders, 'acct', (one) =>
        round(one, () => fire(one.acctPort, one.sessions(sessions)), one.expectAccounted, rate),
      ),
      echo: () => overEcho(() => fire(echo.told.port, alone(echoes(requests))), rate),
    })
    const tails = await alternate(rounds, {
      ...each(contenders, 'auth', (one) =>
        round(one, () => pace(one.authPort, one.signIns(paced), PER_SECOND), one.expectAccepted, p99),
      ),
      ...each(contenders, 'acct', (one) =>
        round(one, () => pace(one.acctPort, starts(one.sessions(paced)), PER_SECOND), one.expectAccounted, p99),
      ),
      echo: () => overEcho(() => pace(echo.told.port, echoes(paced), PER_SECOND), p99),
    })
    memory.push(residentMegabytes(portico.pid))
    const blocked = await blockInTheRun(portico, ours, nas, logins)
    await expectStored(portico.ownerUrl, PAGE_ID, {
      signIns,
      sessions: sessions * (rounds + 1),
      seconds: SESSION_SECONDS,
    })
    const note = `${requests} packets a round, 32 in flight, none lost or sent twice; ${count.toLocaleString('en')} guests; every row found in the database afterwards; memory ${memory.map((megabytes) => megabytes.toFixed(0)).join(' MB before, ')} MB after; ${blocked}${missing ? `. No peer: ${missing}` : ''}`
    const against = (of: Record<string, Round[]>, kind: string, name: string, unit: string, said?: string) => [
      ...(peer
        ? [figureOf({ name, unit, ours: of[`ours ${kind}`]!, limit: { name: peer.name, rounds: of[`peer ${kind}`]! } })]
        : []),
      figureOf({ name, unit, ours: of[`ours ${kind}`]!, limit: { name: ECHO, rounds: of['echo']! }, note: said }),
    ]
    return [
      ...against(rates, 'auth', 'sign-in (PAP)', 'answers/s', note),
      ...against(rates, 'acct', 'accounting', 'answers/s'),
      ...against(tails, 'auth', `sign-in at ${PER_SECOND}/s`, 'p99 ms'),
      ...against(tails, 'acct', `accounting at ${PER_SECOND}/s`, 'p99 ms'),
    ]
  } finally {
    await freeRadius?.stop()
    await echo.stop()
    await portico.stop()
  }
}

function contenderOf(portico: Installation, nas: Nas, logins: readonly Login[]): Contender {
  const { authPort, acctPort, pid } = portico
  const { db, clock } = portico.database
  const isDone = () => db.asSystem((tx) => tx.first(sql`select 1 from accounting_inbox limit 1`)).then((row) => !row)
  const settled = async () => {
    while (!(await isDone())) await sleep(50)
  }
  return oneTime({ name: 'Portico', authPort, acctPort, pid, parent: pid, settled }, nas, [...logins], () =>
    clock.now(),
  )
}

/** Its PostgreSQL is ours, which is idle meanwhile. */
function peerOf(peer: FreeRadius, portico: Installation, nas: Nas, logins: readonly Login[]): Contender {
  const { authPort, acctPort, pid, secret } = peer
  const ports = {
    name: 'FreeRADIUS + PostgreSQL',
    authPort,
    acctPort,
    pid,
    parent: portico.pid,
    settled: async () => undefined,
  }
  return lasting(ports, { ...nas, secret }, logins, () => portico.database.clock.now())
}

function each(
  contenders: Record<string, Contender>,
  kind: string,
  run: (one: Contender) => Promise<Round>,
): Record<string, () => Promise<Round>> {
  return Object.fromEntries(Object.entries(contenders).map(([name, one]) => [`${name} ${kind}`, () => run(one)]))
}

async function round(
  { pid, parent, settled }: Pick<Contender, 'pid' | 'parent' | 'settled'>,
  send: () => Promise<Volley>,
  check: (exchanges: Exchange[]) => void,
  value: (volley: Volley) => number,
): Promise<Round> {
  const before = cpuTime(pid, parent)
  const volley = await send()
  await settled()
  const cpu = cpuSince(before, pid, parent)
  check(volley.exchanges)
  return { value: value(volley), cpu, operations: volley.exchanges.length }
}

/** Of the server's own process. */
function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4096) / 1024 ** 2
}

const alone = (packets: readonly MakePacket[]) => packets.map((packet) => [packet])
const starts = (sessions: readonly MakePacket[][]) => sessions.map(([start]) => start!)
const rate = ({ exchanges, tookMs }: Volley) => exchanges.length / (tookMs / 1000)
const p99 = ({ exchanges }: Volley) =>
  percentile(
    exchanges.map((exchange) => exchange.tookMs),
    0.99,
  )

async function readNas({ database: { db, secrets } }: Installation): Promise<Nas> {
  const { id, nasId } = GATEWAYS.garden
  const row = await db.asSystem((tx) =>
    tx.first(
      query
        .selectFrom('gateway_secrets')
        .select('radius_secret')
        .where('page_id', '=', PAGE_ID)
        .where('gateway_id', '=', id),
    ),
  )
  return { nasId, secret: Buffer.from(secrets.open(row!.radius_secret)) }
}
