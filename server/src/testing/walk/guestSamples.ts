// A row in each table of what guests proved, agreed to and look at.
import { sql } from '../../core/db/database.ts'
import type { World } from './world.ts'

/** Fills them for one venue. */
export async function fillGuests({ running, page, guest }: World): Promise<void> {
  const now = running.services.clock.now()
  const until = new Date(now.getTime() + 3600_000)
  const of = sql`${page.eid}, ${guest.guestId}`
  const hash = (what: string) => sql`sha256(${`${what} of ${page.eid}`}::bytea)`
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into guest_identities (page_id, guest_id, kind, value, verified_at)
      values (${of}, 'email', ${`identity of ${page.eid}`}, ${now})`)
    await tx.run(sql`insert into guest_keys (page_id, guest_id, hash, kind, family, created_at, expires_at)
      values (${of}, ${hash('key')}, 'link', gen_random_uuid(), ${now}, ${until})`)
    await tx.run(sql`insert into guest_views (page_id, guest_id, hash, language, contact, created_at, expires_at)
      values (${of}, ${hash('view')}, 'vi', ${`contact of ${page.eid}`}, ${now}, ${until})`)
    await tx.run(sql`insert into consent_wordings (page_id, purpose, version, texts, created_at)
      values (${page.eid}, 'terms', 1, ${JSON.stringify({ vi: `Wording of ${page.eid}` })}::jsonb, ${now})`)
  })
}
