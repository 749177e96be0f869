// A guest who is erased leaves no trace, and every total stays: what was theirs belongs to nobody from now on.
import { randomUUID } from 'node:crypto'
import { sql, type Tx } from '../../core/db/database.ts'

/**
 * Takes a guest out of reports: a number nobody has stands where the guest did, so that unique guests are counted as before,
 * and what the guest wrote is gone. The visits' own ids go too, which other tables know.
 */
export async function forgetGuest(tx: Tx, pageId: string, guestId: string): Promise<void> {
  const nobody = randomUUID()
  const of = sql`page_id = ${pageId} and guest_id = ${guestId}`
  await tx.run(sql`
    update event set guest_id = ${nobody}, id = gen_random_uuid(), body = null where ${of}`)
  for (const table of ['guest_day', 'guest_page', 'campaign_guest'])
    await tx.run(sql`update ${sql.table(table)} set guest_id = ${nobody} where ${of}`)
}
