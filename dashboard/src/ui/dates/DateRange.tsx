import { useState, type ReactNode } from 'react'
import { IconCalendar, IconChevronDown } from '@tabler/icons-react'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { MenuItem } from '../MenuItem.tsx'
import { PopMenu } from '../PopMenu.tsx'
import { Calendar } from './Calendar.tsx'
import { firstWeekday } from './calendar.ts'
import css from './dates.module.css'
import { daysIn, nameOfDays, RANGES, type Days, type RangeName } from './ranges.ts'
import { spell } from './spell.ts'
import { useToday } from './useToday.ts'

type Props = {
  label: string
  /** The days on the screen; nothing where any day will do. */
  days: Days | undefined
  /** How the address names them, when not by what they are today. */
  name?: RangeName
  /** Whether no range at all is a choice. */
  isOptional?: boolean
  /** Why these days cannot be shown. */
  problemOf?: (days: Days) => string | undefined
  /** Below the calendar, such as by whose clock days begin. */
  foot?: ReactNode
  onDays: (days: Days | undefined, name: RangeName | undefined) => void
}

/** Which days: by name, or the first and the last one picked in a calendar. */
export function DateRange({ label, days, name: given, isOptional, problemOf, foot, onDays }: Props) {
  const t = useText('dates')
  const format = useFormat()
  const today = useToday()
  const firstDay = firstWeekday(format.locale)
  const name = given ?? (days && nameOfDays(days, today, firstDay))
  const title = name ? t(`range.${name}`) : days ? t('custom') : t('any')
  const spelt = days && spell(days, format)
  return (
    <PopMenu
      label={`${label}: ${title}${spelt ? `, ${spelt}` : ''}`}
      button={
        <>
          <IconCalendar size={17} stroke={1.7} aria-hidden />
          <strong>{title}</strong>
          {spelt && <span className={css.days}>{spelt}</span>}
          <IconChevronDown size={15} stroke={1.8} aria-hidden />
        </>
      }
      buttonClass={css.control}
      width={560}
      align="start"
      role="dialog"
    >
      <div className={css.range}>
        <div className={css.names}>
          {isOptional && (
            <MenuItem isPlain isChosen={!days} onClick={() => onDays(undefined, undefined)}>
              {t('any')}
            </MenuItem>
          )}
          {RANGES.map((one) => (
            <MenuItem
              key={one}
              isPlain
              isChosen={one === name}
              onClick={() => onDays(daysIn(one, today, firstDay), one)}
            >
              {t(`range.${one}`)}
            </MenuItem>
          ))}
        </div>
        <Ends days={days} today={today} problemOf={problemOf} foot={foot} onDays={onDays} />
      </div>
    </PopMenu>
  )
}

/** The first press begins a range, the second ends it; the earlier day is the first, whichever came first. */
function Ends({ days, today, problemOf, foot, onDays }: Omit<Props, 'label' | 'name'> & { today: string }) {
  const t = useText('dates')
  const format = useFormat()
  const [begin, setBegin] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const daysTo = (day: string): Days =>
    begin !== undefined && begin < day ? { from: begin, to: day } : { from: day, to: begin ?? day }
  function pick(day: string) {
    const found = begin === undefined ? undefined : problemOf?.(daysTo(day))
    setProblem(found)
    if (begin === undefined || found) return setBegin(found ? undefined : day)
    setBegin(undefined)
    onDays(daysTo(day), undefined)
  }
  return (
    <div className={css.ends}>
      <Calendar
        days={begin === undefined ? days : { from: begin, to: begin }}
        today={today}
        max={today}
        closes={(day) => begin !== undefined && !problemOf?.(daysTo(day))}
        onPick={pick}
      />
      <p className={css.foot} role="status">
        {begin === undefined ? t('pickFirst') : t('pickLast', { day: format.day(begin) })}
      </p>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {foot && <p className={css.foot}>{foot}</p>}
    </div>
  )
}
