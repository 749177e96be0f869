// What a person answered a chatbot stands in the guest's profile. A contact that is known is never overwritten by a chat.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isOneOf } from '@portico/contract/records.ts'
import { OWN_FIELDS } from '@portico/contract/chatbots/flow.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { correctGuest } from '../guests/index.ts'

type Answer = { field: string; value: string }

/** Keeps answers of a guest; those of a stranger stay in the conversation. */
export async function keepAnswers(
  services: Services,
  tx: Tx,
  { pageId, guestId }: { pageId: string; guestId: string | null },
  saved: readonly Answer[],
): Promise<void> {
  if (!guestId || saved.length === 0) return
  const known = await tx.first(sql<Record<string, string | null>>`
    select name, phone, email from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null`)
  if (!known) return
  const add: Record<string, string> = {}
  const own: { name?: string; phone?: string; email?: string } = {}
  for (const { field, value } of saved) {
    if (!isOneOf(OWN_FIELDS, field)) add[field] = value
    else if (!known[field]) own[field] = field === 'phone' ? readPhone(value) : value
  }
  if (own.phone === '') delete own.phone
  await correctGuest(services, tx, { pageId, guestId, ...own, add })
}

function readPhone(typed: string): string {
  const phone = parsePhoneNumberFromString(typed, 'VN')
  return phone?.isValid() ? phone.number : ''
}
