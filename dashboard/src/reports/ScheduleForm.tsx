import { useState, type FormEvent } from 'react'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { EVERY, type schedules } from '@portico/contract/reports.ts'
import { useErrorText } from '../core/errors.ts'
import { useLanguage } from '../core/language.ts'
import { useSession } from '../core/session.ts'
import { useFormat } from '../core/useFormat.ts'
import type { ListState } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import type { SentReport } from './view.ts'
import css from './sending.module.css'

type Props = { report: SentReport; create: ListState<typeof schedules>['create'] }
type Every = (typeof EVERY)[number]

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
/** A Monday; only its weekday is used. */
const MONDAY = Date.UTC(2024, 0, 1)
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const MONTHDAYS = Array.from({ length: 28 }, (_, day) => String(day + 1))

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

type Times = { every: Every; hour: number; weekday: number; monthday: number }

function TimeFields({ times, onChange }: { times: Times; onChange: (times: Times) => void }) {
  const t = useText('reports')
  const format = useFormat()
  const weekdays = Array.from({ length: 7 }, (_, day) => ({
    value: String(day + 1),
    label: format.day(new Date(MONDAY + day * 86_400_000).toISOString().slice(0, 10), { weekday: 'long' }),
  }))
  return (
    <div className={css.row}>
      <NativeSelect
        label={t('schedule.every')}
        value={times.every}
        onChange={(event) =>
          onChange({ ...times, every: EVERY.find((one) => one === event.currentTarget.value) ?? times.every })
        }
        data={EVERY.map((value) => ({ value, label: t(`schedule.${value}`) }))}
      />
      {times.every === 'week' && (
        <NativeSelect
          label={t('schedule.weekday')}
          value={String(times.weekday)}
          onChange={(event) => onChange({ ...times, weekday: Number(event.currentTarget.value) })}
          data={weekdays}
        />
      )}
      {times.every === 'month' && (
        <NativeSelect
          label={t('schedule.monthday')}
          value={String(times.monthday)}
          onChange={(event) => onChange({ ...times, monthday: Number(event.currentTarget.value) })}
          data={MONTHDAYS}
        />
      )}
      <NativeSelect
        label={t('schedule.hour')}
        value={String(times.hour)}
        onChange={(event) => onChange({ ...times, hour: Number(event.currentTarget.value) })}
        data={HOURS}
      />
    </div>
  )
}
