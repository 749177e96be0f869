// Guests are people; a device only points to one. Nobody's data is shown or merged on an unproved
// phone number or e-mail: a different contact on a known device is taken for another person.
import { newId } from '../core/id.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

export type Contact = { name?: string; phone?: string; email?: string }

/** Finds the guest of a device, or makes one, with what was told now. @returns the guest's id. */
export async function recogniseGuest(
  services: Services,
  tx: Tx,
  of: { pageId: string; mac: string; language: string; contact: Contact },
): Promise<string> {
  const { pageId, mac, contact, language } = of
  const now = services.clock.now()
  const known = await tx.first(sql<Known>`
    select g.id, g.phone, g.email from guest_devices d join guests g on g.page_id = d.page_id and g.id = d.guest_id
    where d.page_id = ${pageId} and d.mac = ${mac}`)
  const id = known && isSamePerson(known, contact) ? known.id : newId(now)
  const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value))
  await tx.run(
    query
      .insertInto('guests')
      .values({ page_id: pageId, id, language, first_seen_at: now, last_seen_at: now, ...given })
      .onConflict((conflict) =>
        conflict.columns(['page_id', 'id']).doUpdateSet({ language, last_seen_at: now, ...given }),
      ),
  )
  await tx.run(
    query
      .insertInto('guest_devices')
      .values({ page_id: pageId, mac, guest_id: id, last_seen_at: now })
      .onConflict((conflict) => conflict.columns(['page_id', 'mac']).doUpdateSet({ guest_id: id, last_seen_at: now })),
  )
  return id
}

type Known = { id: string; phone: string | null; email: string | null }

function isSamePerson(known: Known, contact: Contact): boolean {
  const differs = (before: string | null, now: string | undefined) => Boolean(before && now && before !== now)
  return !differs(known.phone, contact.phone) && !differs(known.email, contact.email)
}
