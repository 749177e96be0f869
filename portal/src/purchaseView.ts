import type { FieldProblem } from '@portico/contract/errors.ts'

/** Time on the Wi-Fi for money: a shop first, then an order that waits for its payment. */
export type PurchaseView = {
  kind: 'purchase'
  shop?: {
    /** `price` in words, `seconds` of Wi-Fi, and how many devices share them. */
    offers: readonly { id: string; name: string; price: string; seconds: number; devices: number }[]
    providers: readonly PayProvider[]
    /** What was chosen before the form came back. */
    chosen?: string
    paying?: PayProvider
  }
  order?: {
    name: string
    price: string
    provider: PayProvider
    /** What the bank prints, for when somebody has to look the payment up. */
    reference: string
    /** The provider's own page; absent until it has answered. */
    href?: string
    qr?: { path: string; size: number }
    /** Seconds left of the Internet that is open for paying. */
    passSeconds?: number
    checkHref: string
    /** The guest said that they paid, and nothing has come yet. */
    isAwaited?: boolean
  }
  problem?: FieldProblem
}

export const PAY_PROVIDERS = ['payos', 'vnpay', 'stripe'] as const
export type PayProvider = (typeof PAY_PROVIDERS)[number]
