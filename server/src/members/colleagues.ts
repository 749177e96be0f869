// People the caller works with on other pages: only these can be invited by their id.
import { ROLES, allows } from '@portico/contract/access.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'

const SEES_MEMBERS = ROLES.filter((role) => allows(role, 'page.roles:read'))

/**
 * The address of somebody on another page whose members the caller can see. Asked across pages, by the caller.
 * @throws member/not-found for anybody else, with or without an account.
 */
export async function colleagueAddress({ db, user }: PageContext, uid: string): Promise<string> {
  const shared = await db.asSystem((tx) =>
    tx.first(sql`
    select 1 from members mine
    join members theirs on theirs.page_id = mine.page_id and theirs.user_id = ${uid}
    join pages p on p.id = mine.page_id and p.deleted_at is null
    where mine.user_id = ${user.id} and mine.role = any(${SEES_MEMBERS}) limit 1`),
  )
  const person = shared && (await peopleById(db, [uid])).get(uid)
  if (!person) throw fail('member/not-found')
  return person.emailMobile
}
