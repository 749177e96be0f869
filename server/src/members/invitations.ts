// Invitations. Anyone with the code may accept: it went to the invited address only, and an account that has that
// address finds it waiting.
import { DAY_MS } from '@portico/contract/dates.ts'
import { createHmac } from 'node:crypto'
import { INVITATION_DAYS, type Invitation } from '@portico/contract/members.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { holdPlanRoom } from '../plans/index.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { keepNames, type CamelRow } from '../core/db/naming.ts'
import type { PageContext, UserContext } from '../core/http/context.ts'
import { joinPageToken, readPageToken } from '../core/pageToken.ts'
import { hashToken, type Secrets } from '../core/secrets.ts'

/** Unanswered ones a page may have: an address book is not invited by mistake, nor a stranger's mailbox filled. */
const MOST_OPEN = 50

/** Nothing that opens a page is stored: the code is worked out from the id with the installation's key. */
export function codeOf(secrets: Secrets, pageId: string, invitationId: string): string {
  const secret = createHmac('sha256', secrets.deriveLasting('invitations')).update(invitationId).digest('base64url')
  return joinPageToken(pageId, secret)
}

/** Writes an invitation; an open one to the same address is replaced, so its code ends. @throws invitation/too-many. */
export async function writeInvitation(
  context: PageContext,
  address: string,
  role: Invitation['role'],
): Promise<Invitation> {
  const { tx, page, clock } = context
  const now = clock.now()
  await tx.run(
    sql`update invitations set closed_at = ${now}, outcome = 'replaced' where page_id = ${page.id} and address = ${address} and closed_at is null`,
  )
  await holdPlanRoom(tx, { pageId: page.id, name: 'members', now })
  const where = sql`closed_at is null and expires_at > ${now}`
  await holdRoom(tx, page.id, { table: 'invitations', most: MOST_OPEN, code: 'invitation/too-many', where })
  const id = newId(now)
  const expires = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  await tx.run(
    query.insertInto('invitations').values({
      page_id: page.id,
      id,
      address,
      role,
      code_hash: hashToken(codeOf(context.secrets, page.id, id)),
      invited_by: context.user.id,
      created_at: now,
      expires_at: expires,
    }),
  )
  return { id, email_mobile: address, role, createdAt: now.toISOString(), expiresAt: expires.toISOString() }
}

const SHOWN = sql<Invitation>`id, address as email_mobile, role, created_at, expires_at`

function shownOf(row: CamelRow<Invitation>): Invitation {
  return keepNames(row, 'email_mobile')
}

/** A page's invitations that can still be accepted, newest first. */
export async function openInvitations(tx: Tx, pageId: string, now: Date): Promise<Invitation[]> {
  const rows = await tx.rows(sql<Invitation>`
    select ${SHOWN} from invitations
    where page_id = ${pageId} and closed_at is null and expires_at > ${now} order by id desc`)
  return rows.map(shownOf)
}

/** An invitation that can still be accepted, locked until the transaction ends. */
export async function openInvitation(tx: Tx, pageId: string, id: string, now: Date): Promise<Invitation | undefined> {
  const found = await tx.first(sql<Invitation>`
    select ${SHOWN} from invitations
    where page_id = ${pageId} and id = ${id} and closed_at is null and expires_at > ${now} for update`)
  return found && shownOf(found)
}

/** Gives an open invitation its full time again; its code stays. */
export async function renewInvitation(tx: Tx, pageId: string, id: string, now: Date): Promise<Invitation> {
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  const renewed = await tx.first(sql<Invitation>`
    update invitations set expires_at = ${expiresAt} where page_id = ${pageId} and id = ${id} returning ${SHOWN}`)
  if (!renewed) throw fail('invitation/not-found')
  return shownOf(renewed)
}

export type OpenInvitation = { id: string; pageId: string; role: Invitation['role']; invitedBy: string | null }

/** Whose code it is. Asked across pages, for the one who holds it is no member yet. @throws invitation/not-found. */
export async function findByCode(context: UserContext, code: string): Promise<OpenInvitation> {
  const token = readPageToken(code)
  if (!token) throw fail('invitation/not-found')
  const found = await context.db.asSystem((tx) =>
    tx.first(sql<OpenInvitation>`
    select i.id, i.page_id, i.role, i.invited_by from invitations i join pages p on p.id = i.page_id and p.deleted_at is null
    where i.page_id = ${token.pageId} and p.id = ${token.pageId} and i.code_hash = ${token.hash} and i.closed_at is null and i.expires_at > ${context.clock.now()}`),
  )
  if (!found) throw fail('invitation/not-found')
  return found
}

/** Ends an invitation once: of two who answer at the same time one is too late. @throws invitation/not-found. */
export async function closeInvitation(
  tx: Tx,
  pageId: string,
  id: string,
  outcome: 'accepted' | 'declined' | 'withdrawn',
  now: Date,
): Promise<void> {
  const changed = await tx.run(sql`
    update invitations set closed_at = ${now}, outcome = ${outcome}
    where page_id = ${pageId} and id = ${id} and closed_at is null and expires_at > ${now}`)
  if (changed === 0) throw fail('invitation/not-found')
}

type InvitationView = {
  state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'replaced' | 'expired'
} & InvitationFacts
type InvitationFacts = { pageName: string; from: string; role: Invitation['role']; email_mobile: string }

/** What the holder of a code is asked; undefined for a code that never was, or whose page is gone. */
export async function lookAt(tx: Tx, code: string, now: Date): Promise<InvitationView | undefined> {
  const token = readPageToken(code)
  if (!token) return undefined
  const found = await tx.first(sql<InvitationView>`
    select coalesce(i.outcome, case when i.expires_at > ${now} then 'open' else 'expired' end) as state, p.name as page_name,
      coalesce(f.display_name, '') as "from", i.role, i.address as email_mobile
    from invitations i join pages p on p.id = i.page_id and p.deleted_at is null left join users f on f.id = i.invited_by
    where i.page_id = ${token.pageId} and p.id = ${token.pageId} and i.code_hash = ${token.hash}`)
  return found && keepNames(found, 'email_mobile')
}
