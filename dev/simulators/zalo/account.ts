// The account itself, its quotas, and the history of conversations, ten messages a call.
import { listOf, partOf, type Handler } from './call.ts'
import { nextId, Refused, userOf, type SimMessage, type SimOa } from './state.ts'

const HOUR_MS = 3600_000
const MOST_PER_CALL = 10
const BROADCAST_MS = 30 * 60_000

export const account: Record<string, Handler> = {
  'GET /v2.0/oa/getoa': ({ oa }) => ({
    oaid: oa.id,
    name: oa.name,
    description: '',
    oa_alias: '',
    is_verified: oa.isVerified,
    oa_type: 2,
    cate_name: 'Quán cà phê',
    num_follower: [...oa.users.values()].filter(({ isFollower }) => isFollower).length,
    avatar: '',
    cover: '',
    package_name: { basic: 'Cơ bản', growth: 'Tăng trưởng', full: 'Toàn diện' }[oa.tier],
    package_valid_through_date: '31/12/2027',
    package_auto_renew_date: '',
    linked_ZCA: oa.hasZca ? 'ZCA-1' : '',
  }),

  'POST /v3.0/oa/quota/message': ({ state, oa, data }) => {
    if (data['user_id'] !== undefined) {
      const user = userOf(oa, data['user_id'])
      const isFree = state.now() - user.lastInteractionAt <= 48 * HOUR_MS
      return {
        last_interaction: String(user.lastInteractionAt),
        cs_reply: { remain: String(isFree ? user.repliesLeft : 0), total: '8' },
        promotion: { daily_remain: 0, daily_total: 0, monthly_remain: 0, monthly_total: 0 },
      }
    }
    const kinds = { sub_quota: oa.quotas.sub, purchase_quota: oa.quotas.purchase }
    return Object.entries(kinds).map(([kind, remain]) => ({
      asset_id: `${kind}-1`,
      product_type: 'cs',
      quota_type: kind,
      valid_through: '31/12/2027',
      total: '100',
      remain: String(remain),
    }))
  },

  'GET /v2.0/oa/conversation': ({ oa, data }) => {
    const { id } = userOf(oa, data['user_id'])
    return page(oa, data, (message) => message.userId === id)
  },

  'GET /v2.0/oa/listrecentchat': ({ oa, data }) => {
    const newest = new Map(oa.messages.map((message) => [message.userId, message]))
    return page(oa, data, (message) => newest.get(message.userId) === message)
  },

  'POST /v2.0/oa/message': ({ state, oa, data }) => {
    if ('sender_action' in data) return { message_id: nextId(state, 'r') }
    if (!('target' in partOf(data, 'recipient'))) throw new Refused(-240, 'MessageV2 API has been shut down')
    // Only an article goes to many, and not at once.
    const [element] = listOf(partOf(partOf(partOf(data, 'message'), 'attachment'), 'payload'), 'elements')
    if (element?.['media_type'] !== 'article') throw new Refused(-201, 'media_type is invalid!')
    const dueAt = state.now() + BROADCAST_MS
    state.broadcasts.push({ oaId: oa.id, articleId: String(element['attachment_id'] ?? ''), dueAt, isSent: false })
    return { message_id: nextId(state, 'b') }
  },
}

function page(oa: SimOa, data: Record<string, unknown>, isWanted: (message: SimMessage) => boolean): object[] {
  const [offset, count] = [Number(data['offset'] ?? 0), Number(data['count'] ?? MOST_PER_CALL)]
  if (count > MOST_PER_CALL) throw new Refused(-210, 'Parameter exceeds allowable limit')
  return oa.messages
    .filter(isWanted)
    .toReversed()
    .slice(offset, offset + count)
    .map((message) => toWire(oa, message))
}

function toWire(oa: SimOa, { id, userId, src, at, type, text, url }: SimMessage): object {
  const user = oa.users.get(userId)
  const [own, other] = [
    { id: oa.id, name: oa.name },
    { id: userId, name: user?.name ?? '' },
  ]
  const [from, to] = src === 0 ? [own, other] : [other, own]
  return {
    src,
    time: at,
    type,
    message: text,
    message_id: id,
    from_id: from.id,
    to_id: to.id,
    from_display_name: from.name,
    from_avatar: '',
    to_display_name: to.name,
    to_avatar: '',
    ...(url ? { url } : {}),
  }
}
