// When a page loads its next state by itself. Scripts do it where they run, a meta element where they do not.
import type { Screen, ScreenOf } from './view.ts'

/** From here on the guest is told that it takes long, and given another way. Some controllers need 25 s. */
const SLOW_AFTER_SECONDS = 20

export function isSlow(screen: ScreenOf<'waiting'>): boolean {
  return screen.secondsWaited >= SLOW_AFTER_SECONDS
}

/** Where a page goes by itself and after how many seconds; undefined for a page that stays. */
export function refreshOf(screen: Screen): { seconds: number; href: string } | undefined {
  if (screen.kind === 'waiting') return { seconds: isSlow(screen) ? 5 : 2, href: screen.checkHref }
  if (screen.kind === 'handOver' && 'href' in screen.to) return { seconds: 0, href: screen.to.href }
  return undefined
}
