// What a stored event says, for areas that keep conversations.
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { storable } from '../client/fields.ts'
import { readEvent, type ZaloEvent } from './readEvent.ts'

export type ZaloAttachment = {
  /** `image`, `gif`, `link`, `audio`, `video`, `sticker`, `location`, `file` or another word of Zalo's. */
  type: string
  url: string
  thumbnail: string
  name: string
  description: string
  size: number
  latitude?: number
  longitude?: number
}

export type ZaloMessage = {
  userId: string
  messageId: string
  text: string
  attachments: ZaloAttachment[]
  quoteMessageId: string | undefined
  at: Date
  direction: 'in' | 'out'
  /** Written by a person in Zalo's own chat. */
  isByAdmin: boolean
}

/** The message of an event; undefined when it was withdrawn or is no longer kept. */
export async function readZaloMessage(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Tx,
  pageId: string,
  eventId: string,
): Promise<ZaloMessage | undefined> {
  const row = await tx.first(sql<{ body: Buffer; userId: string; at: string }>`
    select body, user_id, at from zalo_events where page_id = ${pageId} and id = ${eventId}`)
  const event = row && readEvent(Buffer.from(secrets.open(row.body)))
  const { message } = event ?? {}
  if (!row || !event || !message?.msg_id) return undefined
  const direction = event.event_name.startsWith('user_') ? 'in' : 'out'
  return {
    userId: row.userId,
    messageId: message.msg_id,
    text: message.text,
    attachments: message.attachments.map(attachmentOf),
    quoteMessageId: message.quote_msg_id,
    at: new Date(row.at),
    direction,
    isByAdmin: direction === 'out' && event.sender?.admin_id !== undefined,
  }
}

type Attachment = NonNullable<ZaloEvent['message']>['attachments'][number]

function attachmentOf({ type, payload }: Attachment): ZaloAttachment {
  const text = (name: string, most = 2000) => storable(String(payload[name] ?? '')).slice(0, most)
  const place: object = Object(payload['coordinates'])
  const [latitude, longitude] = [Number(Reflect.get(place, 'latitude')), Number(Reflect.get(place, 'longitude'))]
  return {
    type,
    url: text('url'),
    thumbnail: text('thumbnail'),
    name: text('name', 200),
    description: text('description', 500),
    size: Number(payload['size']) || 0,
    ...(Number.isFinite(latitude) && Number.isFinite(longitude) && { latitude, longitude }),
  }
}
