// Links and codes that prove an address. Using one ends the others, asking for another does not: strangers can ask. Stored
// so that the database alone opens nothing.
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../core/clock.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { NIL_ID } from '../core/id.ts'
import { hashToken, type Secrets } from '../core/secrets.ts'

export type Purpose = 'activate' | 'reset'
type Uses = { clock: Clock; secrets: Secrets }

const LINK_BYTES = 16
const LINK_MINUTES: Record<Purpose, number> = { activate: 24 * 60, reset: 30 }
const DIGITS_MINUTES = 10
const TRIES = 5

/**
 * Makes the code of a link. Without a user it does the same work and stores nothing, so that the time reveals nothing.
 */
export async function issueLink(
  tx: Tx,
  { clock }: Uses,
  userId: string | undefined,
  purpose: Purpose,
): Promise<string> {
  const code = randomBytes(LINK_BYTES).toString('base64url')
  await store(tx, clock, userId, purpose, hashToken(code), LINK_MINUTES[purpose])
  return code
}

/** Makes six digits. Without a user it does the same work and stores nothing, so that the time reveals nothing. */
export async function issueDigits(tx: Tx, uses: Uses, userId: string | undefined, purpose: Purpose): Promise<string> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  await store(tx, uses.clock, userId, purpose, digitsHash(uses, userId ?? NIL_ID, purpose, digits), DIGITS_MINUTES)
  return digits
}

/** Uses up the code of a link. @returns its user. */
export async function useLink(tx: Tx, { clock }: Uses, code: string, purpose: Purpose): Promise<string | undefined> {
  const used = await tx.first(sql<{ user_id: string }>`
    delete from account_codes where hash = ${hashToken(code)} and purpose = ${purpose} and expires_at > ${clock.now()} returning user_id`)
  if (used) await forgetCodes(tx, used.userId, purpose)
  return used?.userId
}

/** Uses up six digits. A wrong guess is counted on each code there is; the caller must commit also when the answer is no. */
export async function useDigits(
  tx: Tx,
  uses: Uses,
  userId: string | undefined,
  purpose: Purpose,
  digits: string,
): Promise<boolean> {
  const id = userId ?? NIL_ID
  const expected = await tx.rows(sql<{ hash: Buffer }>`
    update account_codes set tries = tries + 1
    where user_id = ${id} and purpose = ${purpose} and expires_at > ${uses.clock.now()} and tries < ${TRIES} returning hash`)
  const given = digitsHash(uses, id, purpose, digits)
  if (!expected.some(({ hash }) => hash.length === given.length && timingSafeEqual(hash, given))) return false
  if ((await tx.run(sql`delete from account_codes where hash = ${given}`)) === 0) return false
  await forgetCodes(tx, id, purpose)
  return true
}

async function forgetCodes(tx: Tx, userId: string, purpose: Purpose): Promise<void> {
  await tx.run(sql`delete from account_codes where user_id = ${userId} and purpose = ${purpose}`)
}

async function store(
  tx: Tx,
  clock: Clock,
  userId: string | undefined,
  purpose: Purpose,
  hash: Buffer,
  minutes: number,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + minutes * 60_000)
  await tx.run(sql`
    insert into account_codes (hash, user_id, purpose, expires_at)
    select ${hash}::bytea, id, ${purpose}::text, ${expiresAt}::timestamptz from users where id = ${userId ?? NIL_ID}
    on conflict (hash) do update set expires_at = excluded.expires_at, tries = 0`)
}

/** A million codes are tried in seconds; without the key, which is not in the database, in never. */
function digitsHash({ secrets }: Uses, userId: string, purpose: Purpose, digits: string): Buffer {
  return createHmac('sha256', secrets.derive('account codes')).update(`${userId} ${purpose} ${digits}`).digest()
}
