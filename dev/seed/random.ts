// Reproducible randomness: the same seed gives the same café every time.

export type Random = {
  /** At least 0 and below 1. */
  next(): number
  /** An integer from `least` to `most`, both included. */
  int(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** Picks by weight; weights need no particular sum. */
  weighted<T>(from: readonly (readonly [T, number])[]): T
  /** Half of the values are below `median`; `spread` is the sigma of the logarithm. */
  logNormal(median: number, spread: number): number
  hex(digits: number): string
}

/** A generator for data that only has to look random; never for keys. */
export function makeRandom(seed: number): Random {
  const next = mulberry32(seed)
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => from[int(0, from.length - 1)]!,
    weighted(from) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of from) {
        left -= weight
        if (left < 0) return value
      }
      return from.at(-1)![0]
    },
    logNormal: (median, spread) => median * Math.exp(spread * gaussian(next)),
    hex: (digits) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join(''),
  }
}

/** A UUIDv7 like the server's own (RFC 9562 §5.7) with the generator's bits. */
export function idAt(random: Random, at: number): string {
  const time = at.toString(16).padStart(12, '0')
  const variant = random.int(8, 11).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.hex(3)}-${variant}${random.hex(3)}-${random.hex(12)}`
}

/** Tommy Ettinger's 32-bit generator: small and sufficient. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The Box-Muller transform from two uniform numbers to a normal one. */
function gaussian(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
}
