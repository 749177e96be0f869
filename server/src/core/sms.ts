// Text messages: the interface that every SMS provider implements.
import type { Config } from './config.ts'
import type { Egress } from './egress/egress.ts'

export type TextMessage = {
  /** E.164. */
  to: string
  text: string
  /** The same for every try of one message, so that a slow provider does not send it twice. */
  key: string
}

export type SmsProvider = {
  /** @throws when the provider did not take the message. */
  send(message: TextMessage): Promise<void>
}

/** A provider that did not take a message, with what it answered. */
export class SmsRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the SMS provider answered ${status}`)
    this.status = status
  }
}

/** The provider behind SMS_URL; undefined when none is configured. */
export function makeSms(config: Pick<Config, 'smsUrl' | 'smsKey'>, egress: Egress): SmsProvider | undefined {
  return config.smsUrl ? smsOver({ url: config.smsUrl, key: config.smsKey }, egress) : undefined
}

/** A provider that takes `POST /messages {to, text}` with a bearer key, and `from` where a sender is set. */
export function smsOver(provider: { url: string; key: string; sender?: string }, egress: Egress): SmsProvider {
  const from = provider.sender ? { from: provider.sender } : {}
  return {
    async send({ to, text, key }) {
      const { status } = await egress.request(`${provider.url}/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${provider.key}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ to, text, ...from }),
      })
      if (status < 200 || status > 299) throw new SmsRefused(status)
    },
  }
}
