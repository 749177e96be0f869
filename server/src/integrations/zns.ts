// Zalo Notification Service: an approved template to a phone number (business.openapi.zalo.me, "ZNS / ZBS by phone").
import * as z from 'zod'
import type { Config } from '../core/config.ts'
import type { Services } from '../core/services.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

const TIMEOUT_MS = 5000
const Answer = z.object({ error: z.int(), message: z.string().default('') })

export type Zns = { url: string; token: string; templateId: string }

/** The sender of codes over Zalo; undefined when none is set up. */
export function znsOf({ config }: { config: Config }): Zns | undefined {
  const { znsUrl: url, znsToken: token, znsTemplate: templateId } = config
  return token && templateId ? { url, token, templateId } : undefined
}

/** Sends a code by Zalo. @returns false when Zalo did not take it, whatever the reason: another way is offered. */
export async function sendZns(
  { config, egress, log }: Services,
  { to, code, trackingId }: { to: string; code: string; trackingId: string },
): Promise<boolean> {
  const zns = znsOf({ config })
  if (!zns) return false
  try {
    const { status, text } = await egress.request(`${zns.url}/message/template`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', access_token: zns.token },
      // Digits only, with the country and without the plus; a code template has the one parameter.
      body: JSON.stringify({
        phone: to.replace(/^\+/, ''),
        template_id: zns.templateId,
        template_data: { otp: code },
        tracking_id: trackingId,
      }),
      timeoutMs: TIMEOUT_MS,
      isAwaited: true,
    })
    // Errors of the application come with HTTP 200.
    const answer = Answer.safeParse(JSON.parse(text))
    if (status === 200 && answer.data?.error === 0) return true
    log.warn({ status, error: answer.data?.error, reason: answer.data?.message.slice(0, 200) }, 'Zalo took no code')
  } catch (error) {
    log.warn({ reason: messageOf(error) }, 'Zalo cannot be reached')
  }
  return false
}
