// A webhook of Zalo as it comes: who it names, when it was, and what makes it the same event when it comes again.
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { jsonOf } from '../client/ask.ts'
import { id, word } from '../client/fields.ts'

const someone = z.looseObject({ id: id.optional(), admin_id: id.optional() }).optional().catch(undefined)
const Attachment = z.looseObject({ type: word(30), payload: z.looseObject({}).catch({}) })
const Message = z
  .looseObject({
    msg_id: id.optional(),
    msg_ids: z.array(id).max(200).optional().catch(undefined),
    text: word(4000),
    quote_msg_id: id.optional().catch(undefined),
    tracking_id: word(48),
    attachments: z.array(Attachment).max(20).catch([]),
  })
  .optional()
  .catch(undefined)

const Event = z.looseObject({
  app_id: id,
  event_name: z.string().min(1).max(60).regex(/^\w+$/),
  timestamp: z.union([z.string().regex(/^\d{1,16}$/), z.int().nonnegative().transform(String)]),
  oa_id: id.optional().catch(undefined),
  sender: someone,
  recipient: someone,
  follower: someone,
  user_id: id.optional().catch(undefined),
  user_id_by_app: id.optional().catch(undefined),
  message: Message,
  info: z.looseObject({}).optional().catch(undefined),
  tag: z
    .looseObject({ user_ids: z.array(id).max(1000).catch([]), name: word(100) })
    .optional()
    .catch(undefined),
  data: z.looseObject({}).optional().catch(undefined),
  template_id: id.optional().catch(undefined),
  status: z
    .looseObject({ new_status: word(30) })
    .optional()
    .catch(undefined),
  reason: word(500),
})
export type ZaloEvent = z.output<typeof Event>

/** @returns undefined for what is no event */
export function readEvent(body: Buffer): ZaloEvent | undefined {
  const read = Event.safeParse(jsonOf(body.toString('utf8')))
  return read.success ? read.data : undefined
}

/** Ids among which the Official Account's is; which one it is depends on the event. */
export function idsIn({ oa_id, sender, recipient }: ZaloEvent): string[] {
  return [...new Set([oa_id, recipient?.id, sender?.id].filter((one) => one !== undefined))]
}

/** The person an event is about; empty for one about the account itself. */
export function userOf(event: ZaloEvent, oaId: string): string {
  const { follower, user_id: named, sender, recipient, data } = event
  const inside = data?.['user_id']
  const ids = [follower?.id, named, typeof inside === 'string' ? inside : undefined, sender?.id, recipient?.id]
  return ids.find((one) => one !== undefined && one !== oaId) ?? ''
}

/** A message is the same by its id, whenever it comes; anything else by all that it says of itself. */
export function keyOf(event: ZaloEvent, userId: string): string {
  const { event_name: name, timestamp, message, tag, template_id: template, data, info } = event
  const isMessage = /^(user|oa)_send_/.test(name) && message?.msg_id !== undefined
  const parts = isMessage
    ? [name, message.msg_id]
    : [name, timestamp, userId, template, JSON.stringify([message, tag, data, info])]
  return createHash('sha256').update(parts.join('|')).digest('hex')
}
