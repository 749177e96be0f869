import { useMemo } from 'react'
import { Switch } from '@mantine/core'
import { PLAN_LIMITS } from '@portico/contract/access.ts'
import { formatMoney, minorDigits } from '@portico/contract/money.ts'
import { plans, type Plan } from '@portico/contract/plans.ts'
import { CURRENCIES, MODULES } from '@portico/contract/plans/modules.ts'
import { PLAN_PERIODS } from '@portico/contract/plans/terms.ts'
import { api } from '../core/api.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import {
  ChoicesField,
  ScaledField,
  SelectField,
  SwitchField,
  TextField,
  useFieldValue,
  type FieldForm,
  type ValueForm,
} from '../ui/fields.tsx'
import { ResourceScreen } from '../ui/ResourceScreen.tsx'
import { bodyOf, valuesOf, type PlanValues } from './planValues.ts'
import { moneyMarks } from '../ui/numberMarks.ts'
import css from './plans.module.css'

const GROUP = { list: plans.all, create: plans.create, update: plans.update, remove: plans.remove }
const TONES = { sale: 'good', hidden: 'quiet' } as const
const schema = async () => (await import('@portico/contract/plans.ts')).plans.create.body

/** What the platform sells. */
export function AdminPlans() {
  const t = useText('plans')
  const state = useResource(GROUP)
  const saved = useSaved()
  const isSelling = state.list.rows.some(({ name, isForNew }) => name === 'FREE' && isForNew)
  const sell = (next: boolean) =>
    void saved('updated', () => api(plans.sell, { body: { isSelling: next } })).then(state.list.reload, () => undefined)
  return (
    <ResourceScreen
      state={state}
      t={t}
      mayWrite
      art={<EmptyCup />}
      columns={useColumns()}
      nameOf={({ name }) => name}
      schema={schema}
      valuesOf={valuesOf}
      toBody={bodyOf}
      renderFields={(form) => <PlanFields form={form} />}
    >
      <Switch
        className={css.selling}
        label={t('selling')}
        description={t('sellingHelp')}
        checked={isSelling}
        onChange={(event) => sell(event.currentTarget.checked)}
      />
    </ResourceScreen>
  )
}

function useColumns(): Column<Plan>[] {
  const t = useText('plans')
  const { number } = useFormat()
  return useMemo(
    () => [
      nameColumn<Plan>(
        t('column.name'),
        ({ name }) => name,
        ({ isForNew }) => isForNew && t('forNew'),
      ),
      {
        key: 'price',
        label: t('column.price'),
        align: 'end',
        sort: ({ price }) => price,
        cell: ({ price, currency, period }) => `${formatMoney(price, currency)} / ${t(`period.${period}`)}`,
      },
      {
        key: 'modules',
        label: t('column.holds'),
        isWide: true,
        cell: ({ other_metrics: { modules } }) => modules.map((one) => t(`module.${one}`)).join(', ') || '–',
      },
      {
        key: 'pages',
        label: t('column.pages'),
        align: 'end',
        sort: ({ pages }) => pages,
        cell: ({ pages }) => number(pages),
      },
      stateColumn<Plan, keyof typeof TONES>(
        t('column.state'),
        TONES,
        ({ isOnSale }) => (isOnSale ? 'sale' : 'hidden'),
        (one) => t(`state.${one}`),
      ),
    ],
    [t, number],
  )
}

function PlanFields({ form }: { form: ValueForm<PlanValues> & FieldForm }) {
  const t = useText('plans')
  const currency = useFieldValue<PlanValues, string>(form, 'currency')
  return (
    <>
      <TextField form={form} name="name" label={t('field.name')} maxLength={40} withAsterisk />
      <div className={css.three}>
        <ScaledField
          form={form}
          name="price"
          label={t('field.price')}
          per={10 ** minorDigits(currency)}
          blank={0}
          {...moneyMarks(currency)}
        />
        <SelectField
          form={form}
          name="currency"
          label={t('field.currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <SelectField
          form={form}
          name="period"
          label={t('field.period')}
          options={PLAN_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </div>
      <ChoicesField
        form={form}
        name="modules"
        label={t('field.modules')}
        options={MODULES}
        labelOf={(one) => t(`module.${one}`)}
      />
      <SwitchField form={form} name="videoUpload" label={t('field.videoUpload')} />
      <SwitchField form={form} name="cta" label={t('field.cta')} />
      <fieldset className={css.limits}>
        <legend>{t('field.limits')}</legend>
        {PLAN_LIMITS.map((name) => (
          <ScaledField key={name} form={form} name={name} label={t(`limit.${name}`)} per={1} placeholder={t('none')} />
        ))}
      </fieldset>
      <SwitchField form={form} name="isOnSale" label={t('field.isOnSale')} />
    </>
  )
}
