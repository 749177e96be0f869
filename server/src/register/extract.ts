// The extract of an approved request: a table for a spreadsheet in which nothing runs.
import { csvOf } from '@portico/contract/csv.ts'
import { perZone } from '@portico/contract/dates.ts'
import { MOST_CONNECTIONS, type RegisterRequest } from '@portico/contract/register.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { UserContext } from '../core/http/context.ts'
import { registerColumns } from './words.ts'

type Connection = {
  page: string
  timeZone: string
  nasId: string
  nas: string
  mac: string
  ips: string[]
  name: string | null
  phone: string | null
  isPhoneProved: boolean
  email: string | null
  isEmailProved: boolean
  startedAt: string
  stoppedAt: string | null
}

/** The connections that overlap the time and fit all that was asked. @throws register/too-many */
export async function readExtract(
  { tx, language }: UserContext,
  { pageId, from, to, mac, ip, contact }: RegisterRequest,
): Promise<{ csv: string; count: number }> {
  const tests = [
    sql`started_at < ${to} and coalesce(stopped_at, 'infinity') >= ${from}`,
    ...(pageId ? [sql`page_id = ${pageId}`] : []),
    ...(mac ? [sql`mac = ${mac}`] : []),
    ...(ip ? [sql`${ip} = any(ips)`] : []),
    ...(contact ? [contact.includes('@') ? sql`lower(email) = ${contact}` : sql`phone = ${contact}`] : []),
  ]
  const rows = await tx.rows(sql<Connection>`
    select page, time_zone, nas_id, nas, mac, ips, name, phone, is_phone_proved, email, is_email_proved, started_at, stopped_at
    from register.entries where ${sql.join(tests, sql` and `)} order by started_at, session_id limit ${MOST_CONNECTIONS + 1}`)
  if (rows.length > MOST_CONNECTIONS) throw fail('register/too-many')
  const words = registerColumns(language)
  const yes = (value: string | null, isProved: boolean) => (value === null ? '' : isProved ? words.yes : words.no)
  const lines = rows.map((row) => [
    row.page,
    row.nasId,
    row.nas,
    row.mac.match(/../g)?.join(':') ?? '',
    row.ips.join(' '),
    row.name ?? '',
    row.phone ?? '',
    yes(row.phone, row.isPhoneProved),
    row.email ?? '',
    yes(row.email, row.isEmailProved),
    secondsOf(row.startedAt, 'UTC'),
    secondsOf(row.stoppedAt, 'UTC'),
    secondsOf(row.startedAt, row.timeZone),
    secondsOf(row.stoppedAt, row.timeZone),
    row.timeZone,
  ])
  return { csv: csvOf([words.heads, ...lines]), count: rows.length }
}

/** `2026-11-24 10:05:09` by a clock in the zone; empty while the connection lasts. */
function secondsOf(instant: string | null, timeZone: string): string {
  return instant === null ? '' : seconds(timeZone).format(new Date(instant))
}

/** Swedish writes dates as ISO 8601 does. */
const seconds = perZone(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }),
)
