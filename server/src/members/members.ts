import { readsIdentity, type Role } from '@portico/contract/access.ts'
import type { Invitation, members } from '@portico/contract/members.ts'
import { normalise } from '../accounts/index.ts'
import { fail } from '../core/fail.ts'
import { changesOf } from '../core/audit.ts'
import { query } from '../core/db/database.ts'
import { isTextable } from '../core/mail/door.ts'
import { publishEvent as happened } from '../core/domainEvents.ts'
import { actOn } from '../core/http/access.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { invitationUrl, sendInvitation } from './memberMail.ts'
import {
  closeInvitation,
  findByCode,
  lookAt,
  openInvitation,
  openInvitations,
  renewInvitation,
  writeInvitation,
} from './invitations.ts'
import { lockMember, readMember, readMembers, refuseLastOwner, refuseRank, tellMembers } from './roster.ts'
import { refuseOtherPage } from '../core/http/ownPage.ts'
import { colleagueAddress } from './colleagues.ts'
import { readOffer, transferHandlers } from './transfer.ts'
import { readWaiting } from './waitingInvitations.ts'

/** Who works on a page, and with which rights. */
export const memberHandlers: Handlers<typeof members> = {
  ...transferHandlers,

  async list(context, { query: asked }) {
    refuseOtherPage(context, asked.page_id)
    const { tx, db, page } = context
    const now = context.clock.now()
    const rows = await readMembers(db, tx, page.id)
    const offer = await readOffer(tx, page.id, now)
    const transfer = offer
      ? {
          uid: offer.toUser,
          displayName: rows.find(({ uid }) => uid === offer.toUser)?.displayName ?? '',
          expiresAt: offer.expiresAt,
        }
      : null
    return { rows, count: rows.length, invitations: await openInvitations(tx, page.id, now), transfer }
  },

  /**
   * The reply is the same whether the address has an account or not: its owner learns of it by mail or after signing
   * in.
   */
  async invite(context, { body }) {
    refuseOtherPage(context, body.page_id)
    refuseRank(context, body.role)
    const known = await readMembers(context.db, context.tx, context.page.id)
    if (known.some(({ uid }) => uid === body.uid)) throw fail('member/duplicate', { uid: 'field/duplicate' })
    const typed = body.uid === undefined ? body.email_mobile : await colleagueAddress(context, body.uid)
    const address = addressOf(context, typed ?? '')
    // Compares with the visible list only, so that the reply reveals nothing new to the inviter.
    if (known.some(({ email_mobile }) => email_mobile.toLowerCase() === address))
      throw fail('member/duplicate', { email_mobile: 'field/duplicate' })
    const made = await writeInvitation(context, address, body.role)
    await sendInvitation(context, made)
    context.note({ id: made.id, name: address, role: body.role })
    tellMembers(context.tx, context.page.id)
    return made
  },

  async update(context, { body }) {
    refuseOtherPage(context, body.page_id)
    const { tx, page } = context
    const before = await lockMember(tx, page.id, body.uid)
    refuseRank(context, before.role, body.role ?? before.role)
    // A member cannot grant a right that they lack.
    if (body.canReadIdentity && !context.may('guest.identity:read')) throw fail('auth/forbidden')
    const role = body.role ?? before.role
    const isNewRole = role !== before.role
    const canReadIdentity = body.canReadIdentity ?? (isNewRole ? null : before.canReadIdentity)
    if (readsIdentity({ role, canReadIdentity }) && !readsIdentity(before) && !context.may('guest.identity:read'))
      throw fail('auth/forbidden')
    await tx.run(
      query
        .updateTable('members')
        .set({ role, can_read_identity: canReadIdentity })
        .where('page_id', '=', page.id)
        .where('user_id', '=', body.uid),
    )
    const after = { role, canReadIdentity: readsIdentity({ role, canReadIdentity }) }
    const old = { role: before.role, canReadIdentity: readsIdentity(before) }
    context.note({ id: body.uid, uid: body.uid, changes: changesOf(old, after, ['role', 'canReadIdentity']) })
    tellMembers(tx, page.id)
    return readMember(context.db, tx, page.id, body.uid)
  },

  async remove(context, { body }) {
    refuseOtherPage(context, body.page_id)
    if (body.uid === context.user.id) return { ...(await leave(context)), uid: body.uid }
    const { role } = await lockMember(context.tx, context.page.id, body.uid)
    refuseRank(context, role)
    await removeMember(context, body.uid, role)
    return body
  },

  async leave(context, { body }) {
    refuseOtherPage(context, body.page_id)
    return leave(context)
  },

  async withdraw(context, { params }) {
    const { tx, page } = context
    const { email_mobile, role } = await lockInvitation(context, params.id)
    await closeInvitation(tx, page.id, params.id, 'withdrawn', context.clock.now())
    context.note({ name: email_mobile, role })
    tellMembers(tx, page.id)
    return params
  },

  async resend(context, { params }) {
    const { tx, page } = context
    await lockInvitation(context, params.id)
    const invitation = await renewInvitation(tx, page.id, params.id, context.clock.now())
    await sendInvitation(context, invitation)
    context.note({ name: invitation.email_mobile, role: invitation.role })
    tellMembers(tx, page.id)
    return invitation
  },

  async link(context, { params }) {
    const { email_mobile, role } = await lockInvitation(context, params.id)
    context.note({ name: email_mobile, role })
    return { url: invitationUrl(context, params.id) }
  },

  async waiting(context) {
    const rows = await readWaiting(context)
    return { rows, count: rows.length }
  },

  /** Readable before signing in. A closed invitation reveals only how it ended. */
  async look({ db, clock }, { body }) {
    const found = await db.asSystem((tx) => lookAt(tx, body.code, clock.now()))
    if (!found) throw fail('invitation/not-found')
    const { state, ...invitation } = found
    return { state, invitation: state === 'open' ? invitation : null }
  },

  /** A member who accepts another invitation keeps the role they have. */
  async accept(context, { body }) {
    const { tx, user, clock } = context
    const found = await findByCode(context, body.code)
    await actOn(context, found.pageId)
    await closeInvitation(tx, found.pageId, found.id, 'accepted', clock.now())
    const made = await tx.run(
      query
        .insertInto('members')
        .values({ page_id: found.pageId, user_id: user.id, role: found.role, created_at: clock.now() })
        .onConflict((conflict) => conflict.columns(['page_id', 'user_id']).doNothing()),
    )
    context.note({ id: user.id, uid: user.id, ...(made > 0 ? { role: found.role } : {}) })
    if (made > 0) {
      const data = { uid: user.id, role: found.role }
      await happened(tx, { pageId: found.pageId, kind: 'member.joined', data, at: clock.now() })
    }
    tellMembers(tx, found.pageId)
    return readMember(context.db, tx, found.pageId, user.id)
  },

  async decline(context, { body }) {
    const found = await findByCode(context, body.code)
    await actOn(context, found.pageId)
    await closeInvitation(context.tx, found.pageId, found.id, 'declined', context.clock.now())
    context.note({ id: found.id, uid: context.user.id })
    tellMembers(context.tx, found.pageId)
    return {}
  },
}

