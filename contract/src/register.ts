// The register of connections: an extract is asked for with a case number, and given once another administrator approves.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { requiredText, text } from './text.ts'

const access = { by: 'admin' } as const
const at = z.iso.datetime()

/** How long an approved extract can be downloaded. */
export const DOWNLOAD_HOURS = 24
/** Connections in one extract; more than these need a narrower request. */
export const MOST_CONNECTIONS = 20_000
export const REQUEST_STATES = ['waiting', 'approved', 'refused', 'over'] as const

const wish = {
  caseNumber: requiredText(60),
  reason: requiredText(200),
  pageId: z.uuid().nullable(),
  from: at,
  to: at,
  /** In any usual notation. Empty, as the two below, when it is not asked for. */
  mac: text(17),
  ip: z.union([z.literal(''), z.ipv4(), z.ipv6()], { error: 'field/invalid' }),
  /** A phone number or an e-mail address. */
  contact: text(254),
}

const RegisterRequest = z.object({
  ...wish,
  id: z.uuid(),
  ip: z.string(),
  /** The name of the venue; null when any is meant. */
  page: z.string().nullable(),
  state: z.enum(REQUEST_STATES),
  askedBy: z.string(),
  /** Whether the caller asked, and so may not decide. */
  isOwn: z.boolean(),
  askedAt: at,
  decidedBy: z.string().nullable(),
  decidedAt: at.nullable(),
  downloads: z.int(),
})
export type RegisterRequest = z.output<typeof RegisterRequest>

const params = z.object({ id: z.uuid() })

export const register = {
  list: endpoint({
    method: 'GET',
    path: '/admin/register/requests',
    summary: 'List what was asked of the register of connections, what waits first; `months` 0 says that none is kept',
    access,
    query: paging.extend({ state: z.enum(REQUEST_STATES).optional() }),
    returns: listOf(RegisterRequest).extend({ months: z.int() }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/admin/register/requests',
    summary:
      'Ask for an extract of the register: a case number, a time, and a venue, a MAC, an IP address or a contact',
    access,
    body: z
      .object(wish)
      .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'field/invalid' })
      .refine(({ pageId, mac, ip, contact }) => pageId !== null || `${mac}${ip}${contact}`.trim() !== '', {
        path: ['mac'],
        error: 'field/required',
      }),
    returns: RegisterRequest,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/admin/register/requests/{id}/decision',
    summary: 'Approve or refuse what another administrator asked of the register',
    access,
    params,
    body: z.object({ isApproved: z.boolean() }),
    returns: RegisterRequest,
  }),
  download: endpoint({
    method: 'GET',
    path: '/admin/register/requests/{id}/file',
    summary: `Download an approved extract as CSV, within ${DOWNLOAD_HOURS} hours, by who asked for it`,
    access,
    params,
    returns: z.object({ filename: z.string(), csv: z.string() }),
  }),
}
