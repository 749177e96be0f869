import { useState } from 'react'
import { NativeSelect, NumberInput } from '@mantine/core'
import { useText } from '../core/useText.ts'
import css from './flow.module.css'
import { keysOf } from '@portico/contract/records.ts'

const UNITS = { minutes: 1, hours: 60, days: 1440 } as const
type Unit = keyof typeof UNITS
const MOST_MINUTES = 43_200

type Props = { label: string; minutes: number | undefined; onChange: (minutes: number | undefined) => void }

/** A time as people say it: 30 minutes, 2 hours, 1 day. */
export function DurationField({ label, minutes, onChange }: Props) {
  const t = useText('flows')
  const [unit, setUnit] = useState<Unit>(() => unitOf(minutes))
  const choose = (next: Unit) => {
    setUnit(next)
    if (minutes !== undefined) onChange(Math.min(MOST_MINUTES, (minutes / UNITS[unit]) * UNITS[next]))
  }
  return (
    <div className={css.pair}>
      <NumberInput
        label={label}
        placeholder={t('session.byDevice')}
        value={minutes === undefined ? '' : minutes / UNITS[unit]}
        min={1}
        max={MOST_MINUTES / UNITS[unit]}
        allowDecimal={false}
        allowNegative={false}
        onChange={(typed) =>
          onChange(Number(typed) >= 1 ? Math.min(MOST_MINUTES, Math.round(Number(typed)) * UNITS[unit]) : undefined)
        }
      />
      <NativeSelect
        label={t('session.unit')}
        value={unit}
        data={keysOf(UNITS).map((value) => ({ value, label: t(`session.${value}`) }))}
        onChange={(event) => choose(keysOf(UNITS).find((one) => one === event.currentTarget.value) ?? unit)}
      />
    </div>
  )
}

/** The largest that leaves no fraction. */
function unitOf(minutes: number | undefined): Unit {
  if (minutes === undefined) return 'hours'
  return minutes % 1440 === 0 ? 'days' : minutes % 60 === 0 ? 'hours' : 'minutes'
}
