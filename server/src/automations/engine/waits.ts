// When a wait is over, by the venue's clock.
import { DAY_MS, dayIn, instantOf } from '@portico/contract/dates.ts'
import type { StepOf } from '@portico/contract/automations/content.ts'
import type { WaitUnit } from '@portico/contract/automations/kinds.ts'

const UNIT_MS: Record<WaitUnit, number> = { minute: 60_000, hour: 3600_000, day: DAY_MS }

/** So much later. */
export function afterSpan(from: Date, { amount, unit }: { amount: number; unit: WaitUnit }): Date {
  return new Date(from.getTime() + amount * UNIT_MS[unit])
}

/** The next time its clock shows this time on one of the weekdays, `from` itself included. */
export function nextTime(
  from: Date,
  { time, weekdays }: Pick<StepOf<'until'>, 'time' | 'weekdays'>,
  timeZone: string,
): Date {
  const first = Date.parse(`${dayIn(from, timeZone)}T${time}:00Z`)
  for (let days = 0; ; days += 1) {
    const wall = first + days * DAY_MS
    const weekday = new Date(wall).getUTCDay() || 7
    const at = instantOf(wall, timeZone)
    if (at >= from && (weekdays.length === 0 || weekdays.includes(weekday))) return at
  }
}
