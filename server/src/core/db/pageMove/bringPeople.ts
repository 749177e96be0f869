// The people of a venue at the target: known there, or brought along with what proves who they are.
import type pg from 'pg'
import { StartError } from '../../startError.ts'
import { bringRows } from './bringRows.ts'
import type { Swaps } from './copyTable.ts'

type Person = { id: string; name: string; email: string | null; mobile: string | null; is_confirmed: boolean }
/** `is_certain` where they share an address or identity that was proved, not only a number. */
type Match = { id: string; is_confirmed: boolean; is_certain: boolean }

/** What an account is without its sign-ins and its money. */
const OF_PERSON = ['user_totp', 'recovery_codes', 'user_identities', 'billing_details']

/**
 * Brings the members of a page. Who is known at the target by a proved address or identity keeps the account there.
 * @returns their ids there, and how many were brought
 * @throws StartError when it is not certain whether two accounts are one person's
 */
export async function bringPeople(
  { source, target }: { source: pg.Client; target: pg.Client },
  pageId: string,
): Promise<{ swaps: Swaps; brought: number }> {
  const { rows } = await source.query<Person>(
    `select id, display_name as name, email, mobile, activated_at is not null as is_confirmed from users
    where id in (select user_id from members where page_id = $1) order by id`,
    [pageId],
  )
  const swaps = new Map<string, string>()
  const newcomers: string[] = []
  for (const person of rows) {
    const known = await findKnown({ source, target }, person)
    if (!known) newcomers.push(person.id)
    else if (known !== person.id) swaps.set(person.id, known)
  }
  if (new Set(swaps.values()).size < swaps.size)
    throw new StartError(
      'Two members of this venue are one person at the target. Remove one of them from the venue, then move it.',
    )
  // An administrator of the source is an ordinary account at the target.
  await bringRows({ source, target }, 'users', { where: 'id = any($1)', values: [newcomers], without: ['group_id'] })
  for (const table of OF_PERSON)
    await bringRows({ source, target }, table, { where: 'user_id = any($1)', values: [newcomers] })
  return { swaps, brought: newcomers.length }
}

async function findKnown(
  { source, target }: { source: pg.Client; target: pg.Client },
  person: Person,
): Promise<string | undefined> {
  const { rows: identities } = await source.query<{ issuer: string; subject: string }>(
    'select issuer, subject from user_identities where user_id = $1',
    [person.id],
  )
  const { rows } = await target.query<Match>(
    `select id, activated_at is not null as is_confirmed, coalesce(by_email or by_identity, false) as is_certain
    from (select *, lower(email) = lower($2) as by_email, exists (select 1 from user_identities i
        join unnest($4::text[], $5::text[]) k (issuer, subject) using (issuer, subject) where i.user_id = u.id) as by_identity
      from users u) u
    where id = $1 or by_email or by_identity or mobile = $3`,
    [
      person.id,
      person.email,
      person.mobile,
      identities.map(({ issuer }) => issuer),
      identities.map(({ subject }) => subject),
    ],
  )
  if (rows.length === 0 || rows.some(({ id }) => id === person.id)) return rows.length === 0 ? undefined : person.id
  const [match] = rows
  if (rows.length === 1 && match!.is_certain && match!.is_confirmed && person.is_confirmed) return match!.id
  throw new StartError(
    `It is not certain which account of the target is ${person.name} (${person.email ?? person.mobile}): addresses are shared, but not all confirmed. Let that person confirm or change them, then move the venue.`,
  )
}
