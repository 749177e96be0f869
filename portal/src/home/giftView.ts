// Gifts on the guest's phone: what can be had, what the guest has, and the games.
import type { HomeNotice } from './notice.ts'

export type GiftShown = {
  id: string
  name: string
  description: string
  terms: string
  /** A path on our own origin; empty for none. */
  picture: string
  /** Such as `10 points`. */
  cost: string
  /** Why it cannot be had now, in words; empty when it can. */
  hindrance: string
  stock: string
}

export type HomeGifts = {
  kind: 'homeGifts'
  backHref: string
  action: string
  /** What the guest has, such as `25 points`. */
  balance: string
  /** Of the form: pressed twice, it is one order. */
  key: string
  /** Where the guest sits, from a table's card; empty for none. */
  place: string
  gifts: readonly GiftShown[]
  notice?: HomeNotice
}

export type OrderState = 'new' | 'accepted' | 'used' | 'expired' | 'canceled'
export type OrderShown = { name: string; state: OrderState; line: string; href: string }
export type HomeMine = { kind: 'homeMine'; backHref: string; giftsHref: string; orders: readonly OrderShown[] }

/** A phone card's number and PIN, as far as the guest may see them now. */
export type CardShown =
  | { kind: 'ready'; action: string }
  | { kind: 'shown'; serial: string; pin: string }
  | { kind: 'seen'; action: string }
  | { kind: 'asked'; action: string; codeId: string }

export type HomeOrder = {
  kind: 'homeOrder'
  backHref: string
  name: string
  state: OrderState
  /** What became of it, in a sentence. */
  line: string
  code: string
  /** Cells of the QR code as an SVG path, and its edge. */
  qr: { path: string; edge: number } | undefined
  terms: string
  /** Where the page looks again while the order waits. */
  checkHref: string
  cancelAction?: string
  card?: CardShown
  notice?: HomeNotice
}

export type HomeGame = {
  kind: 'homeGame'
  backHref: string
  game: 'wheel' | 'scratch'
  name: string
  action: string
  key: string
  /** What a turn costs now, in words; undefined when none is left. */
  turn: string | undefined
  prizes: readonly { label: string; chance: string; share: number }[]
  /** What the last turn gave: the place of the prize among all, where the wheel stops. */
  drawn?: { label: string; isWon: boolean; place: number; mineHref?: string }
  notice?: HomeNotice
}

export type GiftScreen = HomeGifts | HomeMine | HomeOrder | HomeGame
