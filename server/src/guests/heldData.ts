// Everything that is held of a guest, for the guest: each feature shows its share.
import { sql, type Tx } from '../core/db/database.ts'
import type { GuestRef, HeldData } from '../core/guestData.ts'
import type { Services } from '../core/services.ts'

/** @returns undefined for a guest who is erased. Only the system reads the consents' words. */
export async function readHeldData(
  { guestData }: Pick<Services, 'guestData'>,
  tx: Tx,
  of: GuestRef,
): Promise<HeldData | undefined> {
  const profile = await tx.first(sql<HeldData['profile']>`
    select name, phone, phone_verified_at is not null as is_phone_verified, email, email_verified_at is not null as is_email_verified,
      language, source, first_seen_at, last_seen_at, profile as more
    from guests where page_id = ${of.pageId} and id = ${of.guestId} and erased_at is null`)
  if (!profile) return undefined
  const held: HeldData = {
    profile,
    identities: [],
    visits: [],
    devices: [],
    ownDevices: [],
    wifiProfiles: [],
    consents: [],
    answers: [],
    leads: [],
    automations: [],
    points: [],
    tasks: [],
    gifts: [],
    draws: [],
    reviews: [],
    zalo: [],
    messages: [],
    notes: [],
    tags: [],
    edits: [],
    rule: null,
  }
  for (const { show } of guestData) addShare(held, (await show?.(tx, of)) ?? {})
  return held
}

/** Several features may show of one kind, such as messages. */
function addShare(held: HeldData, share: Partial<HeldData>): void {
  const { messages = [], ...rest } = share
  Object.assign(held, rest)
  held.messages = [...held.messages, ...messages].toSorted((a, b) => b.at.localeCompare(a.at))
}
