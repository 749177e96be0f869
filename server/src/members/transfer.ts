// Transfers a page: the owner offers it with their password, the other member accepts.
import { INVITATION_DAYS, type members } from '@portico/contract/members.ts'
import { provePassword } from '../accounts/index.ts'
import { fail } from '../core/fail.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { sendOffer } from './memberMail.ts'
import { peopleById } from '../core/people.ts'
import { lockMember, readMember, refuseRank, tellMembers } from './roster.ts'
import { refuseOtherPage } from '../core/http/ownPage.ts'

type Offer = { fromUser: string; toUser: string; expiresAt: string }
type Calls = Pick<Handlers<typeof members>, 'transfer' | 'acceptTransfer' | 'endTransfer'>

export const transferHandlers: Calls = {
  async transfer(context, { body }) {
    refuseOtherPage(context, body.page_id)
    const { tx, db, page, user } = context
    const now = context.clock.now()
    const self = await tx.first(query.selectFrom('users').select('password_hash').where('id', '=', user.id))
    if (!(await provePassword(context, self?.passwordHash, body.password)))
      throw fail('auth/wrong-password', { password: 'field/wrong-password' })
    const { role } = await lockMember(tx, page.id, body.uid)
    refuseRank(context, role)
    const offer = {
      from_user: user.id,
      to_user: body.uid,
      created_at: now,
      expires_at: new Date(now.getTime() + INVITATION_DAYS * 24 * 3600_000),
    }
    await tx.run(
      query
        .insertInto('ownership_offers')
        .values({ page_id: page.id, ...offer })
        .onConflict((conflict) => conflict.column('page_id').doUpdateSet(offer)),
    )
    context.note({ id: body.uid, uid: body.uid })
    tellMembers(tx, page.id)
    await sendOffer(context, body.uid)
    const people = await peopleById(db, [body.uid])
    return {
      uid: body.uid,
      displayName: people.get(body.uid)?.displayName ?? '',
      expiresAt: offer.expires_at.toISOString(),
    }
  },

  /** Both change at once, so the page has an owner at every moment. */
  async acceptTransfer(context, { body }) {
    refuseOtherPage(context, body.page_id)
    const { tx, page, user } = context
    const offer = await readOffer(tx, page.id, context.clock.now())
    if (offer?.toUser !== user.id) throw fail('transfer/not-found')
    // In the order of ids, as everybody who locks two members does.
    const locked = []
    for (const userId of [offer.fromUser, offer.toUser].toSorted()) locked.push(await lockMember(tx, page.id, userId))
    if (locked.find(({ uid }) => uid === offer.fromUser)?.role !== 'owner') throw fail('transfer/not-found')
    await setRole(tx, page.id, offer.toUser, 'owner')
    await setRole(tx, page.id, offer.fromUser, 'manager')
    await tx.run(query.deleteFrom('ownership_offers').where('page_id', '=', page.id))
    context.note({ id: offer.fromUser, uid: offer.fromUser })
    tellMembers(tx, page.id)
    return readMember(context.db, tx, page.id, user.id)
  },

  async endTransfer(context, { body }) {
    refuseOtherPage(context, body.page_id)
    const { tx, page, user } = context
    const [ended] = await tx.rows(sql<{ uid: string }>`
      delete from ownership_offers where page_id = ${page.id} and ${user.id} in (from_user, to_user) returning to_user as uid`)
    if (!ended) throw fail('transfer/not-found')
    context.note({ id: ended.uid, uid: ended.uid })
    tellMembers(tx, page.id)
    return { page_id: page.id }
  },
}

/** The offer that can still be accepted. */
export function readOffer(tx: Tx, pageId: string, now: Date): Promise<Offer | undefined> {
  return tx.first(
    sql<Offer>`select from_user, to_user, expires_at from ownership_offers where page_id = ${pageId} and expires_at > ${now} for update`,
  )
}

/** A new role brings its own setting of the switch for personal data. */
async function setRole(tx: Tx, pageId: string, uid: string, role: string): Promise<void> {
  await tx.run(
    query
      .updateTable('members')
      .set({ role, can_read_identity: null })
      .where('page_id', '=', pageId)
      .where('user_id', '=', uid),
  )
}
