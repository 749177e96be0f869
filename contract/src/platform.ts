// The administrator's desk: every page and account of the platform, what was done to them, and how the platform does.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { requiredText, text } from './text.ts'

const admin = { by: 'admin' } as const
const search = text(80).optional()
const reason = z.object({ reason: requiredText(200) })
const at = z.iso.datetime()
const pageParams = z.object({ pageId: z.uuid() })
const userParams = z.object({ userId: z.uuid() })
/** How long an administrator may look at a page. */
export const LOOK_MINUTES = 60

const AdminPage = z.object({
  pageId: z.uuid(),
  name: z.string(),
  /** The address of its first owner. */
  owner: z.string(),
  plan: z.string(),
  devices: z.int(),
  guests: z.int(),
  lastVisitAt: at.nullable(),
  createdAt: at,
  suspendedAt: at.nullable(),
  suspensionReason: z.string(),
})
export type AdminPage = z.output<typeof AdminPage>
export const PAGE_STATES = ['open', 'suspended'] as const

export const adminPages = {
  list: endpoint({
    method: 'GET',
    path: '/admin/pages',
    summary: 'List the pages of the platform, newest first',
    access: admin,
    query: paging.extend({ search, state: z.enum(PAGE_STATES).optional() }),
    returns: listOf(AdminPage),
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/admin/pages/{pageId}/suspend',
    summary: 'Take a page’s portal down and stop its messages; its data stays, and its members read why',
    access: admin,
    params: pageParams,
    body: reason,
    returns: AdminPage,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/admin/pages/{pageId}/resume',
    summary: 'Let a suspended page go on',
    access: admin,
    params: pageParams,
    body: z.object({}),
    returns: AdminPage,
  }),
  look: endpoint({
    method: 'POST',
    path: '/admin/pages/{pageId}/look',
    summary: `Look at a page for ${LOOK_MINUTES} minutes without changing it; its members see who does, and why`,
    access: admin,
    params: pageParams,
    body: reason,
    returns: z.object({ pageId: z.uuid(), until: at }),
  }),
}

const AdminUser = z.object({
  userId: z.uuid(),
  name: z.string(),
  address: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  hasTwoSteps: z.boolean(),
  pages: z.int(),
  /** Devices that are signed in now. */
  signIns: z.int(),
  lastUsedAt: at.nullable(),
  createdAt: at,
})
export type AdminUser = z.output<typeof AdminUser>
export const USER_STATES = ['active', 'suspended', 'admin'] as const

export const adminUsers = {
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'List the accounts of the platform, newest first',
    access: admin,
    query: paging.extend({ search, state: z.enum(USER_STATES).optional() }),
    returns: listOf(AdminUser),
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/admin/users/{userId}/suspend',
    summary: 'Close an account and end its sign-ins; its pages stay',
    access: admin,
    params: userParams,
    body: reason,
    returns: AdminUser,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/admin/users/{userId}/resume',
    summary: 'Open a closed account again',
    access: admin,
    params: userParams,
    body: z.object({}),
    returns: AdminUser,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/admin/users/{userId}/sign-out',
    summary: 'End all sign-ins of an account',
    access: admin,
    params: userParams,
    body: z.object({}),
    returns: AdminUser,
  }),
}
