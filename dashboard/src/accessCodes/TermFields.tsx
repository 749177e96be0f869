import { useState } from 'react'
import { NumberInput, Select } from '@mantine/core'
import type { useForm } from '@mantine/form'
import { useText } from '../core/useText.ts'
import { MoneyField, NumberField, ScaledField, TextField } from '../ui/fields.tsx'
import { LastDayField } from '../ui/dates/LastDayField.tsx'
import type { BatchValues } from './values.ts'
import css from './accessCodes.module.css'
import { keysOf } from '@portico/contract/records.ts'

export type BatchForm = ReturnType<typeof useForm<BatchValues>>

const UNITS = { minutes: 1, hours: 60, days: 1440 } as const
type Unit = keyof typeof UNITS
/** Typed in Mbps; the wire has kbps, and 0 for no limit. */
const SPEED = { per: 1000, blank: 0, placeholder: '∞', suffix: ' Mbps', max: 10_000, decimalScale: 2 }

/** What holds for every code of a batch. */
export function TermFields({ form }: { form: BatchForm }) {
  const t = useText('accessCodes')
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('form.name')}
        placeholder={t('form.nameHint')}
        maxLength={80}
        required
        withAsterisk
        autoComplete="off"
      />
      <Duration form={form} />
      <div className={css.pair}>
        <NumberField form={form} name="maxDevices" label={t('form.devices')} min={1} max={50} />
        <MoneyField form={form} name="price" label={t('form.price')} />
      </div>
      <fieldset className={css.group}>
        <legend>{t('form.limits')}</legend>
        <div className={css.pair}>
          <ScaledField form={form} name="downKbps" label={t('form.down')} {...SPEED} />
          <ScaledField form={form} name="upKbps" label={t('form.up')} {...SPEED} />
        </div>
        <ScaledField
          form={form}
          name="dataMegabytes"
          per={1}
          label={t('form.data')}
          description={t('form.dataHint')}
          placeholder="∞"
          suffix=" MB"
          allowDecimal={false}
          min={1}
          max={10_000_000}
          step={500}
        />
        <LastDayField form={form} name="validUntil" label={t('form.validUntil')} description={t('form.validHint')} />
      </fieldset>
      <TextField form={form} name="note" label={t('form.note')} maxLength={200} autoComplete="off" />
    </>
  )
}

function Duration({ form }: { form: BatchForm }) {
  const t = useText('accessCodes')
  const minutes = form.useWatchValue('durationMinutes')
  const [unit, setUnit] = useState<Unit>(() => unitOf(minutes))
  const value = minutes === '' ? '' : minutes / UNITS[unit]
  const set = (next: number | string, by: Unit) =>
    form.setFieldValue('durationMinutes', typeof next === 'number' ? Math.round(next * UNITS[by]) : '')
  return (
    <div className={css.duration}>
      <NumberInput
        label={t('form.duration')}
        description={t('form.durationHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        onChange={(next) => set(next, unit)}
        error={form.errors['durationMinutes']}
        data-path="durationMinutes"
        min={0}
        allowNegative={false}
        decimalScale={2}
        withAsterisk
      />
      <Select
        label={t('form.unit')}
        data={keysOf(UNITS).map((one) => ({ value: one, label: t(`form.${one}`) }))}
        value={unit}
        allowDeselect={false}
        onChange={(next) => {
          if (!next) return
          setUnit(next)
          set(value, next)
        }}
      />
    </div>
  )
}

function unitOf(minutes: number | ''): Unit {
  if (minutes !== '' && minutes % 1440 === 0) return 'days'
  return minutes !== '' && minutes % 60 === 0 ? 'hours' : 'minutes'
}
