// Who works on a page: members, invitations, and handing the page over.
import * as z from 'zod'
import { ROLES } from './access.ts'
import { endpoint } from './http/endpoint.ts'
import { listOf } from './http/crud.ts'
import { requiredText } from './text.ts'

/** Days an invitation, or the offer of a page, can be accepted. */
export const INVITATION_DAYS = 7

/** The owner's role is handed over, never given. */
const InvitationFields = z.enum(ROLES).exclude(['owner'])

export const Member = z.object({
  page_id: z.uuid(),
  uid: z.uuid(),
  displayName: z.string(),
  email_mobile: z.string(),
  role: z.enum(ROLES),
  /** Sees guests' names, phones and e-mails in full. */
  canReadIdentity: z.boolean(),
  since: z.iso.datetime(),
  lastActiveAt: z.iso.datetime().nullable(),
})
export type Member = z.output<typeof Member>

export const Invitation = z.object({
  id: z.uuid(),
  email_mobile: z.string(),
  role: InvitationFields,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.output<typeof Invitation>

const Transfer = z.object({ uid: z.uuid(), displayName: z.string(), expiresAt: z.iso.datetime() })

/** What waits for the signed-in user: an invitation with its code, or a page its owner offers. */
export const WaitingInvitation = z.object({
  kind: z.enum(['invitation', 'ownership']),
  page_id: z.uuid(),
  pageName: z.string(),
  from: z.string(),
  role: z.enum(ROLES),
  code: z.string().nullable(),
  expiresAt: z.iso.datetime(),
})

const ofPage = z.object({ page_id: z.uuid() })
const ofMember = ofPage.extend({ uid: z.uuid() })
const withCode = z.object({ code: z.string().regex(/^[\w-]{22}\.[\w-]{43}$/) })

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/user-page',
    summary: 'Members of the page, open invitations, and an offered handover',
    access: { by: 'page', may: 'page.roles:read' },
    query: ofPage,
    returns: listOf(Member).extend({ invitations: z.array(Invitation), transfer: Transfer.nullable() }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/user-page',
    summary: 'Invite by e-mail or mobile, or a colleague by uid; the answer does not tell who has an account',
    access: { by: 'page', may: 'page.roles:write' },
    body: ofPage
      .extend({
        email_mobile: requiredText(128).optional(),
        /** Instead: somebody who works on another page whose members the caller can see. */
        uid: z.uuid().optional(),
        role: InvitationFields,
      })
      .refine(({ email_mobile, uid }) => email_mobile !== undefined || uid !== undefined, {
        path: ['email_mobile'],
        error: 'field/required',
      })
      .refine(({ email_mobile, uid }) => email_mobile === undefined || uid === undefined, {
        path: ['uid'],
        error: 'field/invalid',
      }),
    returns: Invitation,
    perMinute: 20,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/user-page',
    summary: 'Change a member\u2019s role, or the switch for guests\u2019 personal data',
    access: { by: 'page', may: 'page.roles:write' },
    body: ofMember.extend({ role: InvitationFields.optional(), canReadIdentity: z.boolean().optional() }),
    returns: Member,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user-page',
    summary: 'Remove a member',
    access: { by: 'page', may: 'page.roles:delete' },
    body: ofMember,
    returns: ofMember,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/user-page/leave',
    summary: 'Leave the page oneself; its last owner cannot',
    access: { by: 'page', may: 'page.roles:leave' },
    body: ofPage,
    returns: ofPage,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/user-page/invitations/{id}',
    summary: 'Withdraw an invitation',
    access: { by: 'page', may: 'page.roles:write' },
    params: z.object({ id: z.uuid() }),
    returns: z.object({ id: z.uuid() }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/user-page/invitations/{id}/resend',
    summary: 'Send an invitation once more; it is valid for the full time again',
    access: { by: 'page', may: 'page.roles:write' },
    params: z.object({ id: z.uuid() }),
    returns: Invitation,
    perMinute: 5,
  }),
  link: endpoint({
    method: 'POST',
    path: '/user-page/invitations/{id}/link',
    summary: 'The link of an open invitation, to hand over by any other way',
    access: { by: 'page', may: 'page.roles:write' },
    params: z.object({ id: z.uuid() }),
    returns: z.object({ url: z.url() }),
    perMinute: 20,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/invitations',
    summary: 'Invitations and handovers that wait for the signed-in user',
    access: { by: 'user' },
    returns: listOf(WaitingInvitation),
  }),
  look: endpoint({
    method: 'POST',
    path: '/invitations/look',
    summary: 'What an invitation says, by its code; of one that is over only how it ended',
    access: { by: 'anyone' },
    body: withCode,
    returns: z.object({
      state: z.enum(['open', 'expired', 'accepted', 'declined', 'withdrawn', 'replaced']),
      invitation: z
        .object({ pageName: z.string(), from: z.string(), role: InvitationFields, email_mobile: z.string() })
        .nullable(),
    }),
    perMinute: 60,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/user-page/accept',
    summary: 'Accept an invitation by its code',
    access: { by: 'user' },
    body: withCode,
    returns: Member,
    perMinute: 20,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/user-page/decline',
    summary: 'Decline an invitation by its code',
    access: { by: 'user' },
    body: withCode,
    returns: z.object({}),
    perMinute: 20,
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/user-page/transfer',
    summary: 'Offer the page to another member; asks the owner\u2019s password again',
    access: { by: 'page', may: 'page.settings:transfer' },
    body: ofMember.extend({ password: z.string().min(1).max(128) }),
    returns: Transfer,
    perMinute: 5,
  }),
  acceptTransfer: endpoint({
    method: 'POST',
    path: '/user-page/transfer/accept',
    summary: 'Take over the page its owner offers; the owner until then becomes a manager',
    access: { by: 'page', may: 'page.roles:leave' },
    body: ofPage,
    returns: Member,
  }),
  endTransfer: endpoint({
    method: 'DELETE',
    path: '/user-page/transfer',
    summary: 'Take back the offer of a page, or refuse it',
    access: { by: 'page', may: 'page.roles:leave' },
    body: ofPage,
    returns: ofPage,
  }),
}
