// Names of people with an account, for those who work with them. Row-level security shows users only to themselves, so
// this reads across pages: callers have found the ids on a page of their own.
import { sql, type Database } from './db/database.ts'

export type Person = {
  id: string
  displayName: string
  emailMobile: string
  email: string | null
  mobile: string | null
}

/** People by id; one whose account is gone is missing. */
export async function peopleById(db: Database, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db.asSystem((tx) =>
    tx.rows(sql<Person>`
    select id, display_name, coalesce(email, mobile, '') as email_mobile, lower(email) as email, mobile
    from users where id = any(${[...new Set(ids)]}::uuid[])`),
  )
  return new Map(rows.map((row) => [row.id, row]))
}
