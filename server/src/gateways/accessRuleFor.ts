import { prepare, type Tx } from '../core/db/database.ts'

/** Whether a device or its guest is on one of the venue's lists; a refusal outweighs. */
export async function accessRuleFor(
  tx: Tx,
  pageId: string,
  of: { mac?: string; guestId?: string },
  now: Date,
): Promise<'allow' | 'deny' | undefined> {
  const row = await tx.first(findRule(pageId, now, of.mac ?? null, of.guestId ?? null))
  return row?.kind
}

const findRule = prepare<{ kind: 'allow' | 'deny' }>(`
  select kind from access_rules where page_id = $1 and (until is null or until > $2)
    and (mac = $3 or guest_id = $4 or guest_id = (select guest_id from guest_devices where page_id = $1 and mac = $3))
  order by kind desc limit 1`)
