// Keys with which an owner's own software calls the API.
import * as z from 'zod'
import { API_SCOPES, type ApiScope } from '../access.ts'
import { listOf, paging } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { requiredText } from '../text.ts'
import { at, read, write } from './health.ts'

/** Most API keys in force of one page. */
export const MOST_KEYS = 20
const one = z.object({ id: z.uuid() })

const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  tail: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: at,
  /** To five minutes. */
  lastUsedAt: at,
  revokedAt: at,
})
export type ApiKey = z.output<typeof ApiKey>

export const apiKeys = {
  list: endpoint({
    method: 'GET',
    path: '/api-keys',
    summary: 'API keys of the page, revoked ones last',
    access: read,
    query: paging,
    returns: listOf(ApiKey),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api-keys',
    summary: 'Make an API key; it is answered here and never again',
    access: write,
    body: z.object({
      name: requiredText(60),
      scopes: z
        .array(z.enum(API_SCOPES as [ApiScope, ...ApiScope[]]))
        .min(1, 'field/required')
        .max(API_SCOPES.length),
      /** Left out it does not expire. */
      expiresInDays: z.number().int().min(1).max(3650).optional(),
    }),
    returns: ApiKey.extend({ key: z.string() }),
    perMinute: 10,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api-keys/{id}',
    summary: 'Revoke an API key, at once',
    access: write,
    params: one,
    returns: one,
  }),
}
