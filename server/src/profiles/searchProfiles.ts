// Which guests a search means: by the order of the list where many match, by the index where few do.
import { plainText } from '../core/db/plainText.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { GRAM, gramsOfPart } from '../core/db/grams.ts'
import { gramOfMask, SHOWN_DIGITS, type Mask } from './searchText.ts'

export type Sql = RawBuilder<unknown>

/** Guests looked at in the list's order before the index is asked: a part of a common name is found among them. */
export const LOOKED_AT = 5000

export type Search = {
  /** The test of a row `p`. */
  matches: Sql
  /** The test of a row `s` of `guest_grams` that the index answers. A part of one or two letters is found there where a word begins. */
  byIndex: Sql
  /** Whether the index knows everybody who matches. */
  isWhole: boolean
}

/** @param isNamed whether the caller may read names and contacts: nobody finds out by searching what is masked */
export function readSearch(pageId: string, q: string, isNamed: boolean): Search {
  if (!isNamed) return maskedSearch(pageId, q)
  const words = plainText(q)
  const digits = q.replaceAll(/[\s.()+-]/g, '')
  // 0912… is kept as +84912….
  const number = /^\d{3,}$/.test(digits) ? digits.replace(/^0/, '') : undefined
  const tests = [words, number].flatMap((part) => (part ? [part] : []))
  const likes = tests.map((part) => sql`p.search like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`)
  const indexed = tests.map((part) => sql`s.grams @> ${gramsOfPart(pageId, part)}::int[]`)
  return {
    matches: sql`(${sql.join(likes, sql` or `)})`,
    byIndex: sql`(${sql.join(indexed, sql` or `)})`,
    isWhole: tests.every((part) => part.length >= GRAM),
  }
}

const MASKED: Record<Mask, (seen: string) => Sql> = {
  name: (seen) => sql`left(p.search, 1) = ${seen}`,
  phone: (seen) => sql`right(p.phone, ${seen.length}::int) = ${seen}`,
  email: (seen) => sql`left(split_part(p.search, E'\\n', 3), 1) = ${seen}`,
}

/** What a mask leaves to see: a first letter, the end of a number; typed with or without the stars. */
function maskedSearch(pageId: string, q: string): Search {
  const seen = plainText(q.replaceAll('*', ''))
  const masks: Mask[] = [
    ...(/^\d+$/.test(seen) && seen.length <= SHOWN_DIGITS ? (['phone'] as const) : []),
    ...(seen.length === 1 ? (['name', 'email'] as const) : []),
  ]
  if (masks.length === 0) return { matches: sql`false`, byIndex: sql`false`, isWhole: true }
  const indexed = masks.map((mask) => gramOfMask(pageId, mask, seen))
  return {
    matches: sql`(${sql.join(
      masks.map((mask) => MASKED[mask](seen)),
      sql` or `,
    )})`,
    byIndex: sql`s.grams && ${indexed}::int[]`,
    isWhole: true,
  }
}

/** Fewer are read from the index at once, and put in order. PostgreSQL takes letters for independent, and a common name for rarer than it is. */
const FEW = 100

/** Whether so few match that the index should be asked first, by what PostgreSQL knows of the letters: that costs no scan. */
export async function isRare(tx: Tx, pageId: string, { byIndex, isWhole }: Search): Promise<boolean> {
  if (!isWhole) return false
  const row = await tx.first(sql<Record<string, [{ Plan: { 'Plan Rows': number } }]>>`
    explain (format json) select 1 from guest_grams s where s.page_id = ${pageId} and ${byIndex}`)
  const [plan] = Object.values(row ?? {})
  return (plan?.[0].Plan['Plan Rows'] ?? Infinity) < FEW
}

/** Ids of guests whose name, number or address has these plain words. */
export function guestsFound(pageId: string, words: string): Sql {
  const { matches, byIndex } = readSearch(pageId, words, true)
  return sql`
    select s.guest_id from guest_grams s join guest_profiles p on p.page_id = ${pageId} and p.guest_id = s.guest_id
    where s.page_id = ${pageId} and ${byIndex} and ${matches}`
}
