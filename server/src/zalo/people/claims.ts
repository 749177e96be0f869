// A guest says who they are at Zalo by sending a code to the account: no link of Zalo's tells us that for certain.
import { randomInt } from 'node:crypto'
import { sql, type Tx } from '../../core/db/database.ts'
import { linkGuest } from './linkGuest.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8
const VALID_MS = 3600_000
/** One that is shown has this long left at least. */
const LEAST_MS = VALID_MS / 2

type OfGuest = { pageId: string; guestId: string; now: Date }

/** The code of a guest, the same one while it is young. */
export async function issueClaim(tx: Tx, { pageId, guestId, now }: OfGuest): Promise<string> {
  const row = await tx.first(sql<{ code: string }>`
    insert into zalo_claims as c (page_id, guest_id, code, expires_at)
    values (${pageId}, ${guestId}, ${makeCode()}, ${new Date(now.getTime() + VALID_MS)})
    on conflict (page_id, guest_id) do update set
      code = case when c.expires_at < ${new Date(now.getTime() + LEAST_MS)} then excluded.code else c.code end,
      expires_at = case when c.expires_at < ${new Date(now.getTime() + LEAST_MS)} then excluded.expires_at else c.expires_at end
    returning code`)
  return row!.code
}

type Claim = { pageId: string; userId: string; text: string; at: Date }

/**
 * Links the user with the guest whose code they sent; the code is used up.
 * @returns the guest, and whether the message says nothing else
 */
export async function takeClaim(
  tx: Tx,
  { pageId, userId, text, at }: Claim,
): Promise<{ guestId: string; isAll: boolean } | undefined> {
  const [, code] = /#([A-Z2-9]{8})(?![A-Z0-9])/i.exec(text) ?? []
  if (!code) return undefined
  const claim = await tx.first(sql<{ guestId: string }>`
    delete from zalo_claims where page_id = ${pageId} and code = ${code.toUpperCase()} and expires_at > ${at}
    returning guest_id`)
  if (!claim) return undefined
  const isLinked = await linkGuest(tx, { pageId, userId, guestId: claim.guestId, by: 'link', at })
  return isLinked ? { ...claim, isAll: text.trim().length === code.length + 1 } : undefined
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
