// Template messages by user id and by phone (ZNS / ZBS): approval, parameters, daily quota, deliveries.
import { createHash } from 'node:crypto'
import { partOf, type Call, type Handler } from './call.ts'
import { nextId, Refused, userOf, type SimOa, type SimState, type SimTemplate } from './state.ts'

const STATUS_NUMBERS = ['ENABLE', 'PENDING_REVIEW', 'REJECT', 'DISABLE'] as const
const NIGHT_FROM = 22
const NIGHT_TO = 6
const HOUR_MS = 3600_000

/** Of `openapi.zalo.me`: templates to a user id, and the messages that are gone since 2026-03-01. */
export const templatesByUser: Record<string, Handler> = {
  'POST /v3.0/oa/message/template': (call) => {
    const { state, oa, data, hooks } = call
    const user = userOf(oa, data['user_id'])
    const template = checkTemplate(call, -249)
    if (user.refusal !== 0) throw new Refused(user.refusal, 'User refused')
    const id = nextId(state, 'u')
    oa.messages.push({ id, userId: user.id, src: 0, at: state.now(), type: 'template', text: template.name })
    hooks.emitSent(oa.id, user.id, 'oa_send_template', { msg_id: id })
    hooks.emitReceipts(oa.id, user.id, id)
    const quota = { quota_type: 'sub_quota', remain: String(oa.quotas.znsLeft) }
    return { message_id: id, user_id: user.id, sent_time: String(state.now()), quota }
  },
  'POST /v3.0/oa/message/transaction': ({ state }) => old(state),
  'POST /v3.0/oa/message/promotion': ({ state }) => {
    if (isNight(state)) throw new Refused(-234, 'Not at night (10PM-6AM)')
    return old(state)
  },
}

function old(state: SimState): object {
  if (!state.hasOldMessages) throw new Refused(-233, 'This type of message is not supported')
  return { message_id: nextId(state, 'o') }
}

/** Of `business.openapi.zalo.me`: templates to a phone number, and the templates themselves. */
export const templatesByPhone: Record<string, Handler> = {
  'POST /message/template': (call) => sendToPhone(call, String(call.data['phone'] ?? '')),
  'POST /message/template/hashphone': (call) => {
    const hash = String(call.data['hash_phone'] ?? '')
    const found = [...call.oa.users.values()].find(
      ({ phone }) => createHash('sha256').update(phone).digest('hex') === hash,
    )
    return sendToPhone(call, found?.phone ?? '', hash)
  },
  'GET /message/status': ({ oa, query, state }) => {
    const id = query.get('message_id') ?? ''
    const found = oa.messages.find((message) => message.id === id)
    return { delivery_time: found ? String(state.now()) : '', message: '', status: found ? 1 : -1 }
  },
  'GET /message/quota': ({ oa }) => ({
    dailyQuota: String(oa.quotas.znsDaily),
    remainingQuota: String(oa.quotas.znsLeft),
  }),
  'GET /quality': () => ({ oaCurrentQuality: 'HIGH', oa7dayQuality: 'HIGH' }),
  'GET /message/template-tag': () => ['TRANSACTION', 'CUSTOMER_CARE', 'PROMOTION'],
  'GET /template/all': ({ oa, query }) => {
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 100)]
    if (limit > 100) throw new Refused(-112, 'limit is invalid')
    const status = STATUS_NUMBERS[Number(query.get('status')) - 1]
    const all = [...oa.templates.values()].filter((one) => status === undefined || one.status === status)
    const data = all.slice(offset, offset + limit).map(({ id, name, status, quality, createdAt }) => ({
      templateId: Number(id),
      templateName: name,
      createdTime: createdAt,
      status,
      templateQuality: quality,
    }))
    return { data, metadata: { total: all.length } }
  },
  'GET /template/info/v2': ({ oa, query }) => {
    const found = oa.templates.get(query.get('template_id') ?? '')
    if (!found) throw new Refused(-109, 'Template id is invalid')
    const { id, name, status, params, quality, tag, price } = found
    return {
      templateId: Number(id),
      templateName: name,
      status,
      listParams: params,
      listButtons: [],
      timeout: 3600_000,
      previewUrl: `https://account.zalo.cloud/znspreview/${id}`,
      templateQuality: quality,
      templateTag: tag,
      price: String(price),
      reason: found.reason,
    }
  },
  'POST /template/create': ({ state, oa, data }) => {
    const name = String(data['template_name'] ?? '')
    if (name.length < 10 || name.length > 60) throw new Refused(-112, 'template_name is invalid')
    const id = String(300_000 + oa.templates.size)
    const made = addTemplate(state, oa, id, { name, status: 'PENDING_REVIEW' })
    return { template_id: made.id, template_name: name, template_status: made.status }
  },
}

