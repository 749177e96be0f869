// Keys with which an owner's own software calls the API.
import * as z from 'zod'
import { API_SCOPES } from '../access.ts'
import { crud } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { requiredText } from '../text.ts'
import { at, READ, WRITE } from './health.ts'

/** `lastUsedAt` is to five minutes. */
const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  tail: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: at,
  lastUsedAt: at,
  revokedAt: at,
})
export type ApiKey = z.output<typeof ApiKey>

const baseEndpoints = crud({
  path: '/api-keys',
  key: 'id',
  name: 'API key',
  item: ApiKey,
  fields: z.object({
    name: requiredText(60),
    scopes: z.array(z.enum(API_SCOPES)).min(1, 'field/required').max(API_SCOPES.length),
    /** Left out it does not expire. */
    expiresInDays: z.number().int().min(1).max(3650).optional(),
  }),
  most: 20,
  once: { key: z.string() },
  verbs: ['list', 'create', 'remove'],
  about: {
    list: 'API keys of the page, revoked ones last',
    create: 'Make an API key; it is answered here and never again',
    remove: 'Revoke an API key, at once',
  },
  read: READ,
  edit: WRITE,
  module: 'api',
})
export const apiKeys = { ...baseEndpoints, create: endpoint({ ...baseEndpoints.create, perMinute: 10 }) }
