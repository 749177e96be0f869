// Sends many packets, sign-ins and sessions: the memory of the server's own process must not grow.
import { PAGE_ID } from '../../dev/seed/venue.ts'
import type { Figure } from '../rig/figure.ts'
import { settle, startInstallation } from '../rig/installation.ts'
import { singleChains, contenderOf } from './contenders.ts'
import { expectStored } from './check.ts'
import { makeGuests } from './guests.ts'
import { residentMegabytes } from '../rig/memory.ts'
import { PACKETS_A_SESSION, SESSION_SECONDS } from './packets.ts'
import { readNas } from './venue.ts'
import { fire } from './volley.ts'

const LOGINS_AT_ONCE = 2000
const READINGS = 10

/** Megabytes at the start, after each tenth, and at the end; the value is the growth over the second half. */
export async function measureMemory(packets: number): Promise<Figure> {
  const portico = await startInstallation()
  try {
    const nas = await readNas(portico)
    const turns = Math.ceil(packets / (LOGINS_AT_ONCE * (1 + PACKETS_A_SESSION)))
    const ours = contenderOf(portico, nas, await makeGuests(portico, turns * LOGINS_AT_ONCE))
    await settle(portico.ownerUrl)
    const megabytes = [residentMegabytes(portico.pid)]
    for (let turn = 1; turn <= turns; turn++) {
      ours.expectAccepted((await fire(ours.authPort, singleChains(ours.signIns(LOGINS_AT_ONCE)))).exchanges)
      ours.expectAccounted((await fire(ours.acctPort, ours.sessions(LOGINS_AT_ONCE))).exchanges)
      if (turn % Math.ceil(turns / READINGS) === 0 || turn === turns) {
        megabytes.push(residentMegabytes(portico.pid))
        process.stderr.write(
          `${turn * LOGINS_AT_ONCE * (1 + PACKETS_A_SESSION)} packets, ${megabytes.at(-1)!.toFixed(0)} MB\n`,
        )
      }
    }
    await ours.settled()
    const logins = turns * LOGINS_AT_ONCE
    await expectStored(portico.ownerUrl, PAGE_ID, { signIns: logins, sessions: logins, seconds: SESSION_SECONDS })
    const half = megabytes.slice(Math.floor(megabytes.length / 2))
    return {
      name: `memory over ${(logins * (1 + PACKETS_A_SESSION)).toLocaleString('en')} packets`,
      unit: 'MB',
      median: megabytes.at(-1)!,
      min: Math.min(...megabytes),
      max: Math.max(...megabytes),
      note: `start, then every tenth: ${megabytes.map((value) => value.toFixed(0)).join(', ')} MB; over the last half ${(half.at(-1)! - half[0]!).toFixed(0)} MB; every answer checked, every row found once`,
    }
  } finally {
    await portico.stop()
  }
}
