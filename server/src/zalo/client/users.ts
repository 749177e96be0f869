// Users of an Official Account: lists give ids alone, 50 a call and 10,000 in all.
import * as z from 'zod'
import { askZalo, type AskServices, type ZaloToken } from './ask.ts'
import { count, id, word } from './fields.ts'

export const USERS_PER_CALL = 50

export type UserFilter = {
  tag?: string
  /** `TODAY`, `L7D`, or days such as `2024_05_22:2024_05_23`. */
  period?: string
  isFollower?: boolean
}

const Listed = z.object({ total: count, users: z.array(z.object({ user_id: id })).catch([]) })

const Detail = z
  .object({
    user_id: id,
    user_id_by_app: id.catch(''),
    user_external_id: word(200),
    display_name: word(200),
    user_alias: word(200),
    is_sensitive: z.boolean().catch(false),
    user_last_interaction_date: word(20),
    user_is_follower: z.boolean().catch(false),
    avatar: word(2000),
    tags_and_notes_info: z.object({ tag_names: z.array(word(100)).catch([]) }).catch({ tag_names: [] }),
    shared_info: z
      .object({
        phone: z.union([z.string(), z.number().transform(String)]).catch(''),
        name: word(200),
        address: word(500),
      })
      .catch({ phone: '', name: '', address: '' }),
  })
  .transform((user) => ({
    id: user.user_id,
    byApp: user.user_id_by_app,
    externalId: user.user_external_id,
    name: user.display_name,
    alias: user.user_alias,
    isMinor: user.is_sensitive,
    lastInteractionOn: dayOf(user.user_last_interaction_date),
    isFollower: user.user_is_follower,
    avatar: user.avatar,
    tags: user.tags_and_notes_info.tag_names.filter(Boolean),
    shared: user.shared_info,
  }))
export type ZaloUserDetail = z.output<typeof Detail>

/** Ids of users, from an offset. @throws ZaloError */
export async function listUsers(
  services: AskServices,
  token: ZaloToken,
  { offset, filter = {} }: { offset: number; filter?: UserFilter },
): Promise<{ total: number; ids: string[] }> {
  const { tag, period, isFollower } = filter
  const data = {
    offset,
    count: USERS_PER_CALL,
    ...(tag && { tag_name: tag }),
    ...(period && { last_interaction_period: period }),
    ...(isFollower !== undefined && { is_follower: String(isFollower) }),
  }
  const listed = await askZalo(services, token, { host: 'openapi', path: '/v3.0/oa/user/getlist', data }, Listed)
  return { total: listed.total, ids: listed.users.map((user) => user.user_id) }
}

/** What Zalo shows of a user. @throws ZaloError */
export function readUser(services: AskServices, token: ZaloToken, userId: string): Promise<ZaloUserDetail> {
  const data = { user_id: userId }
  return askZalo(services, token, { host: 'openapi', path: '/v3.0/oa/user/detail', data }, Detail)
}

/** `dd/MM/yyyy` as `yyyy-MM-dd`. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month}-${day}` : null
}
