// When a page loads its next state by itself. Scripts do it where they run, a meta element where they do not.
import type { Screen, ScreenOf } from './view.ts'

/** After this the page says that it takes long and offers another way. Some controllers need 25 s. */
const SLOW_AFTER_SECONDS = 20

/** The gateway's word that a stay is over comes a little after its end. */
const OVER_BY_SECONDS = 5
const LONGEST_SECONDS = 6 * 3600
/** A router's agent reports about as often. */
const UNCONFIRMED_SECONDS = 5
/** A bank's notice comes within seconds of the transfer. */
const PAYMENT_SECONDS = 4
/** The provider's answer takes a second or two. */
const STARTING_SECONDS = 2
/** The counter decides soon about an order. */
const ORDER_SECONDS = 2

export function isSlow(screen: ScreenOf<'waiting'>): boolean {
  return screen.secondsWaited >= SLOW_AFTER_SECONDS
}

/** Where a page goes by itself and after how many seconds; undefined for a page that stays. */
export function refreshOf(screen: Screen): { seconds: number; href: string } | undefined {
  if (screen.kind === 'waiting') return { seconds: isSlow(screen) ? 5 : 2, href: screen.checkHref }
  if (screen.kind === 'handOver' && 'href' in screen.to) return { seconds: 0, href: screen.to.href }
  if (screen.kind === 'online' && screen.isUnconfirmed && screen.checkHref)
    return { seconds: UNCONFIRMED_SECONDS, href: screen.checkHref }
  // Looks again when the stay ends, so that the page does not go on claiming to be online.
  if (screen.kind === 'online' && screen.checkHref && screen.secondsLeft !== undefined)
    return { seconds: Math.min(screen.secondsLeft + OVER_BY_SECONDS, LONGEST_SECONDS), href: screen.checkHref }
  if (screen.kind === 'purchase' && screen.order)
    return { seconds: screen.order.href ? PAYMENT_SECONDS : STARTING_SECONDS, href: screen.order.checkHref }
  if (screen.kind === 'homeOrder' && screen.state === 'new') return { seconds: ORDER_SECONDS, href: screen.checkHref }
  return undefined
}
