// Who comes next: somebody new, or a guest the café knows, regulars most often.
import { sql } from '@portico/server/core/db/database.ts'
import type { Services } from '@portico/server/core/services.ts'
import type { makePeople } from '../seed/people.ts'
import { PAGE_ID } from '../seed/venue.ts'
import type { Visitor } from './fillForm.ts'

const HOURS_BETWEEN = 12

/** @param isNew also when no known guest has been away for long enough */
export async function chooseGuest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  people: ReturnType<typeof makePeople>,
  isNew: boolean,
): Promise<Visitor> {
  const now = clock.now().getTime()
  const since = new Date(now - HOURS_BETWEEN * 3600_000)
  // Each row's key is a random number to the power of one by its weight (Efraimidis and Spirakis).
  const known = await db.asSystem((tx) =>
    tx.first(sql<Visitor>`
      select g.name, g.phone, g.email, g.language, d.mac, exists (
        select from consents c
        where c.page_id = g.page_id and c.guest_id = g.id and c.purpose = 'marketing' and c.is_given) as wants_news
      from guests g
      join lateral (
        select mac from guest_devices d where d.page_id = g.page_id and d.guest_id = g.id order by last_seen_at desc limit 1
      ) d on true
      where g.page_id = ${PAGE_ID} and g.erased_at is null and g.name is not null and g.last_seen_at < ${since}
      order by random() ^ (1.0 / greatest(g.visits, 1)) desc limit 1`),
  )
  return isNew || !known ? people.newGuest(now) : known
}
