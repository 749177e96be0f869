import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { ROLES } from './access.ts'
import { requiredText } from './text.ts'

export const User = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  group_id: z.number().int(),
  email_mobile: z.string(),
  profile: z.record(z.string(), z.unknown()),
})
export type User = z.output<typeof User>

const Session = z.object({
  token: z.string(),
  data: User.omit({ profile: true }),
  profile: User.shape.profile,
  message: z.string(),
})

export const accounts = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail or mobile and password',
    access: { by: 'anyone' },
    body: z.object({
      email_mobile: requiredText(128),
      password: z.string().min(1).max(128),
      remember: z.boolean().optional(),
    }),
    returns: Session,
    perMinute: 20,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange the refresh cookie for a new token',
    access: { by: 'anyone' },
    returns: Session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out and revoke the refresh cookie',
    access: { by: 'anyone' },
    returns: z.object({}),
  }),
  verify: endpoint({
    method: 'GET',
    path: '/auth/verify-id-token',
    summary: 'Check the user token',
    access: { by: 'user' },
    returns: z.object({ data: z.object({ group_id: z.number().int() }) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/users/{userId}',
    summary: 'Read the signed-in user',
    access: { by: 'user' },
    params: z.object({ userId: z.uuid() }),
    returns: User,
  }),
  pageToken: endpoint({
    method: 'POST',
    path: '/auth/page',
    summary: 'Exchange the user token for a page token',
    access: { by: 'user' },
    body: z.object({ pageId: z.uuid(), uid: z.uuid().optional() }),
    returns: z.object({ token: z.string(), role: z.enum(ROLES), expiresAt: z.iso.datetime() }),
  }),
}
