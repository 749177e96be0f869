// Where a list goes on: the values its last row is ordered by, so that the next page costs the same however far down.
import { fail } from '../fail.ts'
import { sql } from '../db/database.ts'
import type { RawBuilder } from 'kysely'

export type Sql = RawBuilder<unknown>

/** `isNullable` keys come last, whichever way the others are turned. */
export type OrderKey = { by: Sql; isDescending?: boolean; isNullable?: boolean }

/** The order of a list; its last key tells every row from every other. */
export function orderBy(keys: readonly OrderKey[]): Sql {
  return sql.join(
    keys.map(({ by, isDescending, isNullable }) => {
      const way = sql.raw(isDescending ? 'desc' : 'asc')
      return isNullable ? sql`${by} ${way} nulls last` : sql`${by} ${way}`
    }),
  )
}

/** The place of a row, to be selected with it. */
export function placeOf(keys: readonly OrderKey[]): Sql {
  return sql`json_build_array(${sql.join(keys.map(({ by }) => sql`(${by})::text`))})`
}

type Place = readonly (string | null)[]

/** Writes a place as callers carry it. */
export function writePlace(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Reads a place. @throws request/invalid when it was not written by {@link writePlace} for a list of so many keys. */
export function readPlace(text: string, length: number): Place {
  try {
    const place = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown
    if (Array.isArray(place) && place.length === length && place.every(isKey)) return place as Place
  } catch {
    // Refused below.
  }
  throw fail('request/invalid', { after: 'field/invalid' })
}

function isKey(value: unknown): boolean {
  return value === null || (typeof value === 'string' && !value.includes('\0'))
}

/** The condition that a row comes after a place. */
export function isAfter(keys: readonly OrderKey[], place: Place): Sql {
  const [first] = keys
  // An index answers a comparison of whole rows, not one spelt out with "or".
  if (keys.every((key) => !key.isNullable && key.isDescending === first?.isDescending) && !place.includes(null)) {
    const [row, values] = [sql.join(keys.map(({ by }) => by)), sql.join([...place])]
    return first?.isDescending ? sql`(${row}) < (${values})` : sql`(${row}) > (${values})`
  }
  const ways = keys.map((key, index) => {
    const before = keys.slice(0, index).map(({ by }, at) => equals(by, place[at] ?? null))
    return sql`(${sql.join([...before, follows(key, place[index] ?? null)], sql` and `)})`
  })
  return sql`(${sql.join(ways, sql` or `)})`
}

function equals(by: Sql, value: string | null): Sql {
  return value === null ? sql`${by} is null` : sql`${by} = ${value}`
}

function follows({ by, isDescending, isNullable }: OrderKey, value: string | null): Sql {
  if (value === null) return sql`false`
  const beyond = isDescending ? sql`${by} < ${value}` : sql`${by} > ${value}`
  return isNullable ? sql`(${beyond} or ${by} is null)` : beyond
}
