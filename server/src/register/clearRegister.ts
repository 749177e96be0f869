import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Ends connections whose session went with its gateway or page, and deletes what is past its date. */
export async function clearRegister({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.asSystem(async (tx) => {
    await tx.run(sql`
      update register.entries c set stopped_at = e.at, expires_at = e.at + make_interval(months => c.months) from (
        select o.page_id, o.session_id, coalesce(s.stopped_at, greatest(o.started_at, ${now}::timestamptz)) as at
        from register.entries o left join sessions s on s.page_id = o.page_id and s.id = o.session_id
        where o.stopped_at is null and (s.id is null or s.stopped_at is not null)) e
      where c.page_id = e.page_id and c.session_id = e.session_id`)
    await tx.run(sql`delete from register.entries where expires_at <= ${now}`)
    await tx.run(sql`delete from register.terms where expires_at <= ${now}`)
  })
}
