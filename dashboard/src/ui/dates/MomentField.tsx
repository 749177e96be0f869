import type { ComponentProps } from 'react'
import { Input } from '@mantine/core'
import { dayIn } from '@portico/contract/dates.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useText } from '../../core/useText.ts'
import css from './dates.module.css'
import { DayField } from './DayField.tsx'
import { instantOf, timeIn } from './instants.ts'
import { TimeField } from './TimeField.tsx'

type Props = Pick<ComponentProps<typeof DayField>, 'label' | 'description' | 'error' | 'withAsterisk' | 'isKept'> & {
  /** An instant, or nothing. */
  value: string | undefined
  /** Whose clock it is; the venue's unless another is given. */
  timeZone?: string
  onChange: (instant: string | undefined) => void
}

/** A day and a time of it. A day that is chosen first begins at midnight. */
export function MomentField({ value, timeZone, error, onChange, ...words }: Props) {
  const t = useText('dates')
  const venue = useVenue()
  const zone = timeZone ?? venue.timeZone
  const day = value && dayIn(new Date(value), zone)
  const time = value ? timeIn(value, zone) : ''
  return (
    <div className={css.moment}>
      <DayField
        {...words}
        error={Boolean(error)}
        value={day}
        onChange={(next) => onChange(next && instantOf(next, time || '00:00', zone))}
      />
      <TimeField
        label={t('time')}
        aria-label={`${words.label}: ${t('time')}`}
        value={time}
        disabled={!day}
        onChange={(next) => day && onChange(instantOf(day, next, zone))}
      />
      {error && <Input.Error className={css.wrong}>{error}</Input.Error>}
    </div>
  )
}
