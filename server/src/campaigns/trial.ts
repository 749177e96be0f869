// Whether two ways to show a campaign differ, by tests that stay honest however often they are looked at.
// Source: Johari, Koomen, Pekelis, Walsh, "Always Valid Inference: Continuous Monitoring of A/B Tests", Operations Research 70 (2022):
// the mixture sequential probability ratio test for the difference of two proportions, with a normal mixture.
import { rateOf, type Arm } from '../core/proportions.ts'

export type Comparison = { pValue: number; difference: number; low: number; high: number }

/** Spread of the differences that are worth finding. */
const MIXTURE = 0.02 ** 2
const ALPHA = 0.05
/** Below this the normal approximation of proportions does not hold. */
const LEAST_GUESTS = 30

/** Compares two arms. The p-value may be looked at every day: the chance that it ever falls below 0.05 without a difference is 0.05. */
export function compareArms(a: Arm, b: Arm): Comparison {
  if (Math.min(a.guests, b.guests) < LEAST_GUESTS)
    return { pValue: 1, difference: rateOf(a) - rateOf(b), low: -1, high: 1 }
  const difference = rateOf(a) - rateOf(b)
  const variance = varianceOf(a) + varianceOf(b)
  const spread = variance + MIXTURE
  const likelihood = Math.sqrt(variance / spread) * Math.exp((difference ** 2 * MIXTURE) / (2 * variance * spread))
  const half = Math.sqrt(
    ((2 * variance * spread) / MIXTURE) * (Math.log(1 / ALPHA) + 0.5 * Math.log(spread / variance)),
  )
  return {
    pValue: Math.min(1, 1 / likelihood),
    difference,
    low: Math.max(-1, difference - half),
    high: Math.min(1, difference + half),
  }
}

/** With one success and one failure added, so that no arm looks certain. */
function varianceOf({ guests, successes }: Arm): number {
  const p = (successes + 1) / (guests + 2)
  return (p * (1 - p)) / guests
}
