// Names of people with an account, for those who work with them. Row-level security shows users only to themselves, so
// this reads across pages: callers have found the ids on a page of their own.
import { prepare, type Database } from './db/database.ts'

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
  // Callers may hold locks that all other connections wait for, so this takes none of those.
  const rows = await db.runAlone(selectPeople([...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

const selectPeople = prepare<Person>(`
  select id, display_name, coalesce(email, mobile, '') as email_mobile, lower(email) as email, mobile
  from users where id = any($1::uuid[])`)
