import { useState } from 'react'
import { Button } from '@mantine/core'
import { loyalty } from '@portico/contract/loyalty.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { NumberField, TextField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import css from './guests.module.css'

const AT_FIRST = 5
const MORE = 50
const schema = async () => (await import('@portico/contract/loyalty.ts')).loyalty.adjust.body

/** What a guest collected, every change of it, and changes by hand. */
export function GuestPoints({ id }: { id: string }) {
  const t = useText('tasks')
  const format = useFormat()
  const mayAdjust = useAllows('points.capped:adjust')
  const [isAdjusting, setAdjusting] = useState(false)
  const { data } = useReply(loyalty.guest, { params: { id } })
  if (!data) return null
  const { point, task, visit, tier, lapses } = data
  return (
    <section className={css.part} aria-label={t('guest.title')}>
      <h3>{t('guest.title')}</h3>
      <p>{t('guest.has', { points: point.available, tasks: task.available, visits: visit.available })}</p>
      {tier && <p className={css.note}>{t('guest.tier', { name: tier.name })}</p>}
      {lapses && (
        <p className={css.note}>
          {t('guest.lapses', {
            points: lapses.points,
            day: format.date(new Date(Date.parse(lapses.at) - 1).toISOString()),
          })}
        </p>
      )}
      <Statement id={id} />
      {mayAdjust && (
        <Button variant="default" size="xs" onClick={() => setAdjusting(true)}>
          {t('guest.adjust')}
        </Button>
      )}
      <Adjust id={id} isOpen={isAdjusting} onClose={() => setAdjusting(false)} />
    </section>
  )
}

function Statement({ id }: { id: string }) {
  const t = useText('tasks')
  const format = useFormat()
  const [limit, setLimit] = useState(AT_FIRST)
  const { data } = useReply(loyalty.statement, { params: { id }, query: { limit } })
  if (!data) return null
  const rows = data.rows.filter(({ change }) => change !== 0)
  if (rows.length === 0) return <p className={css.note}>{t('guest.none')}</p>
  return (
    <>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <b>
              {row.change > 0 ? '+' : '−'}
              {format.number(Math.abs(row.change))}
            </b>{' '}
            {[t(`reasons.${row.reason}`), row.name, row.note, row.by].filter(Boolean).join(' · ')}
            <small>
              {format.dateTime(row.at)} · {format.number(row.after)}
            </small>
          </li>
        ))}
      </ul>
      {data.count > limit && (
        <button type="button" className={css.more} onClick={() => setLimit(MORE)}>
          {t('guest.more')}
        </button>
      )}
    </>
  )
}

function Adjust({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const t = useText('tasks')
  const saved = useSaved()
  const invalidate = useInvalidate()
  return (
    <ResourceForm
      opened={isOpen}
      onClose={onClose}
      title={t('guest.adjust')}
      width={440}
      submitLabel={t('save')}
      initialValues={{ amount: 0, note: '', key: '' }}
      schema={schema}
      // One key for each opening: sent twice, it counts once.
      toBody={(values) => ({ ...values, key: values.key || crypto.randomUUID() })}
      save={async (body) => {
        await saved('updated', () => api(loyalty.adjust, { params: { id }, body }))
        await invalidate(loyalty)
        onClose()
      }}
    >
      {(form) => (
        <>
          <NumberField form={form} name="amount" label={t('guest.amount')} allowNegative withAsterisk />
          <TextField form={form} name="note" label={t('guest.note')} maxLength={200} withAsterisk />
        </>
      )}
    </ResourceForm>
  )
}
