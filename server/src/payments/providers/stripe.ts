// Stripe Checkout: a page of Stripe's and signed events (docs.stripe.com/api/checkout/sessions).
import * as z from 'zod'
import type { StripeAccount } from '../../core/paymentAccounts.ts'
import { askProvider, jsonOf } from './ask.ts'
import { NoticeError, type Payment, type PaymentProvider } from './provider.ts'
import { hmac, isSame } from './signing.ts'

/** How far the time of a signature may lie from ours. */
const TOLERANCE_SECONDS = 300
/** Stripe refuses a session that ends sooner. */
const SHORTEST_MS = 30 * 60_000 + 30_000
const LANGUAGES = ['vi', 'en', 'zh', 'es', 'fr', 'it']

const Session = z.looseObject({
  id: z.string(),
  url: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  status: z.string(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.string().nullish(),
})
type Session = z.output<typeof Session>
const List = z.looseObject({ data: z.array(Session), has_more: z.boolean() })
const Event = z.looseObject({ type: z.string(), data: z.looseObject({ object: z.unknown() }) })
const STATES: Record<string, Payment['state'] | undefined> = {
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

/** An account of Stripe. */
export function makeStripe({ url, secretKey, webhookSecret }: StripeAccount): PaymentProvider {
  const headers = { authorization: `Bearer ${secretKey}` }
  return {
    name: 'stripe',
    currency: undefined,
    async start(uses, checkout) {
      const { reference } = checkout
      const request = {
        method: 'POST' as const,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': reference },
        body: new URLSearchParams(sessionForm(checkout, uses.clock.now())).toString(),
      }
      const session = await askProvider(uses, `${url}/v1/checkout/sessions`, request, Session)
      return { providerId: session.id, url: session.url ?? '', qr: '' }
    },
    verify({ body, headers: { 'stripe-signature': signature } }, now) {
      if (typeof signature !== 'string' || !isSigned(signature, body, { webhookSecret, now }))
        throw new NoticeError('a wrong signature')
      const event = Event.safeParse(jsonOf(body.toString('utf8')))
      if (!event.success) throw new NoticeError('no event')
      const { type, data } = event.data
      if (!type.startsWith('checkout.session.')) return undefined
      const session = Session.safeParse(data.object)
      if (!session.success) throw new NoticeError('no session')
      return paymentOf(session.data, STATES[type])
    },
    answer: (verdict) => (verdict === 'forged' ? { status: 400, body: {} } : { status: 200, body: { received: true } }),
    async query(uses, { providerId }) {
      const session = await askProvider(uses, `${url}/v1/checkout/sessions/${providerId}`, { headers }, Session)
      return paymentOf(session)
    },
    async list(uses, from, to) {
      const payments: Payment[] = []
      const since = `created[gte]=${seconds(from)}&created[lt]=${seconds(to)}&limit=100`
      for (let after = ''; ;) {
        const address = `${url}/v1/checkout/sessions?${since}${after && `&starting_after=${after}`}`
        const { data, has_more: hasMore } = await askProvider(uses, address, { headers }, List)
        payments.push(...data.map((session) => paymentOf(session)))
        const last = data.at(-1)
        if (!hasMore || !last) return payments
        after = last.id
      }
    },
  }
}

type StartedSession = Parameters<PaymentProvider['start']>[1]

function sessionForm(checkout: StartedSession, now: Date): Record<string, string> {
  const { reference, amount, currency, description, returnUrl, cancelUrl, expiresAt, language } = checkout
  const end = new Date(Math.max(expiresAt.getTime(), now.getTime() + SHORTEST_MS))
  return {
    mode: 'payment',
    client_reference_id: reference,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    locale: LANGUAGES.includes(language) ? language : 'auto',
    expires_at: String(seconds(end)),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': description,
  }
}

/** `t=…,v1=…` over the time and the bytes as they came; one of several `v1` has to fit. */
function isSigned(header: string, body: Buffer, of: { webhookSecret: string; now: Date }): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(seconds(of.now) - Number(time)) > TOLERANCE_SECONDS) return false
  const expected = hmac('sha256', of.webhookSecret, Buffer.concat([Buffer.from(`${time}.`), body]))
  return parts.some(([name, value = '']) => name === 'v1' && isSame(value, expected))
}

function paymentOf(session: Session, state?: Payment['state']): Payment {
  const { payment_status: payment, status, amount_total: amount, currency, payment_intent: intent, id } = session
  const open = status === 'expired' ? 'expired' : 'pending'
  return {
    reference: session.client_reference_id ?? '',
    state: state ?? (payment === 'paid' ? 'paid' : open),
    amount: amount ?? 0,
    currency: (currency ?? '').toUpperCase(),
    transaction: intent ?? id,
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}
