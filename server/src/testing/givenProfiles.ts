// Guests who came once, and of whom the worker has heard: they are in lists, searches and segments.
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql } from '../core/db/database.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { newId } from '../core/id.ts'
import type { RunningServer } from '../processes/all.ts'
import { recordEvents } from '../reports/index.ts'
import type { Venue } from './given.ts'
import { untilProfilesWritten } from './untilWritten.ts'

export type Person = { name?: string; phone?: string; email?: string; daysAgo?: number; source?: string }

/** Makes them. @returns their ids */
export async function givenProfiles(
  server: RunningServer,
  page: Venue,
  people: readonly Person[],
  now: Date,
): Promise<string[]> {
  const ids = people.map(() => newId(now))
  await server.services.db.asSystem(async (tx) => {
    for (const [
      index,
      { name = null, phone = null, email = null, daysAgo = 0, source = 'phone' },
    ] of people.entries()) {
      const at = new Date(now.getTime() - daysAgo * DAY_MS)
      const guestId = ids[index]!
      await tx.run(sql`insert into guests (page_id, id, name, phone, email, source, first_seen_at, last_seen_at)
        values (${page.eid}, ${guestId}, ${name}, ${phone}, ${email}, ${source}, ${at}, ${at})`)
      await recordEvents(tx, [{ pageId: page.eid, at, kind: 'online', id: newId(at), guestId, isFirst: true }])
    }
    noteGuestChanges(tx, page.eid, ids)
  })
  await untilProfilesWritten(server, page)
  return ids
}