/** @throws invitation/not-found, member/rank for a role the caller cannot give. */
async function lockInvitation(context: PageContext, id: string): Promise<Invitation> {
  const invitation = await openInvitation(context.tx, context.page.id, id, context.clock.now())
  if (!invitation) throw fail('invitation/not-found')
  refuseRank(context, invitation.role)
  return invitation
}

async function leave(context: PageContext): Promise<{ page_id: string }> {
  const { tx, page, user } = context
  if (page.role === 'owner') await refuseLastOwner(tx, page.id)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a platform administrator is no member and cannot leave
  await removeMember(context, user.id, page.role as Role)
  return { page_id: page.id }
}

async function removeMember(context: PageContext, uid: string, role: Role): Promise<void> {
  const { tx, page, user, clock } = context
  const removed = await tx.run(query.deleteFrom('members').where('page_id', '=', page.id).where('user_id', '=', uid))
  if (removed === 0) throw fail('member/not-found')
  context.note({ id: uid, uid, role })
  const data = { uid, role, by: user.id }
  await happened(tx, { pageId: page.id, kind: 'member.left', data, at: clock.now() })
  tellMembers(tx, page.id)
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MOBILE = /^\+\d{8,15}$/

/** @throws request/invalid for neither an e-mail nor a mobile number, message/country for a number we do not text. */
function addressOf({ config }: PageContext, emailOrMobile: string): string {
  const address = normalise(emailOrMobile)
  if (MOBILE.test(address) && !isTextable(config, address)) throw fail('message/country')
  if (!EMAIL.test(address) && !MOBILE.test(address)) throw fail('request/invalid', { email_mobile: 'field/invalid' })
  return address
}
