import { Switch } from '@mantine/core'
import { useMemo, useState, type ReactNode } from 'react'
import { WEEKDAYS, type OpeningHours, type Weekday } from '@portico/contract/pages/openingHours.ts'
import { LOCALES } from '../core/formats.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { DayHours } from './DayHours.tsx'
import { everyDay, usualWeek } from './openingHours.ts'
import css from './hours.module.css'
import { recordOf } from '@portico/contract/records.ts'

/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * 86_400_000

type Props = {
  initial: OpeningHours | null
  onChange: (week: OpeningHours | null) => void
  /** Problems of the form, by path. */
  errors: Record<string, ReactNode>
  isReadOnly: boolean
}

/** When the venue is open: day by day, several spans a day, none while nobody has said. */
export function OpeningHoursField({ initial, onChange, errors, isReadOnly }: Props) {
  const t = useText('pages')
  const language = useLanguage((state) => state.language)
  const [week, setWeek] = useState(initial)
  const names = useMemo(() => dayNames(LOCALES[language]), [language])

  function change(next: OpeningHours | null) {
    setWeek(next)
    onChange(next)
  }

  return (
    <div className={css.week}>
      <Switch
        label={t('hours.show')}
        checked={week !== null}
        disabled={isReadOnly}
        onChange={(event) => change(event.currentTarget.checked ? usualWeek() : null)}
      />
      {week &&
        WEEKDAYS.map((day) => (
          <DayHours
            key={day}
            name={names[day]}
            spans={week[day]}
            isReadOnly={isReadOnly}
            problem={problemOf(errors, day, t('hours.overlap'))}
            onChange={(spans) => change({ ...week, [day]: spans })}
            onCopy={() => change(everyDay(week[day]))}
          />
        ))}
    </div>
  )
}

/** The form names the very field; a line under the day says it for its times. */
function problemOf(errors: Record<string, ReactNode>, day: Weekday, text: string): string | undefined {
  return Object.keys(errors).some((path) => path.startsWith(`openingHours.${day}.`)) ? text : undefined
}

function dayNames(locale: string): Record<Weekday, string> {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return recordOf(WEEKDAYS, (_, index) => format.format(FIRST_MONDAY_MS + index * 86_400_000))
}
