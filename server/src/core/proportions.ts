// Shares of guests beside each other: how far apart they are, and how sure that is.

/** Guests, and those of them it worked for. */
export type Arm = { guests: number; successes: number }

/** The difference of two proportions with its 95 % interval, looked at once (Newcombe 1998, method 10). */
export function differenceOf(a: Arm, b: Arm): { difference: number; low: number; high: number } | undefined {
  if (a.guests === 0 || b.guests === 0) return undefined
  const [p, q] = [rateOf(a), rateOf(b)]
  const [x, y] = [wilson(a), wilson(b)]
  return {
    difference: p - q,
    low: p - q - Math.hypot(p - x.low, y.high - q),
    high: p - q + Math.hypot(x.high - p, q - y.low),
  }
}

const Z = 1.959964

function wilson(arm: Arm): { low: number; high: number } {
  const [p, n] = [rateOf(arm), arm.guests]
  const centre = p + Z ** 2 / (2 * n)
  const half = Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))
  const whole = 1 + Z ** 2 / n
  return { low: (centre - half) / whole, high: (centre + half) / whole }
}

/** The share it worked for; 0 of nobody. */
export function rateOf({ guests, successes }: Arm): number {
  return guests === 0 ? 0 : successes / guests
}
