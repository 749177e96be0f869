// One contender's turn, with the processor time of everything it caused.
import { cpuSince, cpuTime } from '../rig/cpu.ts'
import { percentile, type Round } from '../rig/rounds.ts'
import type { Contender } from './contenders.ts'
import type { Exchange, Volley } from './volley.ts'

/** Sends, waits until the work is done, checks every answer. */
export async function takeTurn(
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

export function rate({ exchanges, tookMs }: Volley): number {
  return exchanges.length / (tookMs / 1000)
}

export function p99({ exchanges }: Volley): number {
  return percentile(
    exchanges.map((exchange) => exchange.tookMs),
    0.99,
  )
}
