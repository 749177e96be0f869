// What an attack tries differs from run to run; `ATTACK_SEED` draws the same again.
import { randomInt } from 'node:crypto'
import * as fc from 'fast-check'

export const SEED = Number(process.env['ATTACK_SEED'] ?? randomInt(2 ** 31))

/** Some of the items, or all when there are no more. */
export function draw<Item>(items: readonly Item[], count: number): Item[] {
  const size = Math.min(count, items.length)
  const arbitrary = fc.shuffledSubarray([...items], { minLength: size, maxLength: size })
  return fc.sample(arbitrary, { seed: SEED, numRuns: 1 })[0]!
}
