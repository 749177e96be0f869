import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Removes memberships that have ended; the right itself ends at its second, whenever this runs. */
export async function endLooks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.asSystem((tx) => tx.run(sql`delete from members where expires_at <= ${clock.now()}`))
}
