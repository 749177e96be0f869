// Tiers: what a guest who collected much is called and gets.

export const MOST_TIERS = 6
/** The largest part of the new guests, in percent, that is left out of the rewards. */
export const MOST_HELD_OUT = 50

/** What a tier stands on: the points a guest must have earned. */
type Step = { from: number }

/** The highest tier these points reach; undefined below the first. */
export function tierOf<T extends Step>(tiers: readonly T[], earned: number): T | undefined {
  return tiers.findLast(({ from }) => earned >= from)
}

/** The tier after that, and how many points are missing. */
export function nextTier<T extends Step>(
  tiers: readonly T[],
  earned: number,
): { tier: T; missing: number } | undefined {
  const tier = tiers.find(({ from }) => from > earned)
  return tier && { tier, missing: tier.from - earned }
}

/** Points with a tier's bonus, rounded down. */
export function withBonus(points: number, bonus: number): number {
  return points + Math.floor((points * bonus) / 100)
}
