// Orders that the simulated providers hold, and how their notices go wrong when a test asks for it.

export type SimState = 'open' | 'paid' | 'cancelled' | 'expired'

/** An order as a provider keeps it. `amount` is what was asked, `paid` what came. */
export type SimOrder = {
  provider: 'payos' | 'vnpay' | 'stripe'
  /** The provider's own name of it. */
  id: string
  reference: string
  amount: number
  currency: string
  description: string
  returnUrl: string
  cancelUrl: string
  state: SimState
  paid: number
  transaction: string
  createdAt: number
}

/** What goes wrong with notices: each switch stays until it is reset. */
export type Trouble = {
  /** Signed with another key. */
  isForged: boolean
  /** Sent so many times more. */
  repeats: number
  /** Sent only after this. */
  delayMs: number
  /** Never sent. */
  isLost: boolean
  /** A failed attempt's notice is sent after the paid one. */
  isReordered: boolean
  /** Another amount than was asked. */
  paidAmount: number | undefined
  /** Told about an order of another platform. */
  otherReference: string | undefined
}

export type NoticeLog = { provider: SimOrder['provider']; reference: string; status: number; answer: string }

export type PaymentsState = {
  orders: SimOrder[]
  trouble: Trouble
  log: NoticeLog[]
  /** Calls to this provider are answered only after this. */
  held: Partial<Record<SimOrder['provider'], Promise<void>>>
  /** Waits before a notice that was not taken is sent again. */
  ladderMs: readonly number[]
  /** Moved by a test together with the server's clock. */
  now: () => number
  next: number
}

export function makeState(): PaymentsState {
  return {
    orders: [],
    trouble: noTrouble(),
    log: [],
    held: {},
    ladderMs: [1000, 5000, 30_000, 120_000],
    now: () => Date.now(),
    next: 1,
  }
}

export function noTrouble(): Trouble {
  return {
    isForged: false,
    repeats: 0,
    delayMs: 0,
    isLost: false,
    isReordered: false,
    paidAmount: undefined,
    otherReference: undefined,
  }
}

/** A new name, different in each simulator so that two never meet. */
export function nextName(state: PaymentsState, prefix: string): string {
  return `${prefix}${state.now().toString(36)}${(state.next++).toString(36)}`
}
