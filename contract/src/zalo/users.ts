// Users of an Official Account: who follows it, who wrote to it.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { requiredText, text } from '../text.ts'

export const LINK_WAYS = ['link', 'phone', 'hand'] as const

const ZaloUser = z.object({
  user_id: z.string(),
  /** Masked, like the phone, for those who may not read it. */
  display_name: z.string(),
  user_alias: z.string(),
  avatar: z.string(),
  user_is_follower: z.boolean(),
  is_sensitive: z.boolean(),
  phone: z.string().nullable(),
  tag_names: z.array(z.string()),
  last_interaction_at: z.iso.datetime().nullable(),
  guest_id: z.uuid().nullable(),
  guest_name: z.string(),
  linked_by: z.enum(LINK_WAYS).nullable(),
})
export type ZaloUser = z.output<typeof ZaloUser>

const READ = { by: 'page', may: 'zalo:read' } as const
const REPLY = { by: 'page', may: 'zalo:reply' } as const
const id = z.object({ id: requiredText(100).regex(/^[\w-]+$/, 'field/invalid') })
const tag = requiredText(50)
const place = (most: number) => z.coerce.number<number | string>().int().min(0).max(most)

export const zaloUsers = {
  list: endpoint({
    method: 'GET',
    path: '/zalo/users',
    summary: 'Followers and other users of the account, by tag, name or link, newest first',
    access: READ,
    query: z.object({
      size: place(100).min(1).default(50),
      from: place(10_000).default(0),
      tag_name: text(100).optional(),
      search: text(100).optional(),
      is_follower: z.enum(['true', 'false']).optional(),
      is_linked: z.enum(['true', 'false']).optional(),
    }),
    returns: z.object({
      message: z.string(),
      data: z.object({ hits: z.array(ZaloUser), total: z.object({ value: z.int() }) }),
    }),
  }),
  tags: endpoint({
    method: 'GET',
    path: '/zalo/tags',
    summary: 'Tags of the account, with how many users have each',
    access: READ,
    returns: z.object({ rows: z.array(z.object({ name: z.string(), users: z.int() })) }),
  }),
  tag: endpoint({
    method: 'POST',
    path: '/zalo/users/{id}/tags',
    summary: 'Give a user a tag, here and at Zalo',
    access: REPLY,
    params: id,
    body: z.object({ tag }),
    returns: ZaloUser,
    isWaiting: true,
  }),
  untag: endpoint({
    method: 'DELETE',
    path: '/zalo/users/{id}/tags',
    summary: 'Take a tag from a user, here and at Zalo',
    access: REPLY,
    params: id,
    body: z.object({ tag }),
    returns: ZaloUser,
    isWaiting: true,
  }),
  link: endpoint({
    method: 'PUT',
    path: '/zalo/users/{id}/guest',
    summary: 'Say which guest a user is, or that they are none',
    access: REPLY,
    params: id,
    body: z.object({ guestId: z.uuid().nullable() }),
    returns: ZaloUser,
  }),
  sync: endpoint({
    method: 'POST',
    path: '/zalo/users/sync',
    summary: 'Read all users from Zalo again',
    access: REPLY,
    returns: z.object({ startedAt: z.iso.datetime() }),
    isWaiting: true,
    perMinute: 5,
  }),
}
