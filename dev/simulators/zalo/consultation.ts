// Consultation messages (`/v3.0/oa/message/cs`): what they may hold, who may get them, and what pays for them.
import { listOf, partOf, type Handler } from './call.ts'
import { takeUpload } from './uploads.ts'
import { nextId, Refused, userOf, type SimOa, type SimState, type SimUser } from './state.ts'

const HOUR_MS = 3600_000
const FREE_MS = 48 * HOUR_MS
const OPEN_MS = 7 * 24 * HOUR_MS
const PRICE = 55

export const consultation: Record<string, Handler> = {
  'POST /v3.0/oa/message/cs': ({ state, oa, data, hooks }) => {
    const user = userOf(oa, partOf(data, 'recipient')['user_id'])
    const message = partOf(data, 'message')
    const type = checkMessage(state, oa, message)
    if (oa.tier === 'basic') throw new Refused(-224, 'The Official Account needs to upgrade its tier package')
    if (user.refusal !== 0) throw new Refused(user.refusal, 'User refused')
    if (state.now() - user.lastInteractionAt > OPEN_MS)
      throw new Refused(-230, 'User has not interacted with the OA in the past 7 days')
    const quota = pay(state, oa, user)
    const id = nextId(state, 'm')
    const text = String(message['text'] ?? '')
    oa.messages.push({ id, userId: user.id, src: 0, at: state.now(), type, text })
    hooks.emitSent(oa.id, user.id, `oa_send_${type}`, { msg_id: id, text })
    hooks.emitReceipts(oa.id, user.id, id)
    return { message_id: id, user_id: user.id, ...(quota && { quota }) }
  },
}

/** What kind of message it is. @throws Refused */
function checkMessage(state: SimState, oa: SimOa, message: Record<string, unknown>): string {
  const text = message['text']
  if (text !== undefined && (typeof text !== 'string' || [...text].length > 2000)) throw invalid('text')
  const attachment = partOf(message, 'attachment')
  const payload = partOf(attachment, 'payload')
  if (attachment['type'] === 'file') {
    takeUpload(state, oa, payload['token'])
    return 'file'
  }
  if (attachment['type'] === undefined) {
    if (!text) throw invalid('text')
    return 'text'
  }
  if (payload['buttons'] !== undefined) checkButtons(listOf(payload, 'buttons'))
  const elements = listOf(payload, 'elements')
  const kind = payload['template_type']
  if (kind === undefined) return 'text'
  if (kind === 'media') {
    checkMedia(state, oa, elements)
    return 'image'
  }
  if (kind === 'request_user_info') {
    const [one] = elements
    if (!one || elements.length !== 1 || !one['title'] || String(one['title']).length > 100) throw invalid('elements')
    return 'template'
  }
  if (kind === 'list' && elements.length >= 1 && elements.length <= 5) return 'list'
  throw invalid('template_type')
}

function checkMedia(state: SimState, oa: SimOa, elements: Record<string, unknown>[]): void {
  const [one] = elements
  if (!one || elements.length > 1) throw invalid('elements')
  // Either an address or an upload, never both.
  if ((one['url'] === undefined) === (one['attachment_id'] === undefined)) throw invalid('elements')
  if (one['attachment_id'] !== undefined) takeUpload(state, oa, one['attachment_id'])
}

function checkButtons(buttons: Record<string, unknown>[]): void {
  if (buttons.length === 0 || buttons.length > 5) throw invalid('buttons')
  for (const { title, type, payload } of buttons) {
    if (typeof title !== 'string' || title === '' || title.length > 100) throw invalid('title')
    const isText = type === 'oa.query.show' || type === 'oa.query.hide'
    if (isText && (typeof payload !== 'string' || payload.length > 1000)) throw invalid('payload')
    if (!isText && !['oa.open.url', 'oa.open.phone', 'oa.open.sms'].includes(String(type))) throw invalid('type')
  }
}

/** Free replies first, then the package, then what was bought, then money. */
function pay(state: SimState, oa: SimOa, user: SimUser): object | undefined {
  if (state.now() - user.lastInteractionAt <= FREE_MS && user.repliesLeft > 0)
    return { quota_type: 'reply', remain: String(--user.repliesLeft), total: '8' }
  const rest = { total: '100', expired_date: '31/12/2027' }
  if (oa.quotas.sub > 0) return { quota_type: 'sub_quota', remain: String(--oa.quotas.sub), ...rest }
  if (oa.quotas.purchase > 0)
    return { quota_type: 'purchase_quota', remain: String(--oa.quotas.purchase), owner_type: 'OA', owner_id: oa.id }
  if (!oa.hasZca) throw new Refused(-320, 'The Official Account has no Zalo Cloud Account')
  if (oa.balance < PRICE) throw new Refused(-321, 'The Zalo Cloud Account is out of money')
  oa.balance -= PRICE
  return undefined
}

function invalid(field: string): Refused {
  return new Refused(-201, `${field} is invalid!`)
}
