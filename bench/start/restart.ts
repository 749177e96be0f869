// Kills a whole busy server (`kill -9`) and measures the seconds until it is ready again, including recovery.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeGuests } from '../radius/guests.ts'
import { insist } from '../radius/killed.ts'
import { PACKETS_A_SESSION, SESSION_SECONDS, sessionPackets } from '../radius/packets.ts'
import { readNas } from '../radius/venue.ts'
import { LANES } from '../radius/volley.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import type { Round } from '../rig/rounds.ts'

/** More sessions than are reported between the first start and the last kill. */
const SESSIONS_A_ROUND = 12_000
const READERS = 8
const AGAIN_MS = 300
const UNDER_LOAD_MS = 10_000
const LONGEST_MS = 60_000

export type Restarts = {
  /** Seconds from a kill until /readyz answers 200. */
  killed(): Promise<Round>
  /** A description of the load. */
  note(): string
  stop(): Promise<void>
}

/** A server with gateways that report and readers that read, whatever happens to it. */
export async function startUnderLoad(rounds: number): Promise<Restarts> {
  const sessions = rounds * SESSIONS_A_ROUND
  let portico = await startInstallation()
  const nas = await readNas(portico)
  const logins = await makeGuests(portico, sessions)
  const startedAt = Math.floor(portico.database.clock.now().getTime() / 1000) - SESSION_SECONDS
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    logins
      .filter((_login, index) => index % LANES === lane)
      .flatMap((login) => sessionPackets(nas, login, startedAt).map((make, nth) => make(nth))),
  )
  let isOver = false
  let answered = 0
  const { acctPort } = portico
  const reporting = lanes.map(async (packets) => {
    for (const packet of packets) if (!isOver) await insist(acctPort, [packet], nas, () => void answered++)
  })
  const reading = Array.from({ length: READERS }, () => read(portico, () => isOver))
  return {
    async killed() {
      await sleep(UNDER_LOAD_MS)
      if (answered >= sessions * PACKETS_A_SESSION) throw new Error('the load was over before the kill')
      const again = await portico.kill()
      const from = monotonicMs()
      const starting = again()
      while (!(await isReady(portico.apiUrl))) {
        if (monotonicMs() - from > LONGEST_MS) throw new Error('not ready within a minute')
        await sleep(20)
      }
      const value = (monotonicMs() - from) / 1000
      portico = await starting
      return { value }
    },
    note: () => `${answered.toLocaleString('en')} accounting packets answered meanwhile, ${READERS} readers over HTTP`,
    async stop() {
      isOver = true
      await Promise.all([...reporting, ...reading])
      await portico.stop()
    },
  }
}

async function read({ apiUrl, portalUrl }: Installation, isOver: () => boolean): Promise<void> {
  while (!isOver())
    for (const url of [`${apiUrl}/readyz`, `${portalUrl}/`]) {
      const response = await fetch(url).catch(() => undefined)
      await response?.text()
      if (!response) await sleep(AGAIN_MS)
    }
}

async function isReady(apiUrl: string): Promise<boolean> {
  const response = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  await response?.text()
  return response?.status === 200
}
