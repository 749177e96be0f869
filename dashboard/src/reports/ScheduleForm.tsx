import { useState, type FormEvent } from 'react'
import { Button, Textarea } from '@mantine/core'
import { EVERY, type Schedule, type schedules } from '@portico/contract/reports.ts'
import { useErrorText } from '../core/errors.ts'
import { useLanguage } from '../core/language.ts'
import { useSession } from '../core/session.ts'
import { useFormat } from '../core/useFormat.ts'
import type { ListState } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { addDays } from '../ui/dates/calendar.ts'
import { OneOf } from '../ui/OneOf.tsx'
import type { SentReport } from './view.ts'
import css from './sending.module.css'

type Props = { report: SentReport; create: ListState<typeof schedules>['create'] }
type Times = Pick<Schedule, 'every' | 'hour' | 'weekday' | 'monthday'>

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
/** Weekdays count from it; any would do. */
const SUNDAY = '2023-12-31'
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const HOURS = Array.from({ length: 24 }, (_, value) => ({ value, label: `${String(value).padStart(2, '0')}:00` }))
const MONTHDAYS = Array.from({ length: 28 }, (_, day) => ({ value: day + 1, label: String(day + 1) }))

/** When and to whom a report is sent. */
export function ScheduleForm({ report, create }: Props) {
  const t = useText('reports')
  const errorText = useErrorText()
  const language = useLanguage((state) => state.language)
  const own = useSession((state) => state.session?.email_mobile ?? '')
  const [times, setTimes] = useState<Times>({ every: 'week', hour: 8, weekday: 1, monthday: 1 })
  const [recipients, setRecipients] = useState(MAIL.test(own) ? own : '')
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)

  async function make(event: FormEvent) {
    event.preventDefault()
    const addresses = [...new Set(recipients.split(/[\s,;]+/).filter(Boolean))]
    const bad = addresses.find((address) => !MAIL.test(address))
    if (addresses.length === 0) return setProblem(t('schedule.recipientsNone'))
    if (bad) return setProblem(t('schedule.recipientsBad', { address: bad }))
    if (addresses.length > 10) return setProblem(t('schedule.recipientsHint'))
    setProblem('')
    setSaving(true)
    try {
      await create({ ...times, report, recipients: addresses, language, isOn: true })
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void make(event)}>
      <TimeFields times={times} onChange={setTimes} />
      <Textarea
        label={t('schedule.recipients')}
        description={t('schedule.recipientsHint')}
        value={recipients}
        onChange={(event) => setRecipients(event.currentTarget.value)}
        error={problem || undefined}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autosize
        minRows={2}
        maxRows={6}
      />
      <Button type="submit" loading={isSaving}>
        {t('schedule.create')}
      </Button>
    </form>
  )
}

function TimeFields({ times, onChange }: { times: Times; onChange: (times: Times) => void }) {
  const t = useText('reports')
  const format = useFormat()
  const { every, hour, weekday, monthday } = times
  const set = (part: Partial<Times>) => onChange({ ...times, ...part })
  const rhythms = EVERY.map((value) => ({ value, label: t(`schedule.${value}`) }))
  const weekdays = WEEKDAYS.map((value) => ({
    value,
    label: format.day(addDays(SUNDAY, value), { weekday: 'long' }),
  }))
  return (
    <div className={css.row}>
      <OneOf label={t('schedule.every')} value={every} onChange={(next) => set({ every: next })} options={rhythms} />
      {every === 'week' && (
        <OneOf
          label={t('schedule.weekday')}
          value={weekday}
          onChange={(next) => set({ weekday: next })}
          options={weekdays}
        />
      )}
      {every === 'month' && (
        <OneOf
          label={t('schedule.monthday')}
          value={monthday}
          onChange={(next) => set({ monthday: next })}
          options={MONTHDAYS}
        />
      )}
      <OneOf label={t('schedule.hour')} value={hour} onChange={(next) => set({ hour: next })} options={HOURS} />
    </div>
  )
}
