import { sql, type Tx } from '../core/db/database.ts'

/** Whether a device or its guest is on one of the venue's lists; a refusal outweighs. */
export async function accessRuleFor(
  tx: Tx,
  pageId: string,
  of: { mac?: string; guestId?: string },
  now: Date,
): Promise<'allow' | 'deny' | undefined> {
  const row = await tx.first(sql<{ kind: 'allow' | 'deny' }>`
    select kind from access_rules where page_id = ${pageId} and (until is null or until > ${now})
      and (mac = ${of.mac ?? null} or guest_id = ${of.guestId ?? null}
        or guest_id = (select guest_id from guest_devices where page_id = ${pageId} and mac = ${of.mac ?? null}))
    order by kind desc limit 1`)
  return row?.kind
}