/** A template of an OA, ready to be sent unless it says otherwise. */
export function addTemplate(state: SimState, oa: SimOa, id: string, fields: Partial<SimTemplate> = {}): SimTemplate {
  const made: SimTemplate = {
    id,
    name: `Mẫu ${id}`,
    status: 'ENABLE',
    quality: 'HIGH',
    tag: 'CUSTOMER_CARE',
    price: 200,
    params: [{ name: 'name', require: true, type: 'STRING', maxLength: 30, minLength: 0, acceptNull: false }],
    reason: '',
    createdAt: state.now(),
    ...fields,
  }
  oa.templates.set(id, made)
  return made
}

function sendToPhone(call: Call, phone: string, hash?: string): object {
  const { state, oa, data, hooks } = call
  if (!/^84\d{9}$/.test(phone)) throw new Refused(-108, 'Phone number is invalid')
  const template = checkTemplate(call, -109)
  const trackingId = String(data['tracking_id'] ?? '')
  if (trackingId.length > 48) throw new Refused(-112, 'tracking_id is invalid')
  const user = [...oa.users.values()].find((one) => one.phone === phone)
  if (user && user.refusal !== 0) throw new Refused(user.refusal, 'User refused')
  if (template.tag === 'PROMOTION' && isNight(state)) throw new Refused(-133, 'This ZNS cannot be sent at night')
  if (oa.quotas.znsLeft <= 0) throw new Refused(-144, 'The OA has exceeded its daily quota')
  if (oa.balance < template.price) throw new Refused(-115, 'Out of balance')
  oa.quotas.znsLeft--
  oa.balance -= template.price
  const id = nextId(state, 'z')
  oa.messages.push({ id, userId: user?.id ?? '', src: 0, at: state.now(), type: 'zns', text: template.name })
  state.phoneTemplates.push({ phone, templateId: template.id, data: partOf(data, 'template_data'), trackingId })
  hooks.emitDelivery(oa.id, hash ?? phone, { msg_id: id, tracking_id: trackingId })
  const quota = { dailyQuota: String(oa.quotas.znsDaily), remainingQuota: String(oa.quotas.znsLeft) }
  return { msg_id: id, sent_time: String(state.now()), sending_mode: '1', quota }
}

function checkTemplate({ oa, data }: Call, unknown: number): SimTemplate {
  const template = oa.templates.get(String(data['template_id'] ?? ''))
  if (!template) throw new Refused(unknown, 'Template id is invalid')
  if (template.status !== 'ENABLE') throw new Refused(-131, 'Template is not approved')
  const given = partOf(data, 'template_data')
  for (const { name, require: isRequired, type, minLength, maxLength } of template.params) {
    const value = given[name]
    if (value === undefined && isRequired) throw new Refused(-1122, `Template data is missing the parameter ${name}`)
    if (type === 'OTP' && !/^\d+$/.test(String(value))) throw new Refused(-1122, `The parameter ${name} is no code`)
    if (String(value ?? '').length < minLength) throw new Refused(-1121, `The parameter ${name} is too short`)
    if (String(value ?? '').length > maxLength) throw new Refused(-1121, `The parameter ${name} is too long`)
  }
  return template
}

function isNight(state: SimState): boolean {
  const hour = new Date(state.now() + 7 * HOUR_MS).getUTCHours()
  return hour >= NIGHT_FROM || hour < NIGHT_TO
}
