// Contenders take turns, so that a busy moment of the machine affects all of them.
import type { CpuTime } from './cpu.ts'

/** One round's figure, and the processor time per operation. */
export type Round = { value: number; cpu?: CpuTime; operations?: number }
export type Contender = () => Promise<Round>

/** Runs every contender once per round in rotating order and returns each one's rounds. */
export async function alternate<Name extends string>(
  rounds: number,
  contenders: Record<Name, Contender>,
): Promise<Record<Name, Round[]>> {
  const names = Object.keys(contenders) as Name[]
  const taken = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Round[]>
  for (let round = 0; round < rounds; round++) {
    const first = round % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      taken[name].push(await contenders[name]())
      process.stderr.write('.')
    }
  }
  process.stderr.write('\n')
  return taken
}

/** One uncounted turn each, to warm up compilers and caches. */
export async function warmUp(contenders: Record<string, Contender>): Promise<void> {
  for (const run of Object.values(contenders)) await run()
}

/** The middle value; of an even number, halfway between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
