// payOS: a VietQR code whose bank transfer is seen by the provider (payos.vn/docs/api).
import * as z from 'zod'
import type { PayosAccount } from '../../core/paymentAccounts.ts'
import { askProvider, jsonOf } from './ask.ts'
import { NoticeError, ProviderError, type Payment, type PaymentProvider } from './provider.ts'
import { hmac, isSame, payosText } from './signing.ts'

const CURRENCY = 'VND'
/** Code of an answer that is none of an error. */
const RIGHT = '00'

const Envelope = z.looseObject({ code: z.string(), desc: z.string().catch(''), data: z.looseObject({}).nullish() })
const Link = z.looseObject({ paymentLinkId: z.string(), checkoutUrl: z.url(), qrCode: z.string() })
const Status = z.looseObject({
  orderCode: z.number().int(),
  amountPaid: z.number().int(),
  status: z.string(),
  transactions: z.array(z.looseObject({ reference: z.string() })).catch([]),
})
const Webhook = z.looseObject({
  data: z.looseObject({
    orderCode: z.number().int(),
    amount: z.number().int(),
    reference: z.string(),
    code: z.string(),
  }),
  signature: z.string(),
})

const STATES: Record<string, Payment['state']> = {
  PAID: 'paid',
  UNDERPAID: 'paid',
  CANCELLED: 'failed',
  FAILED: 'failed',
  EXPIRED: 'expired',
}

/** A channel of payOS. */
export function makePayos({ url, clientId, apiKey, checksumKey }: PayosAccount): PaymentProvider {
  const headers = { 'x-client-id': clientId, 'x-api-key': apiKey, 'content-type': 'application/json' }
  const sign = (text: string) => hmac('sha256', checksumKey, text)
  return {
    name: 'payos',
    currency: CURRENCY,
    async start(uses, { reference, amount, description, returnUrl, cancelUrl, expiresAt }) {
      const signed = { amount, cancelUrl, description, orderCode: Number(reference), returnUrl }
      const expiredAt = Math.floor(expiresAt.getTime() / 1000)
      const body = JSON.stringify({ ...signed, expiredAt, signature: sign(payosText(signed)) })
      const reply = await askProvider(uses, `${url}/v2/payment-requests`, { method: 'POST', headers, body }, Envelope)
      const link = Link.safeParse(reply.data)
      if (reply.code !== RIGHT || !link.success) throw new ProviderError(`refused with code ${reply.code}`)
      return { providerId: link.data.paymentLinkId, url: link.data.checkoutUrl, qr: link.data.qrCode }
    },
    verify({ body }) {
      const webhook = Webhook.safeParse(jsonOf(body.toString('utf8')))
      if (!webhook.success) throw new NoticeError('no webhook of payOS')
      const { data, signature } = webhook.data
      if (!isSame(signature, sign(payosText(data)))) throw new NoticeError('a wrong signature')
      const { orderCode, amount, reference: transaction, code } = data
      const state = code === RIGHT ? 'paid' : 'failed'
      return { reference: String(orderCode), state, amount, currency: CURRENCY, transaction }
    },
    // The console tries an address with an order of its own, which has to be taken.
    answer: (verdict) => (verdict === 'forged' ? refusal : { status: 200, body: { success: true } }),
    async query(uses, { reference }) {
      const reply = await askProvider(uses, `${url}/v2/payment-requests/${reference}`, { headers }, Envelope)
      const read = Status.safeParse(reply.data)
      if (reply.code !== RIGHT || !read.success) throw new ProviderError(`refused with code ${reply.code}`)
      const { amountPaid: amount, status, transactions } = read.data
      const state = STATES[status] ?? 'pending'
      return { reference, state, amount, currency: CURRENCY, transaction: transactions[0]?.reference ?? '' }
    },
  }
}

const refusal = { status: 400, body: { success: false } }
