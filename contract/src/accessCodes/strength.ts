// How long a code must be to resist guessing. Server and wizard call the same function.

export const ALPHABETS = {
  digits: '0123456789',
  /** No two that look alike on a slip: neither 0 and O, nor 1, I and L, nor 2 and Z, 5 and S, 8 and B, U and V. */
  letters: 'ACDEFGHJKMNPQRTWXY34679',
} as const
export type Alphabet = keyof typeof ALPHABETS

/** Codes of one batch. */
export const MOST_CODES = 5000
export const SHORTEST = 8
export const LONGEST = 20

/**
 * Guesses allowed: a burst, then a number per hour. A device can change its address, so the page's share bounds them
 * all.
 */
export const TRIES = {
  device: { most: 5, anHour: 20 },
  address: { most: 30, anHour: 120 },
  /** Guests at the venue, and RADIUS for them. */
  page: { most: 150, anHour: 600 / 24 },
  /** Everyone else: they cannot use up what guests need. */
  outside: { most: 50, anHour: 200 / 24 },
  /** Devices that were online here before have their own share, which strangers cannot use up. */
  known: { most: 200, anHour: 800 / 24 },
} as const

/** Guesses possible on one page in 24 hours, from all devices and by all ways together. */
export const GUESSES_A_DAY = [TRIES.page, TRIES.outside, TRIES.known].reduce(
  (sum, { most, anHour }) => sum + most + 24 * anHour,
  0,
)
/** The chance that one of them is right stays below this. */
export const CHANCE_A_DAY = 1e-6

/** The chance that one guess is a code of these. */
export function chanceOf(codes: number, alphabet: Alphabet, length: number): number {
  return codes / ALPHABETS[alphabet].length ** length
}

/**
 * The least length for a batch of codes. A batch takes at most half of the chance left, so that another always fits.
 * @param taken the sum of {@link chanceOf} over the page's usable codes
 */
export function shortestLength(codes: number, alphabet: Alphabet, taken: number): number {
  const room = (CHANCE_A_DAY / GUESSES_A_DAY - taken) / 2
  for (let length = SHORTEST; length < LONGEST; length++) if (chanceOf(codes, alphabet, length) < room) return length
  return LONGEST
}

/** What was typed or scanned, as codes are kept: capitals, without blanks and hyphens. @returns undefined when no code looks so */
export function readTyped(typed: string): string | undefined {
  if (typed.length > 60) return undefined
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.\-–_]/gu, '')
  return /^[0-9A-Z]{8,20}$/.test(plain) ? plain : undefined
}

/** A code in groups that are easy to read aloud: 4821 0395 7716. */
export function groupCode(code: string): string {
  const size = code.length % 4 !== 0 && code.length % 3 === 0 ? 3 : 4
  return code.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? code
}
