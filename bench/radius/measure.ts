// Sign-ins and accounting through the whole server, durable, beside a bare UDP echo.
import { join } from 'node:path'
import { Code } from '@portico/radius/packet.ts'
import { query } from '@portico/server/core/db/database.ts'
import { GATEWAYS, PAGE_ID } from '../../dev/seed/venue.ts'
import { startChild } from '../rig/child.ts'
import { cpuSince, cpuTime } from '../rig/cpu.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import { alternate, percentile, type Round } from '../rig/rounds.ts'
import type { Options } from '../rig/options.ts'
import { expectAnswers, expectEchoes, expectStored } from './check.ts'
import { makeGuests, type Login } from './guests.ts'
import { accessRequest, PACKETS_A_SESSION, sessionPackets, SESSION_SECONDS, type Nas } from './packets.ts'
import { fire, pace, type Exchange, type Volley } from './volley.ts'

const PER_SECOND = 500
const ECHO = { name: 'UDP echo, node:dgram' }

export async function measure({ rounds, seconds, requests, guests }: Options): Promise<Figure[]> {
  const paced = Math.round(PER_SECOND * seconds)
  const sessions = Math.floor(requests / PACKETS_A_SESSION)
  const signIns = rounds * (requests + paced) + requests
  const portico = await startInstallation()
  const echo = await startChild<{ port: number }>(join(import.meta.dirname, 'echo.ts'), {})
  try {
    const nas = await readNas(portico)
    const logins = await makeGuests(portico, Math.max(guests, signIns))
    await settle(portico.ownerUrl)
    const take = (count: number) => logins.splice(0, count)
    const used: Login[] = []
    const { authPort, acctPort, pid } = portico

    const signIn = (count: number) => {
      const taken = take(count)
      used.push(...taken)
      return taken.map((login) => accessRequest(nas, login))
    }
    const account = (count: number) => {
      const startedAt = Math.floor(portico.database.clock.now().getTime() / 1000) - SESSION_SECONDS
      return used.splice(0, count).map((login) => sessionPackets(nas, login, startedAt))
    }
    const accepted = (exchanges: Exchange[]) => expectAnswers(exchanges, nas, Code.AccessAccept)
    const accounted = (exchanges: Exchange[]) => expectAnswers(exchanges, nas, Code.AccountingResponse)
    const chained = (count: number) => signIn(count).map((packet) => [packet])
    const sampleOf = logins.at(-1)!
    const samples = (count: number) => Array.from({ length: count }, () => accessRequest(nas, sampleOf))

    // A warm-up for both, not counted but checked.
    accepted((await fire(authPort, chained(requests))).exchanges)
    accounted((await fire(acctPort, account(sessions))).exchanges)
    expectEchoes(
      (
        await fire(
          echo.told.port,
          samples(requests).map((packet) => [packet]),
        )
      ).exchanges,
    )

    const rates = await alternate(rounds, {
      auth: () => round(pid, () => fire(authPort, chained(requests)), accepted, rate),
      acct: () => round(pid, () => fire(acctPort, account(sessions)), accounted, rate),
      echo: () =>
        round(
          echo.pid,
          () =>
            fire(
              echo.told.port,
              samples(requests).map((packet) => [packet]),
            ),
          expectEchoes,
          rate,
        ),
    })
    const tails = await alternate(rounds, {
      auth: () => round(pid, () => pace(authPort, signIn(paced), PER_SECOND), accepted, p99),
      acct: () =>
        round(
          pid,
          () =>
            pace(
              acctPort,
              account(paced).map(([start]) => start!),
              PER_SECOND,
            ),
          accounted,
          p99,
        ),
      echo: () => round(echo.pid, () => pace(echo.told.port, samples(paced), PER_SECOND), expectEchoes, p99),
    })
    await expectStored(portico.ownerUrl, PAGE_ID, {
      signIns,
      sessions: sessions * (rounds + 1),
      seconds: SESSION_SECONDS,
    })
    const note = `${requests} packets a round, 32 in flight, none lost or sent twice; ${Math.max(guests, signIns).toLocaleString('en')} guests; every row found in the database afterwards`
    return [
      figureOf({
        name: 'sign-in (PAP)',
        unit: 'answers/s',
        ours: rates.auth,
        limit: { ...ECHO, rounds: rates.echo },
        note,
      }),
      figureOf({ name: 'accounting', unit: 'answers/s', ours: rates.acct, limit: { ...ECHO, rounds: rates.echo } }),
      figureOf({
        name: `sign-in at ${PER_SECOND}/s`,
        unit: 'p99 ms',
        ours: tails.auth,
        limit: { ...ECHO, rounds: tails.echo },
      }),
      figureOf({
        name: `accounting at ${PER_SECOND}/s`,
        unit: 'p99 ms',
        ours: tails.acct,
        limit: { ...ECHO, rounds: tails.echo },
      }),
    ]
  } finally {
    await echo.stop()
    await portico.stop()
  }
}

async function round(
  pid: number,
  send: () => Promise<Volley>,
  check: (exchanges: Exchange[]) => void,
  value: (volley: Volley) => number,
): Promise<Round> {
  const before = cpuTime(pid)
  const volley = await send()
  const cpu = cpuSince(before, pid)
  check(volley.exchanges)
  return { value: value(volley), cpu, operations: volley.exchanges.length }
}

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
