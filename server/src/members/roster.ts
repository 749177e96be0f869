// Members of the caller's page, read and guarded.
import { outranks, readsIdentity, type Role } from '@portico/contract/access.ts'
import type { Member } from '@portico/contract/members.ts'
import { fail } from '../core/fail.ts'
import { sql, type Database, type Tx } from '../core/db/database.ts'
import { keepNames } from '../core/db/naming.ts'
import type { PageContext } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'

export type MemberRow = {
  pageId: string
  uid: string
  role: Role
  canReadIdentity: boolean | null
  since: string
  lastActiveAt: string | null
}

/** The members of a page, owner first; one of them when `uid` is given. */
export async function readMembers(db: Database, tx: Tx, pageId: string, uid?: string): Promise<Member[]> {
  const rows = await tx.rows(sql<MemberRow>`
    select page_id, user_id as uid, role, can_read_identity, created_at as since, last_active_at
    from members where page_id = ${pageId} and (${uid ?? null}::uuid is null or user_id = ${uid ?? null})
    order by array_position(array['owner', 'manager', 'editor', 'staff', 'analyst'], role), created_at, user_id`)
  const people = await peopleById(
    db,
    rows.map((row) => row.uid),
  )
  return rows.map((row) => ({
    ...keepNames(row, 'page_id'),
    canReadIdentity: readsIdentity(row),
    displayName: people.get(row.uid)?.displayName ?? '',
    email_mobile: people.get(row.uid)?.emailMobile ?? '',
  }))
}

/** @throws member/not-found. */
export async function readMember(db: Database, tx: Tx, pageId: string, uid: string): Promise<Member> {
  const [member] = await readMembers(db, tx, pageId, uid)
  if (!member) throw fail('member/not-found')
  return member
}

/** Holds a member still until the transaction ends. @throws member/not-found. */
export async function lockMember(tx: Tx, pageId: string, uid: string): Promise<MemberRow> {
  const found = await tx.first(sql<MemberRow>`
    select page_id, user_id as uid, role, can_read_identity, created_at as since, last_active_at
    from members where page_id = ${pageId} and user_id = ${uid} for update`)
  if (!found) throw fail('member/not-found')
  return found
}

/** A member may change lower ranks only, and give roles below their own only. @throws member/rank. */
export function refuseRank(context: PageContext, ...roles: readonly string[]): void {
  if (!roles.every((role) => outranks(context.page.role, role))) throw fail('member/rank')
}

/** Holds all owners still: of two who leave at once, one stays. @throws member/last-owner. */
export async function refuseLastOwner(tx: Tx, pageId: string): Promise<void> {
  const owners = await tx.rows(
    sql<{
      uid: string
    }>`select user_id as uid from members where page_id = ${pageId} and role = 'owner' order by user_id for update`,
  )
  if (owners.length <= 1) throw fail('member/last-owner')
}

/** Every process looks again at who may listen (server/src/live). */
export function tellMembers(tx: Tx, pageId: string): void {
  tx.notify(pageId, 'members')
}
