// Writes to group chats. Telegram Bot API: https://core.telegram.org/bots/api#sendmessage; Slack incoming webhooks:
// https://api.slack.com/messaging/webhooks; Zalo Bot API: https://bot.zaloplatforms.com/docs/apis/sendMessage/
import type { AlertService } from '@portico/contract/notifications/alertChannels.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { EgressReply } from '../core/egress/egress.ts'
import type { Services } from '../core/services.ts'

export type Chat = { service: AlertService; chat: string; token: string; language: Language }

const RETRIED = new Set([408, 429])

/** Sends one message. @returns what the service refused it with, or null. @throws when it is worth another try. */
export async function sendToChat(
  { config, egress }: Pick<Services, 'config' | 'egress'>,
  { service, chat, token }: Chat,
  text: string,
): Promise<string | null> {
  const { telegramUrl, zaloBotUrl } = config
  const url = service === 'slack' ? token : `${service === 'zalo' ? zaloBotUrl : telegramUrl}/bot${token}/sendMessage`
  const body = service === 'slack' ? { text } : { chat_id: chat, text }
  const reply = await egress.request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    maxBytes: 20_000,
  })
  const { status } = reply
  if (RETRIED.has(status) || status >= 500) throw new Error(`${service} answered ${status}`)
  return problemOf(service, reply)
}

/** Both bot services may refuse with status 200 and say so in the body. */
function problemOf(service: AlertService, { status, text }: EgressReply): string | null {
  if (service === 'slack') return status === 200 ? null : `${status} ${text}`.slice(0, 200)
  const { ok, description } = readAnswer(text)
  return ok ? null : (description ?? `${service} answered ${status}`).slice(0, 200)
}

function readAnswer(text: string): { ok?: boolean; description?: string } {
  try {
    const { ok, description } = Object(JSON.parse(text))
    return { ok: ok === true, description: typeof description === 'string' ? description : undefined }
  } catch {
    return {}
  }
}
