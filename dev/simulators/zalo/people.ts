// Users of an Official Account and their tags. Lists give ids alone, at most 50 a call and 10,000 in all.
import { listOf, partOf, type Handler } from './call.ts'
import { Refused, userOf, type SimState, type SimUser } from './state.ts'

const DAY_MS = 86_400_000
const MOST_PER_CALL = 50
const LAST_OFFSET = 9951
/** Vietnam's clock, by which Zalo counts days. */
const ZONE_MS = 7 * 3600_000

export const people: Record<string, Handler> = {
  'GET /v3.0/oa/user/getlist': ({ state, oa, data }) => {
    if (oa.tier === 'basic') throw new Refused(-224, 'The Official Account needs to upgrade its tier package')
    const [offset, count] = [Number(data['offset'] ?? 0), Number(data['count'] ?? MOST_PER_CALL)]
    if (count > MOST_PER_CALL || offset > LAST_OFFSET || count < 1 || offset < 0)
      throw new Refused(-210, 'Parameter exceeds allowable limit')
    const chosen = [...oa.users.values()].filter((user) => isWanted(state, user, data))
    return {
      total: chosen.length,
      count,
      offset,
      users: chosen.slice(offset, offset + count).map(({ id }) => ({ user_id: id })),
    }
  },

  'GET /v3.0/oa/user/detail': ({ oa, data }) => {
    const user = userOf(oa, data['user_id'])
    return {
      user_id: user.id,
      user_id_by_app: user.byApp,
      user_external_id: user.externalId,
      display_name: user.name,
      user_alias: user.alias || user.name,
      is_sensitive: user.isSensitive,
      user_last_interaction_date: user.lastInteractionAt === 0 ? '' : dayOf(user.lastInteractionAt),
      user_is_follower: user.isFollower,
      avatar: user.avatar,
      avatars: { 120: user.avatar, 240: user.avatar },
      dynamic_param: '',
      tags_and_notes_info: { notes: user.notes, tag_names: [...user.tags] },
      shared_info: { address: '', city: '', district: '', phone: '', name: '', user_dob: '', ...user.shared },
    }
  },

  'POST /v3.0/oa/user/update': ({ oa, data }) => {
    const user = userOf(oa, data['user_id'])
    for (const [name, value] of Object.entries(partOf(data, 'shared_info'))) user.shared[name] = String(value)
    if (typeof data['user_alias'] === 'string') user.alias = data['user_alias']
    if (typeof data['user_external_id'] === 'string') user.externalId = data['user_external_id']
    return {}
  },

  'POST /v2.0/oa/deletefollowerinfo': ({ oa, data }) => {
    const user = userOf(oa, data['user_id'])
    Object.assign(user, { shared: {}, alias: '', externalId: '', notes: [], tags: new Set() })
    return {}
  },

  'GET /v2.0/oa/tag/gettagsofoa': ({ oa }) => [...new Set([...oa.users.values()].flatMap(({ tags }) => [...tags]))],

  'POST /v2.0/oa/tag/tagfollower': ({ oa, data, hooks }) => {
    const [user, tag] = [userOf(oa, data['user_id']), tagOf(data)]
    user.tags.add(tag)
    hooks.emit({ event_name: 'add_user_to_tag', oa_id: oa.id, tag: { user_ids: [user.id], name: tag } })
    return {}
  },

  'POST /v2.0/oa/tag/rmfollowerfromtag': ({ oa, data, hooks }) => {
    const [user, tag] = [userOf(oa, data['user_id']), tagOf(data)]
    if (!user.tags.delete(tag)) throw new Refused(-201, 'tag_name is invalid!')
    hooks.emit({ event_name: 'remove_user_from_tag', oa_id: oa.id, tag: { user_ids: [user.id], name: tag } })
    return {}
  },

  'POST /v2.0/oa/tag/rmtag': ({ oa, data, hooks }) => {
    const tag = tagOf(data)
    for (const user of oa.users.values()) user.tags.delete(tag)
    hooks.emit({ event_name: 'remove_tag', oa_id: oa.id, tag: { name: tag } })
    return {}
  },

  'GET /v3.0/oa/userfield/get': ({ data }) => listOf(data, 'fields'),
}

function tagOf(data: Record<string, unknown>): string {
  const tag = data['tag_name']
  if (typeof tag !== 'string' || tag.trim() === '') throw new Refused(-201, 'tag_name is invalid!')
  return tag
}

function isWanted(state: SimState, user: SimUser, data: Record<string, unknown>): boolean {
  const { tag_name: tag, is_follower: follower, last_interaction_period: period } = data
  if (typeof tag === 'string' && tag !== '' && !user.tags.has(tag)) return false
  if (follower !== undefined && String(user.isFollower) !== String(follower)) return false
  return typeof period !== 'string' || isWithin(state.now(), user.lastInteractionAt, period)
}

function isWithin(now: number, at: number, period: string): boolean {
  const [today, day] = [dayNumber(now), dayNumber(at)]
  if (period === 'TODAY') return day === today
  if (period === 'YESTERDAY') return day === today - 1
  if (period === 'L7D') return day > today - 7
  if (period === 'L30D') return day > today - 30
  const [first, last] = period.split(':').map((text) => dayNumber(Date.parse(text.replaceAll('_', '-'))))
  if (first === undefined || last === undefined || Number.isNaN(first + last))
    throw new Refused(-201, 'last_interaction_period is invalid!')
  return day >= first && day <= last
}

function dayNumber(at: number): number {
  return Math.floor((at + ZONE_MS) / DAY_MS)
}

/** `dd/MM/yyyy` */
function dayOf(at: number): string {
  return new Date(at + ZONE_MS).toISOString().slice(0, 10).split('-').toReversed().join('/')
}
