// Answers over Zalo: free for two days after the person's last message, possible for seven.
import { sql, type Tx } from '../../core/db/database.ts'
import { Failure } from '../../core/fail.ts'
import type { Services } from '../../core/services.ts'
import {
  findZaloUser,
  linkGuest,
  readUserQuota,
  sendConsultation,
  sendTemplate,
  unlinkGuest,
  uploadToZalo,
  ZaloError,
  type Consultation,
  type SendResult,
  type ZaloButton,
} from '../../zalo/index.ts'
import type { Reply, ReplyChannel, ReplyResult } from './channel.ts'

const HOUR_MS = 3600_000
const FREE_HOURS = 48
const OPEN_HOURS = 7 * 24

export const zaloChannel: ReplyChannel = {
  takesFiles: true,
  shows: { buttons: true, pictures: true },

  async readWindow(_uses, tx, { pageId, personKey, lastInboundAt }, now) {
    const user = await findZaloUser(tx, pageId, personKey)
    const last = Math.max(timeOf(user?.lastInteractionAt), timeOf(lastInboundAt))
    if (!(await isConnected(tx, pageId))) return { state: 'off', freeUntil: null, until: null }
    const after = (hours: number) => new Date(last + hours * HOUR_MS)
    const [free, end] = [after(FREE_HOURS), after(OPEN_HOURS)]
    const state = now < free ? 'free' : now < end ? 'open' : 'over'
    return { state, freeUntil: free.toISOString(), until: end.toISOString() }
  },

  async send(services, pageId, reply) {
    const message = await messageOf(services, pageId, reply)
    if ('failure' in message) return { sent: false, ...message }
    return resultOf(await sendConsultation(services, pageId, { userId: reply.personKey, message }))
  },

  sendTemplate: async (services, pageId, { znsId, data, to }, trackingId) =>
    resultOf(await sendTemplate(services, pageId, { ...to, templateId: znsId, data, trackingId })),

  async link(tx, { pageId, personKey, guestId, at }) {
    if (guestId === null) await unlinkGuest(tx, pageId, personKey)
    else await linkGuest(tx, { pageId, userId: personKey, guestId, by: 'hand', at })
  },

  async readQuota(services, pageId, personKey) {
    // A count that Zalo does not tell is not shown.
    const quota = await readUserQuota(services, pageId, personKey).catch((error: unknown) => {
      if (error instanceof ZaloError || error instanceof Failure) return undefined
      throw error
    })
    return quota?.replies
  },
}

type Refusal = Pick<Extract<ReplyResult, { sent: false }>, 'failure' | 'reason'>

/** A file is handed over first. That it did not arrive is certain, since nothing was sent. */
async function messageOf(services: Services, pageId: string, reply: Reply): Promise<Consultation | Refusal> {
  const { text, file, buttons = [], picture } = reply
  if (!file && buttons.length > 0) return { kind: 'buttons', text, buttons: buttons.map(buttonOf) }
  if (!file && picture && /\.(jpe?g|png)$/.test(picture))
    return { kind: 'picture', url: picture, ...(text && { text }) }
  if (!file) return { kind: 'text', text: [text, picture].filter(Boolean).join('\n') }
  const isPicture = file.kind === 'picture'
  try {
    const kind = !isPicture ? 'file' : file.type === 'image/gif' ? 'gif' : 'image'
    const { name, type, bytes } = file
    const handle = await uploadToZalo(services, pageId, { kind, name, type, bytes })
    if (!isPicture) return { kind: 'file', token: handle }
    return { kind: 'picture', attachmentId: handle, ...(text ? { text } : {}) }
  } catch (error) {
    if (!(error instanceof ZaloError)) throw error
    const failure = error.kind === 'token' ? 'config' : error.kind === 'unknown' ? 'retry' : error.kind
    return { failure, reason: error.message }
  }
}

/** A press comes back as a message with the label. */
function buttonOf(label: string): ZaloButton {
  return { title: label, type: 'oa.query.show', payload: label }
}

function resultOf(result: SendResult): ReplyResult {
  if (result.sent) return { sent: true, messageKey: result.messageId }
  const { kind: failure, reason, retryAt } = result
  return { sent: false, failure, reason, ...(retryAt ? { retryAt } : {}) }
}

async function isConnected(tx: Tx, pageId: string): Promise<boolean> {
  const page = await tx.first(sql`select 1 from zalo_pages where page_id = ${pageId} and oa_id is not null`)
  return page !== undefined
}

function timeOf(instant: string | null | undefined): number {
  return instant ? Date.parse(instant) : 0
}
