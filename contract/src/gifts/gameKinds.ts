// Games and how a draw falls. Free of zod: the owner's editor and the drawing read the same.

export const GAME_KINDS = ['wheel', 'scratch'] as const
export type GameKind = (typeof GAME_KINDS)[number]
export const FREE_TURNS = ['none', 'day', 'visit'] as const
export type FreeTurn = (typeof FREE_TURNS)[number]

/** Chances are parts of it: 1 is a hundredth of a percent. */
export const WHOLE = 10_000
export const MOST_PRIZES = 8
export const MOST_GAMES = 20

type Prize = { id: string; chance: number }

/** What all prizes leave for the consolation; less than nothing where they promise too much. */
export function chanceLeft(prizes: readonly Pick<Prize, 'chance'>[]): number {
  return prizes.reduce((left, { chance }) => left - chance, WHOLE)
}

/** The prize a number from 0 below {@link WHOLE} means; undefined is the consolation. */
export function prizeAt<One extends Prize>(prizes: readonly One[], roll: number): One | undefined {
  let end = 0
  return prizes.find(({ chance }) => roll < (end += chance))
}

/** A chance in words, such as `2.5%`. */
export function writeChance(chance: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(chance / WHOLE)
}
