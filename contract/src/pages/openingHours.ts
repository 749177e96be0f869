// When a venue is open, day by day. A span that ends at or before its start goes on into the next day.
import * as z from 'zod'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES

const Span = z
  .object({
    from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    /** `24:00` is the end of the day. */
    to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: 'a span of no length; a whole day is 00:00 to 24:00',
  })
type Span = z.output<typeof Span>

const spans = z.array(Span).max(4)

/** Every day of the week with its spans, none of which overlap, also not over midnight; an empty day is closed. */
export const OpeningHours = z
  .object({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans })
  .superRefine((week, issues) => {
    const all = WEEKDAYS.flatMap((day, index) =>
      week[day].map((span, at) => ({ path: [day, at, 'from'], ...minutesOf(span, index) })),
    )
    const ordered = all.toSorted((a, b) => a.start - b.start)
    for (const [index, span] of ordered.entries()) {
      const before = ordered.at(index - 1)!
      // Before Monday's first comes Sunday's last, a week earlier.
      const ended = index === 0 ? before.end - WEEK_MINUTES : before.end
      if (ordered.length > 1 && span.start < ended)
        issues.addIssue({ code: 'custom', path: span.path, message: 'overlaps the span before' })
    }
  })
export type OpeningHours = z.output<typeof OpeningHours>

function minutesOf({ from, to }: Span, weekday: number): { start: number; end: number } {
  const start = weekday * DAY_MINUTES + minutes(from)
  const end = weekday * DAY_MINUTES + minutes(to)
  return { start, end: end > start ? end : end + DAY_MINUTES }
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
