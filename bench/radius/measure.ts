// Sign-ins and accounting through the whole server, durable, beside FreeRADIUS on the same PostgreSQL and a bare echo.
import { join } from 'node:path'
import { PAGE_ID } from '../../dev/seed/venue.ts'
import { startChild } from '../rig/child.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation } from '../rig/installation.ts'
import { alternate, type Round } from '../rig/rounds.ts'
import type { Options } from '../rig/options.ts'
import { blockInTheRun } from './blocked.ts'
import { expectEchoes, expectStored } from './check.ts'
import { singleChains, contenderOf, peerOf, type Contender } from './contenders.ts'
import { missingPeer, startFreeRadius, type FreeRadius } from './freeradius.ts'
import { makeGuests } from './guests.ts'
import { killInTheRun } from './killed.ts'
import { measureMemory } from './longRun.ts'
import { residentMegabytes } from '../rig/memory.ts'
import { accessRequest, PACKETS_A_SESSION, SESSION_SECONDS, type MakePacket } from './packets.ts'
import { measureProcesses } from './processes.ts'
import { p99, rate, takeTurn } from './taking.ts'
import { readNas } from './venue.ts'
import { fire, pace, type Volley } from './volley.ts'

const PER_SECOND = 500
const ECHO = 'UDP echo, node:dgram'
const COMMIT = 'UDP echo after one row is committed'
/** Sign-ins in addition to the blocked ones. */
const BESIDE = PER_SECOND

/** With `packets`, only memory over that many packets; otherwise rates, times, a kill and several processes. */
export async function measure(options: Options): Promise<Figure[]> {
  const { packets, rounds, requests } = options
  if (packets) return [await measureMemory(packets)]
  const [first, ...others] = await measureSpeed(options)
  const killed = await killInTheRun(requests)
  return [{ ...first!, note: `${first!.note}; ${killed}` }, ...others, ...(await measureProcesses(rounds, requests))]
}

// oxlint-disable-next-line eslint/max-lines-per-function -- the phases of one measurement, in order
async function measureSpeed({ rounds, seconds, requests, guests }: Options): Promise<Figure[]> {
  const paced = Math.round(PER_SECOND * seconds)
  const sessions = Math.floor(requests / PACKETS_A_SESSION)
  const signIns = rounds * (requests + paced) + requests + BESIDE
  const count = Math.max(guests, signIns + BESIDE)
  const portico = await startInstallation()
  const echo = await startChild<{ port: number }>(join(import.meta.dirname, 'echo.ts'), {})
  const committing = await startChild<{ port: number }>(join(import.meta.dirname, 'committing.ts'), {
    url: portico.ownerUrl,
  })
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
    const overEcho = (send: () => Promise<Volley>, value: (volley: Volley) => number, { pid } = echo, parent = pid) =>
      takeTurn({ pid, parent, settled: async () => undefined }, send, expectEchoes, value)

    // One warm-up for each, checked but not counted.
    for (const one of Object.values(contenders)) {
      one.expectAccepted((await fire(one.authPort, singleChains(one.signIns(requests)))).exchanges)
      one.expectAccounted((await fire(one.acctPort, one.sessions(sessions))).exchanges)
      await one.settled()
    }
    expectEchoes((await fire(echo.ready.port, singleChains(echoes(requests)))).exchanges)

    const memory = [residentMegabytes(portico.pid)]
    const rates = await alternate(rounds, {
      ...each(contenders, 'auth', (one) =>
        takeTurn(one, () => fire(one.authPort, singleChains(one.signIns(requests))), one.expectAccepted, rate),
      ),
      ...each(contenders, 'acct', (one) =>
        takeTurn(one, () => fire(one.acctPort, one.sessions(sessions)), one.expectAccounted, rate),
      ),
      echo: () => overEcho(() => fire(echo.ready.port, singleChains(echoes(requests))), rate),
    })
    const tails = await alternate(rounds, {
      ...each(contenders, 'auth', (one) =>
        takeTurn(one, () => pace(one.authPort, one.signIns(paced), PER_SECOND), one.expectAccepted, p99),
      ),
      ...each(contenders, 'acct', (one) =>
        takeTurn(one, () => pace(one.acctPort, starts(one.sessions(paced)), PER_SECOND), one.expectAccounted, p99),
      ),
      echo: () => overEcho(() => pace(echo.ready.port, echoes(paced), PER_SECOND), p99),
      commit: () =>
        overEcho(() => pace(committing.ready.port, echoes(paced), PER_SECOND), p99, committing, portico.pid),
    })
    memory.push(residentMegabytes(portico.pid))
    const blocked = await blockInTheRun(portico, ours, nas, logins)
    await expectStored(portico.ownerUrl, PAGE_ID, {
      signIns,
      sessions: sessions * (rounds + 1),
      seconds: SESSION_SECONDS,
    })
    const note = `${requests} packets a round, 32 in flight, none lost or sent twice; ${count.toLocaleString('en')} guests; every row found in the database afterwards; memory ${memory.map((megabytes) => megabytes.toFixed(0)).join(' MB before, ')} MB after; ${blocked}${missing ? `. No peer: ${missing}` : ''}`
    const against = (of: Record<string, Round[]>, kind: string, name: string, unit: string, said?: string) =>
      Object.entries({ ...(peer && { [peer.name]: `peer ${kind}` }), [ECHO]: 'echo', [COMMIT]: 'commit' })
        .filter(([, turn]) => of[turn])
        .map(([limit, turn], index) =>
          figureOf({
            name,
            unit,
            ours: of[`ours ${kind}`]!,
            limit: { name: limit, rounds: of[turn]! },
            note: index === 0 ? said : undefined,
          }),
        )
    return [
      ...against(rates, 'auth', 'sign-in (PAP)', 'answers/s', note),
      ...against(rates, 'acct', 'accounting', 'answers/s'),
      ...against(tails, 'auth', `sign-in at ${PER_SECOND}/s`, 'p99 ms'),
      ...against(tails, 'acct', `accounting at ${PER_SECOND}/s`, 'p99 ms'),
    ]
  } finally {
    await freeRadius?.stop()
    await echo.stop()
    await committing.stop()
    await portico.stop()
  }
}

function each(
  contenders: Record<string, Contender>,
  kind: string,
  run: (one: Contender) => Promise<Round>,
): Record<string, () => Promise<Round>> {
  return Object.fromEntries(Object.entries(contenders).map(([name, one]) => [`${name} ${kind}`, () => run(one)]))
}

const starts = (sessions: readonly MakePacket[][]) => sessions.map(([start]) => start!)
