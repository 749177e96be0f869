import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { LONGEST_DAYS } from '@portico/contract/reports.ts'
import type { Head } from '@portico/contract/reports/replies.ts'
import { useText } from '../core/useText.ts'
import { MenuItem, MenuLine } from '../ui/MenuItem.tsx'
import { daysOf, isDay, type View } from './view.ts'
import css from './reports.module.css'

type Props = { view: View; onView: (view: View) => void; head?: Head }

const PRESETS = ['last7', 'last10', 'last30'] as const
const DAY_MS = 86_400_000

/** Ranges by name, or two days of the venue's own calendar. */
export function RangePicker({ view, onView, head }: Props) {
  const t = useText('reports')
  const problemId = useId()
  const own = daysOf(view.range)
  const [from, setFrom] = useState(own?.[0] ?? head?.range.from ?? '')
  const [to, setTo] = useState(own?.[1] ?? head?.range.to ?? '')
  const [problem, setProblem] = useState('')
  const today = todayIn(head?.timeZone)

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isDay(from) || !isDay(to) || from > to) return setProblem(t('range.reversed'))
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
    if (days > LONGEST_DAYS) return setProblem(t('range.tooLong', { days: LONGEST_DAYS }))
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    onView({ ...view, range: `${from},${to}` })
  }

  // The arrow keys change the day here; the menu around would take them to move on.
  const keep = (event: KeyboardEvent) => event.key.startsWith('Arrow') && event.stopPropagation()
  return (
    <>
      {PRESETS.map((preset) => (
        <MenuItem
          key={preset}
          isPlain
          isChosen={!own && preset === (view.range ?? 'last7')}
          onClick={() => onView({ ...view, range: preset === 'last7' ? undefined : preset })}
        >
          {t(`range.${preset}`)}
        </MenuItem>
      ))}
      <MenuLine />
      <form className={css.ownRange} onSubmit={apply} onKeyDown={keep} noValidate>
        <div>
          <TextInput
            type="date"
            label={t('range.from')}
            value={from}
            max={today}
            onChange={(event) => setFrom(event.currentTarget.value)}
            aria-describedby={problem ? problemId : undefined}
            aria-invalid={problem !== ''}
          />
          <TextInput
            type="date"
            label={t('range.to')}
            value={to}
            max={today}
            onChange={(event) => setTo(event.currentTarget.value)}
            aria-invalid={problem !== ''}
          />
        </div>
        {problem && (
          <p id={problemId} role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        <Button type="submit" fullWidth>
          {t('range.apply')}
        </Button>
        {head && <p className={css.zone}>{t('range.zone', { zone: head.timeZone })}</p>}
      </form>
    </>
  )
}

/** Today by the venue's clock, `YYYY-MM-DD`. */
function todayIn(timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format()
}
