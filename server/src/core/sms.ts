// Text messages. The product knows this interface; behind it stands whatever provider the operator has.
import type { Config } from './config.ts'
import type { Egress } from './egress/egress.ts'

export type TextMessage = {
  /** E.164. */
  to: string
  text: string
  /** The same for every try of one message, so that a provider that answered too late sends it once. */
  key: string
}

export type SmsProvider = {
  /** @throws when the provider did not take the message. */
  send(message: TextMessage): Promise<void>
}

/** The provider behind SMS_URL: `POST /messages {to, text}` with a bearer key; undefined when none is configured. */
export function makeSms(config: Pick<Config, 'smsUrl' | 'smsKey'>, egress: Egress): SmsProvider | undefined {
  if (!config.smsUrl) return undefined
  return {
    async send({ to, text, key }) {
      const { status } = await egress.request(`${config.smsUrl}/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${config.smsKey}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ to, text }),
      })
      if (status < 200 || status > 299) throw new Error(`the SMS provider answered ${status}`)
    },
  }
}
