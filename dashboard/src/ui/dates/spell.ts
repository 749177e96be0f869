import type { useFormat } from '../../core/useFormat.ts'
import type { Days } from './ranges.ts'

const WHOLE = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Both days, the year once where it is the same; one day alone where they are. */
export function spell({ from, to }: Days, format: ReturnType<typeof useFormat>): string {
  const last = format.day(to, WHOLE)
  if (from === to) return last
  return `${format.day(from, from.slice(0, 4) === to.slice(0, 4) ? undefined : WHOLE)} – ${last}`
}
