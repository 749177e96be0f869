// Which guests a search means: by the order of the list where many match, by the index where few do.
import { plainText } from '../core/db/plainText.ts'
import { sql, type RawBuilder } from '../core/db/database.ts'
import { GRAM, gramsOf } from './searchText.ts'

export type Sql = RawBuilder<unknown>

/** Guests looked at in the list's order before the index is asked: a part of a common name is found among them. */
export const LOOKED_AT = 5000

export type Search = {
  /** The test of a row `p`. */
  matches: Sql
  /** A test the index answers; absent for what is too short for it. */
  byIndex?: Sql
}

/** @param isNamed whether the caller may read names and contacts: nobody finds out by searching what is masked */
export function readSearch(pageId: string, q: string, isNamed: boolean): Search {
  if (!isNamed) return maskedSearch(q)
  const words = plainText(q)
  const digits = q.replaceAll(/[\s.()+-]/g, '')
  // 0912… is kept as +84912….
  const number = /^\d{3,}$/.test(digits) ? digits.replace(/^0/, '') : undefined
  const tests = [words, number].flatMap((part) => (part ? [part] : []))
  const likes = tests.map((part) => sql`p.search like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`)
  const matches = sql`(${sql.join(likes, sql` or `)})`
  if (tests.some((part) => part.length < GRAM)) return { matches }
  const indexed = tests.map((part) => sql`p.grams @> ${gramsOf(pageId, part)}::int[]`)
  return { matches, byIndex: sql`(${sql.join(indexed, sql` or `)})` }
}

/** What a mask leaves to see: a first letter, the end of a number. */
function maskedSearch(q: string): Search {
  const part = plainText(q)
  if (/^\d{3}$/.test(part)) return { matches: sql`right(p.phone, 3) = ${part}` }
  if (part.length === 1) return { matches: sql`left(p.search, 1) = ${part}` }
  return { matches: sql`false` }
}
