// Contenders take turns, so that a busy moment of the machine falls on all of them.
import type { CpuTime } from './cpu.ts'

/** What one round gave: the figure itself, and the processor time each operation took. */
export type Round = { value: number; cpu?: CpuTime; operations?: number }
export type Contender = () => Promise<Round>

/** Runs every contender once a round, in turning order, and gives each one's rounds. */
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

/** One turn each that does not count: compilers and caches get to know the work. */
export async function warmUp(contenders: Record<string, Contender>): Promise<void> {
  for (const run of Object.values(contenders)) await run()
}

/** The middle value; of an even number, halfway between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** The value that this share of all lies at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
