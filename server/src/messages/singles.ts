// Adverts that members send to one guest: they count towards the same limits as a campaign's.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { limitOf } from './law.ts'
import { readRecipients } from './recipients.ts'

type Single = { pageId: string; id: string; guestId: string; now: Date }

/** Longer than any promised frequency looks back. */
const KEPT_MS = 31 * 24 * 3600_000

/** Counts an advert by Zalo, unless the guest has had all they may get. @returns whether it may be sent */
export async function takeAdvert(
  services: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, id, guestId, now }: Single,
): Promise<boolean> {
  // Two members at once would both find room.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`advert ${pageId} ${guestId}`}, 0))`)
  const [guest] = await readRecipients(services, tx, { pageId, guestIds: [guestId], now })
  if (!guest || limitOf('zns', guest)) return false
  await tx.run(sql`
    insert into message_singles (page_id, id, guest_id, channel, sent_at) values (${pageId}, ${id}, ${guestId}, 'zalo', ${now})
    on conflict (page_id, id) do nothing`)
  return true
}

/** One that was refused for certain does not count. */
export async function returnAdvert(tx: Tx, { pageId, id }: Pick<Single, 'pageId' | 'id'>): Promise<void> {
  await tx.run(sql`delete from message_singles where page_id = ${pageId} and id = ${id}`)
}

/** Forgets what no limit looks at any more. */
export async function clearAdverts(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from message_singles where sent_at < ${new Date(now.getTime() - KEPT_MS)}`)
}
