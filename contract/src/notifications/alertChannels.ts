// Group chats that receive a page's notices: Telegram, Slack and Zalo.
import * as z from 'zod'
import { language } from '../text.ts'
import { crud } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { isWebAddress } from '../integrations/health.ts'
import { NOTICE_KINDS } from '../notifications.ts'
import { requiredText, text } from '../text.ts'

export const ALERT_SERVICES = ['telegram', 'slack', 'zalo'] as const
export type AlertService = (typeof ALERT_SERVICES)[number]

const AlertChannelFields = z.object({
  name: requiredText(60),
  service: z.enum(ALERT_SERVICES),
  /** The id of the chat a bot writes to; empty for Slack, whose address names the channel. */
  chat: text(100),
  /** The bot's token, or the address of a Slack incoming webhook. A new channel needs it; absent in a change, it stays. */
  token: text(500).optional(),
  kinds: z.array(z.enum(NOTICE_KINDS)).min(1, 'field/required'),
  language,
  isOn: z.boolean(),
})

const AlertChannel = AlertChannelFields.omit({ token: true }).extend({
  id: z.uuid(),
  /** The last characters of the token, to recognise it by. */
  tokenTail: z.string(),
  sentAt: z.iso.datetime().nullable(),
  /** What the service answered to the last message; empty when it was delivered. */
  problem: z.string(),
})
export type AlertChannel = z.output<typeof AlertChannel>

/** The first field that keeps a channel from working, or null. */
export function badField(channel: {
  service: AlertService
  chat: string
  token?: string | undefined
}): 'chat' | 'token' | null {
  const { service, chat, token = '' } = channel
  if (service === 'slack') return isWebAddress(token) ? null : 'token'
  if (!/^[\w:-]{10,}$/.test(token)) return 'token'
  return chat.trim() === '' ? 'chat' : null
}

export const alertChannels = {
  ...crud({
    path: '/alert-channels',
    key: 'id',
    name: 'alert channel',
    item: AlertChannel,
    fields: AlertChannelFields,
    most: 10,
    about: { list: 'Group chats that receive notices of the page' },
    read: { by: 'page', may: 'page.notification:read' },
    edit: { by: 'page', may: 'page.notification:write' },
  }),
  test: endpoint({
    method: 'POST',
    path: '/alert-channels/{id}/test',
    summary: 'Send a test message; `problem` is what the service answered, or null',
    access: { by: 'page', may: 'page.notification:write' },
    params: z.object({ id: z.uuid() }),
    returns: z.object({ problem: z.string().nullable() }),
    isWaiting: true,
    perMinute: 10,
  }),
}
