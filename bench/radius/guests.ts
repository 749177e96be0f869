// Guests who have passed the portal and hold a one-time login, one for each sign-in.
import { randomBytes } from 'node:crypto'
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { grantPassword } from '@portico/server/gateways/grants.ts'
import { GATEWAYS, PAGE_ID } from '../../dev/seed/venue.ts'
import type { Installation } from '../rig/installation.ts'

export type Login = { username: string; password: string; mac: string }

const AT_ONCE = 10_000
const GATEWAY_ID = GATEWAYS.garden.id

/** Creates them and returns their logins, which stay valid for an hour instead of a minute. */
export async function makeGuests({ database }: Installation, count: number): Promise<Login[]> {
  const logins: Login[] = []
  while (logins.length < count) {
    const now = database.clock.now()
    const rows = Array.from({ length: Math.min(AT_ONCE, count - logins.length) }, (_, index) => ({
      guest: newId(now),
      visit: newId(now),
      grant: newId(now),
      username: randomBytes(10).toString('hex'),
      mac: (0x020000000000 + logins.length + index).toString(16).padStart(12, '0'),
    }))
    await database.db.asSystem((tx) => write(tx, rows, now))
    logins.push(...rows.map(({ username, mac }) => ({ username, mac, password: grantPassword(database, username) })))
  }
  return logins
}

type Row = { guest: string; visit: string; grant: string; username: string; mac: string }

async function write(tx: Tx, rows: readonly Row[], now: Date): Promise<void> {
  const guests = rows.map((row) => row.guest)
  const visits = rows.map((row) => row.visit)
  const macs = rows.map((row) => row.mac)
  await tx.run(sql`
    insert into guests (page_id, id, name, first_seen_at, last_seen_at)
    select ${PAGE_ID}::uuid, id, 'Lan', ${now}, ${now} from unnest(${guests}::uuid[]) as r (id)`)
  await tx.run(sql`
    insert into guest_devices (page_id, mac, guest_id, last_seen_at)
    select ${PAGE_ID}::uuid, mac, id, ${now} from unnest(${macs}::text[], ${guests}::uuid[]) as r (mac, id)`)
  await tx.run(sql`
    insert into visits (page_id, id, guest_id, gateway_id, mac, status, asked_at)
    select ${PAGE_ID}::uuid, id, guest_id, ${GATEWAY_ID}::uuid, mac, 'waiting', ${now}
    from unnest(${visits}::uuid[], ${guests}::uuid[], ${macs}::text[]) as r (id, guest_id, mac)`)
  await tx.run(sql`
    insert into grants (page_id, id, visit_id, gateway_id, username, mac, session_seconds, expires_at, ends_at)
    select ${PAGE_ID}::uuid, id, visit_id, ${GATEWAY_ID}::uuid, username, mac, 7200, ${now}::timestamptz + interval '1 hour', ${now}::timestamptz + interval '3 hours'
    from unnest(${rows.map((row) => row.grant)}::uuid[], ${visits}::uuid[], ${rows.map((row) => row.username)}::text[], ${macs}::text[])
      as r (id, visit_id, username, mac)`)
}
