// Several processes on one pair of ports against one process, with the same packets from as many ports as gateways use.
import { readdirSync, readFileSync } from 'node:fs'
import { cpuTime } from '../rig/cpu.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation } from '../rig/installation.ts'
import { alternate, type Round } from '../rig/rounds.ts'
import { singleChains, contenderOf } from './contenders.ts'
import { makeGuests } from './guests.ts'
import { rate, takeTurn } from './taking.ts'
import { readNas } from './venue.ts'
import { fire, LANES } from './volley.ts'

const PROCESSES = [1, 2]

/** Sign-ins and accounting of one and of two processes; the note shows how the work was divided. */
export async function measureProcesses(rounds: number, requests: number): Promise<Figure[]> {
  const running = []
  const sessions = Math.floor(requests / 4)
  try {
    for (const count of PROCESSES) running.push(await startInstallation(undefined, { RADIUS_PROCESSES: String(count) }))
    const turns: Record<string, () => Promise<Round>> = {}
    for (const [index, portico] of running.entries()) {
      const logins = await makeGuests(portico, (rounds + 1) * requests)
      const one = contenderOf(portico, await readNas(portico), logins)
      const signIn = () => fire(one.authPort, singleChains(one.signIns(requests)), LANES)
      const account = () => fire(one.acctPort, one.sessions(sessions), LANES)
      one.expectAccepted((await signIn()).exchanges)
      one.expectAccounted((await account()).exchanges)
      await one.settled()
      await settle(portico.ownerUrl)
      turns[`auth ${PROCESSES[index]}`] = () => takeTurn(one, signIn, one.expectAccepted, rate)
      turns[`acct ${PROCESSES[index]}`] = () => takeTurn(one, account, one.expectAccounted, rate)
    }
    const several = running.at(-1)!
    const before = timesOf(several.pid)
    const taken = await alternate(rounds, turns)
    const note = `processor time of the ${PROCESSES.at(-1)} processes: ${shares(before, timesOf(several.pid))}`
    return [
      ['auth', 'sign-in (PAP)'],
      ['acct', 'accounting'],
    ].map(([kind, name]) =>
      figureOf({
        name: `${name}, 2 processes`,
        unit: 'answers/s',
        ours: taken[`${kind} 2`]!,
        limit: { name: 'Portico, 1 process', rounds: taken[`${kind} 1`]! },
        note: kind === 'acct' ? note : undefined,
      }),
    )
  } finally {
    for (const portico of running) await portico.stop()
  }
}

/** Processor time of the main process and its RADIUS processes, in microseconds. */
function timesOf(pid: number): number[] {
  const beside = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => readText(`/proc/${one}/cmdline`).includes('processes/radius.ts') && parentOf(one) === pid)
  return [pid, ...beside.toSorted((a, b) => a - b)].map((one) => cpuTime(one)?.ownMicros ?? 0)
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1])
}

/** Empty when the process has ended. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function shares(before: readonly number[], after: readonly number[]): string {
  const used = after.map((time, index) => time - (before[index] ?? 0))
  const all = used.reduce((sum, time) => sum + time, 0)
  return used.map((time) => `${Math.round((100 * time) / all)} %`).join(' and ')
}
