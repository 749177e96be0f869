import { WEEKDAYS, type OpeningHours, type Weekday } from '@portico/contract/pages/openingHours.ts'
import { recordOf } from '@portico/contract/records.ts'

export type Span = OpeningHours[Weekday][number]

/** What a venue's first day usually looks like; a start, not an answer. */
const USUAL: Span = { from: '08:00', to: '22:00' }
const MOST_SPANS = 4

export function usualWeek(): OpeningHours {
  return everyDay([USUAL])
}

export function everyDay(spans: readonly Span[]): OpeningHours {
  const copy = () => spans.map((span) => ({ ...span }))
  return { mon: copy(), tue: copy(), wed: copy(), thu: copy(), fri: copy(), sat: copy(), sun: copy() }
}

/** The next span after those of a day; from the last one's end. Nothing when there are enough. */
export function withOneMore(spans: readonly Span[]): Span[] {
  const last = spans.at(-1)
  if (!last) return [{ ...USUAL }]
  if (spans.length >= MOST_SPANS) return [...spans]
  return [...spans, { from: later(last.to, 1), to: later(last.to, 3) }]
}

export function hasRoom(spans: readonly Span[]): boolean {
  return spans.length < MOST_SPANS
}

/** A browser's clock field knows no 24:00; the end of the day is midnight there. */
export function shownTime(time: string): string {
  return time === '24:00' ? '00:00' : time
}

/** The week as the contract takes it: midnight at the end of a span is the end of its day. */
export function sentWeek(week: OpeningHours | null): OpeningHours | null {
  if (!week) return null
  const sent = (spans: Span[]) => spans.map(({ from, to }) => ({ from, to: to === '00:00' ? '24:00' : to }))
  return recordOf(WEEKDAYS, (day) => sent(week[day]))
}

function later(time: string, hours: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${String((hour + hours) % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
