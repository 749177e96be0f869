// What a payment provider does for us. An account is an argument, so a venue can use its own.
import type { PaymentAccount } from '../../core/paymentAccounts.ts'
import type { Services } from '../../core/services.ts'

export type ProviderUses = Pick<Services, 'egress' | 'clock'>
export type ProviderName = PaymentAccount['provider']

/** An order as the provider is given it. `reference` is of digits and unique at the account. */
export type Checkout = {
  reference: string
  /** In minor units. */
  amount: number
  currency: string
  /** Short and without accents: banks print it. */
  description: string
  createdAt: Date
  expiresAt: Date
  returnUrl: string
  cancelUrl: string
  ip: string
  language: string
}

/** Where the user pays: a page, and the content of a bank's QR code where the provider gives one. */
export type StartedCheckout = { providerId: string; url: string; qr: string }

/** What a provider says of an order; `amount` is what was paid, in minor units. */
export type Payment = {
  reference: string
  state: 'pending' | 'paid' | 'failed' | 'expired'
  amount: number
  currency: string
  /** The provider's name of the payment; empty while there is none. */
  transaction: string
}

/** A notice as it came. */
export type Notice = { query: string; body: Buffer; headers: Record<string, string | string[] | undefined> }

/** What became of a notice. */
export type Verdict = 'credited' | 'repeated' | 'failed' | 'pending' | 'amount' | 'currency' | 'unknown'

export type NoticeAnswer = { status: number; body: object }
type KnownOrder = { reference: string; providerId: string; createdAt: Date; amount: number; currency: string }

export type PaymentProvider = {
  name: ProviderName
  /** Undefined takes all. */
  currency: string | undefined
  /** @throws ProviderError */
  start(uses: ProviderUses, checkout: Checkout): Promise<StartedCheckout>
  /** Undefined for a genuine notice that is not about a payment. @throws NoticeError for one that is not genuine */
  verify(notice: Notice, now: Date): Payment | undefined
  /** How the provider is answered, which decides whether it sends again. */
  answer(verdict: Verdict | 'forged' | 'ignored'): NoticeAnswer
  /** @throws ProviderError */
  query(uses: ProviderUses, order: KnownOrder): Promise<Payment>
  /** Every order of a time, where the provider lists them. @throws ProviderError */
  list?(uses: ProviderUses, from: Date, to: Date): Promise<Payment[]>
}

/** A notice whose signature is missing, wrong or too old. */
export class NoticeError extends Error {}

/** The provider cannot be reached, or answers what we do not understand. */
export class ProviderError extends Error {}
