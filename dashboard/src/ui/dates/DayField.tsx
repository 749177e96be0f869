import { useId, type ReactNode } from 'react'
import { Input } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { PopMenu } from '../PopMenu.tsx'
import { Calendar } from './Calendar.tsx'
import css from './dates.module.css'
import { useToday } from './useToday.ts'

type Props = {
  label: string
  description?: string
  error?: ReactNode
  withAsterisk?: boolean
  /** `2026-11-22`, or nothing. */
  value: string | undefined
  min?: string
  max?: string
  /** Set where a day has to be chosen: then it can be changed, not cleared. */
  isKept?: boolean
  onChange: (day: string | undefined) => void
}

/** One day of the venue's calendar. */
export function DayField({ label, description, error, withAsterisk, value, min, max, isKept, onChange }: Props) {
  const t = useText('dates')
  const format = useFormat()
  const today = useToday()
  const id = useId()
  const shown = value && format.day(value, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} {...{ description, error, withAsterisk }}>
      <div className={css.field} data-error={Boolean(error) || undefined}>
        <PopMenu
          label={`${label}: ${shown ?? t('none')}`}
          button={
            <>
              <IconCalendar size={17} stroke={1.7} aria-hidden />
              <span data-none={!shown || undefined}>{shown ?? t('choose')}</span>
            </>
          }
          buttonClass={css.button}
          width={300}
          align="start"
          role="dialog"
        >
          <Calendar
            days={value === undefined ? undefined : { from: value, to: value }}
            today={today}
            min={min}
            max={max}
            closes={() => true}
            onPick={onChange}
          />
          {value !== undefined && !isKept && (
            <button type="button" className={css.clear} data-item onClick={() => onChange(undefined)}>
              {t('clear')}
            </button>
          )}
        </PopMenu>
      </div>
    </Input.Wrapper>
  )
}
