// Our own: 2 kB, where react-day-picker with date-fns is 20 kB and brings its own words.
import { useRef, useState, type KeyboardEvent } from 'react'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { addDays, addMonths, dayAfterKey, firstWeekday, weeksOf } from './calendar.ts'
import type { Days } from './ranges.ts'
import css from './dates.module.css'

type Props = {
  /** What is chosen: one day, or several in a row. */
  days: Days | undefined
  /** The venue's own day. */
  today: string
  min?: string
  max?: string
  /** Whether a press on a day ends the choice, and the box around it closes. */
  closes: (day: string) => boolean
  onPick: (day: string) => void
}

/** A month in the owner's language. Arrows move by days and weeks, Page Up and Down by months, Home and End in the week. */
export function Calendar({ days, today, min, max, closes, onPick }: Props) {
  const format = useFormat()
  const [focused, setFocused] = useState(days?.to ?? (max && max < today ? max : today))
  const grid = useRef<HTMLDivElement>(null)
  const firstDay = firstWeekday(format.locale)
  const month = focused.slice(0, 7)
  const weeks = weeksOf(month, firstDay)
  const isOut = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max)

  function move(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, focused, firstDay)
    if (next === undefined) return
    // The menu around it would use the arrows itself.
    event.preventDefault()
    event.stopPropagation()
    if (isOut(next)) return
    setFocused(next)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }

  function turn(count: number) {
    const next = addMonths(focused, count)
    setFocused(max !== undefined && next > max ? max : min !== undefined && next < min ? min : next)
  }

  function pick(day: string) {
    setFocused(day)
    onPick(day)
  }

  return (
    <div className={css.calendar}>
      <MonthBar month={month} isOut={isOut} onTurn={turn} />
      <div ref={grid} role="grid" tabIndex={-1} className={css.grid} onKeyDown={move}>
        <div role="row">
          {weeks[0]?.map((day) => (
            <span key={day} role="columnheader" aria-label={format.day(day, { weekday: 'long' })}>
              {format.day(day, { weekday: 'short' })}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row">
            {week.map((day) => (
              <Day key={day} {...{ day, days, today, focused, closes, isOut }} onPick={() => pick(day)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type IsOut = (day: string) => boolean

function MonthBar({ month, isOut, onTurn }: { month: string; isOut: IsOut; onTurn: (count: number) => void }) {
  const t = useText('dates')
  const format = useFormat()
  const first = `${month}-01`
  return (
    <div className={css.month}>
      <button
        type="button"
        aria-label={t('previousMonth')}
        disabled={isOut(addDays(first, -1))}
        onClick={() => onTurn(-1)}
      >
        <IconChevronLeft size={18} stroke={1.8} aria-hidden />
      </button>
      <strong aria-live="polite">{format.day(first, { month: 'long', year: 'numeric' })}</strong>
      <button type="button" aria-label={t('nextMonth')} disabled={isOut(addMonths(first, 1))} onClick={() => onTurn(1)}>
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </button>
    </div>
  )
}

type DayProps = Pick<Props, 'days' | 'today' | 'closes'> & {
  day: string
  focused: string
  isOut: IsOut
  onPick: () => void
}

function Day({ day, days, today, focused, closes, isOut, onPick }: DayProps) {
  const format = useFormat()
  return (
    <div role="gridcell" tabIndex={-1} aria-selected={isIn(days, day)} data-end={isEnd(days, day) || undefined}>
      <button
        type="button"
        tabIndex={day === focused ? 0 : -1}
        data-first={day === focused || undefined}
        data-item={closes(day) || undefined}
        disabled={isOut(day)}
        data-beside={!day.startsWith(focused.slice(0, 7)) || undefined}
        aria-current={day === today ? 'date' : undefined}
        aria-label={format.day(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        onClick={onPick}
      >
        {Number(day.slice(8))}
      </button>
    </div>
  )
}

function isIn(days: Days | undefined, day: string): boolean {
  return days !== undefined && day >= days.from && day <= days.to
}

function isEnd(days: Days | undefined, day: string): boolean {
  return day === days?.from || day === days?.to
}
