// Consultation messages, to users who were in touch within seven days.
import * as z from 'zod'
import { askZalo, type AskServices, type ZaloToken } from './ask.ts'
import { id, storable, word } from './fields.ts'

export type ZaloButton = { title: string } & (
  | { type: 'oa.open.url'; url: string }
  | { type: 'oa.query.show' | 'oa.query.hide'; payload: string }
  | { type: 'oa.open.phone'; phone: string }
  | { type: 'oa.open.sms'; phone: string; content: string }
)
export type ZaloListElement = { title: string; subtitle?: string; imageUrl?: string; url?: string }

/** What a consultation message can be. A picture is named by its address or by an upload. */
export type Consultation =
  | { kind: 'text'; text: string; quoteMessageId?: string }
  | { kind: 'picture'; text?: string; url: string }
  | { kind: 'picture'; text?: string; attachmentId: string }
  | { kind: 'file'; token: string }
  | { kind: 'request-info'; title: string; subtitle: string; imageUrl: string }
  | { kind: 'buttons'; text: string; buttons: readonly ZaloButton[] }
  | { kind: 'list'; elements: readonly ZaloListElement[]; buttons?: readonly ZaloButton[] }

const Sent = z.object({
  message_id: id,
  quota: z
    .object({
      quota_type: word(40),
      remain: z.coerce.number<number | string>().catch(0),
      total: z.coerce.number().catch(0),
    })
    .optional()
    .catch(undefined),
})

/** What paid for a message; none says that it was charged. */
export type Quota = { type: string; remain: number; total?: number }
export type SentMessage = { messageId: string; quota?: Quota }

/** Sends one. @throws ZaloError */
export async function sendMessage(
  services: AskServices,
  token: ZaloToken,
  { userId, message }: { userId: string; message: Consultation },
): Promise<SentMessage> {
  const body = { recipient: { user_id: userId }, message: bodyOf(message) }
  const { message_id: messageId, quota } = await askZalo(
    services,
    token,
    { host: 'openapi', path: '/v3.0/oa/message/cs', body },
    Sent,
  )
  return {
    messageId,
    ...(quota && { quota: { type: quota.quota_type, remain: quota.remain, total: quota.total } }),
  }
}

function bodyOf(message: Consultation): object {
  switch (message.kind) {
    case 'text':
      return {
        text: storable(message.text),
        ...(message.quoteMessageId && { quote_message_id: message.quoteMessageId }),
      }
    case 'picture': {
      const source = 'url' in message ? { url: message.url } : { attachment_id: message.attachmentId }
      const elements = [{ media_type: 'image', ...source }]
      return {
        ...(message.text && { text: storable(message.text) }),
        attachment: { type: 'template', payload: { template_type: 'media', elements } },
      }
    }
    case 'file':
      return { attachment: { type: 'file', payload: { token: message.token } } }
    case 'request-info': {
      const elements = [{ title: message.title, subtitle: message.subtitle, image_url: message.imageUrl }]
      return { attachment: { type: 'template', payload: { template_type: 'request_user_info', elements } } }
    }
    case 'buttons':
      return {
        text: storable(message.text),
        attachment: { type: 'template', payload: { buttons: message.buttons.map(buttonOf) } },
      }
    case 'list': {
      const elements = message.elements.map((element) => ({
        title: element.title,
        ...(element.subtitle && { subtitle: element.subtitle }),
        ...(element.imageUrl && { image_url: element.imageUrl }),
        ...(element.url && { default_action: { type: 'oa.open.url', url: element.url } }),
      }))
      const buttons = message.buttons && { buttons: message.buttons.map(buttonOf) }
      return { attachment: { type: 'template', payload: { template_type: 'list', elements, ...buttons } } }
    }
  }
}

function buttonOf(button: ZaloButton): object {
  const { title, type } = button
  if (button.type === 'oa.open.url') return { title, type, payload: { url: button.url } }
  if (button.type === 'oa.open.phone') return { title, type, payload: { phone_code: button.phone } }
  if (button.type === 'oa.open.sms')
    return { title, type, payload: { content: button.content, phone_code: button.phone } }
  return { title, type, payload: button.payload }
}
