import { Textarea } from '@mantine/core'
import { dayIn, hourOfDay } from '@portico/contract/dates.ts'
import type { Lead } from '@portico/contract/leads.ts'
import { useVenue } from '../core/selectedPage.ts'
import { DayField } from '../ui/dates/DayField.tsx'
import { MoneyField, SelectField, TextField, type ValueForm, useFieldValue } from '../ui/fields.tsx'
import type { People, Stages } from './useBoard.ts'
import { stageName, type Say } from './words.ts'
import css from './leads.module.css'

/** A reminder comes in the morning of the day. */
const DUE_HOUR = 9

export type LeadValues = {
  name: string
  phone: string
  email: string
  note: string
  stage: string
  ownerId: string | null
  dueAt: string | null
  value: number | null
  lostReason: string
}

/** What the form begins with. */
export function valuesOf(lead?: Lead): LeadValues {
  const { name = '', phone, email, note = '', stage = 'new', ownerId = null, dueAt = null, value = null } = lead ?? {}
  const lostReason = lead?.lostReason ?? ''
  return { name, phone: phone ?? '', email: email ?? '', note, stage, ownerId, dueAt, value, lostReason }
}

type Props = {
  form: ValueForm<LeadValues>
  t: Say
  stages: Stages
  people: People
  /** Who it is may be seen and changed. */
  hasContact: boolean
  mayAssign: boolean
}

/** The fields of a lead, new or known. */
export function LeadFields({ form, t, stages, people, hasContact, mayAssign }: Props) {
  const stage = form.useWatchValue('stage')
  return (
    <>
      {hasContact && (
        <>
          <TextField form={form} name="name" label={t('column.name')} maxLength={120} autoComplete="off" />
          <div className={css.pair}>
            <TextField form={form} name="phone" label={t('field.phone')} type="tel" maxLength={32} autoComplete="off" />
            <TextField
              form={form}
              name="email"
              label={t('field.email')}
              type="email"
              maxLength={254}
              autoComplete="off"
            />
          </div>
        </>
      )}
      <Textarea
        key={form.key('note')}
        label={t('field.note')}
        maxLength={2000}
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
      <div className={css.pair}>
        <SelectField
          form={form}
          name="stage"
          label={t('column.stage')}
          options={stages.map((one) => ({ value: one.id, label: stageName(one, t) }))}
        />
        {mayAssign && (
          <SelectField
            form={form}
            name="ownerId"
            label={t('column.owner')}
            options={[
              { value: null, label: t('nobody') },
              ...people.map(({ uid, displayName }) => ({ value: uid, label: displayName })),
            ]}
          />
        )}
        <DueField form={form} label={t('column.dueAt')} />
        <MoneyField form={form} name="value" label={t('column.value')} />
      </div>
      {stage === 'lost' && (
        <TextField form={form} name="lostReason" label={t('field.lostReason')} maxLength={200} autoComplete="off" />
      )}
    </>
  )
}

function DueField({ form, label }: { form: ValueForm<LeadValues>; label: string }) {
  const { timeZone } = useVenue()
  const dueAt = useFieldValue<LeadValues, string | null>(form, 'dueAt')
  return (
    <DayField
      label={label}
      value={dueAt ? dayIn(new Date(dueAt), timeZone) : undefined}
      error={form.errors['dueAt']}
      onChange={(day) => form.setFieldValue('dueAt', day ? hourOfDay(day, DUE_HOUR, timeZone).toISOString() : null)}
    />
  )
}
