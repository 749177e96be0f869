import { useMemo, useState } from 'react'
import { IconListDetails } from '@tabler/icons-react'
import { formatMoney } from '@portico/contract/money.ts'
import { plans, type Plan } from '@portico/contract/plans.ts'
import { licenceCodes, type LicenceBatch } from '@portico/contract/plans/licenceCodes.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn } from '../ui/columns.tsx'
import { LastDayField } from '../ui/dates/LastDayField.tsx'
import {
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  useFieldValue,
  type FieldForm,
  type ValueForm,
} from '../ui/fields.tsx'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { Screen } from '../ui/Screen.tsx'
import { CodesDrawer } from './CodesDrawer.tsx'
import css from './plans.module.css'

const UNITS = ['months', 'days', 'life'] as const
type Values = {
  name: string
  planId: string
  unit: (typeof UNITS)[number]
  length: number
  isTrial: boolean
  reseller: string
  sharePercent: number
  count: number
  validUntil: string | null
}
const schema = async () => (await import('@portico/contract/plans/licenceCodes.ts')).licenceCodes.create.body

/** Prepaid codes, batch by batch. */
export function AdminLicences() {
  const t = useText('plans.codes')
  const state = useResource(licenceCodes)
  const all = useReply(plans.all, {})
  const [opened, open] = useState<LicenceBatch | null>(null)
  const sold = all.data?.rows.filter(({ name }) => name !== 'FREE') ?? []
  return (
    <Screen title={t('title')}>
      <Resource
        state={state}
        label={t('title')}
        text={t('lead')}
        emptyTitle={t('empty')}
        art={<EmptyCup />}
        columns={useColumns()}
        nameOf={({ name }) => name}
        add={t('add')}
        onOpen={open}
        actions={[{ key: 'codes', label: t('open'), icon: IconListDetails, isInline: true, run: open }]}
        renderForm={(drawer) => (
          <ResourceForm
            {...drawer}
            title={t('add')}
            submitLabel={t('save')}
            schema={schema}
            initialValues={{ ...FIRST, planId: (sold.find(({ isOnSale }) => isOnSale) ?? sold[0])?.id ?? '' }}
            toBody={bodyOf}
          >
            {(form) => <BatchFields form={form} sold={sold} />}
          </ResourceForm>
        )}
      />
      <CodesDrawer batch={opened} onClose={() => open(null)} onChanged={state.list.reload} />
    </Screen>
  )
}

const FIRST: Omit<Values, 'planId'> = {
  name: '',
  unit: 'months',
  length: 12,
  isTrial: false,
  reseller: '',
  sharePercent: 0,
  count: 20,
  validUntil: null,
}

function bodyOf({ unit, length, ...values }: Values) {
  return {
    ...values,
    months: unit === 'months' ? length : null,
    days: unit === 'days' ? length : null,
  }
}

function BatchFields({ form, sold }: { form: ValueForm<Values> & FieldForm; sold: readonly Plan[] }) {
  const t = useText('plans.codes')
  const unit = useFieldValue<Values, string>(form, 'unit')
  return (
    <>
      <TextField form={form} name="name" label={t('field.name')} maxLength={80} withAsterisk />
      <SelectField
        form={form}
        name="planId"
        label={t('field.plan')}
        options={sold.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className={css.three}>
        {unit !== 'life' && <NumberField form={form} name="length" label={t('field.length')} min={1} max={366} />}
        <SelectField
          form={form}
          name="unit"
          label={t('field.unit')}
          options={UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
        <NumberField form={form} name="count" label={t('field.count')} min={1} max={1000} />
      </div>
      <LastDayField form={form} name="validUntil" label={t('field.validUntil')} />
      <SwitchField form={form} name="isTrial" label={t('field.isTrial')} description={t('field.isTrialHelp')} />
      <TextField form={form} name="reseller" label={t('field.reseller')} maxLength={80} />
      <NumberField form={form} name="sharePercent" label={t('field.share')} max={100} suffix=" %" />
    </>
  )
}

function useColumns() {
  const t = useText('plans.codes')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<LicenceBatch>(
        t('field.name'),
        ({ name }) => name,
        ({ plan, months, days }) =>
          `${plan} · ${months ? t('months', { count: months }) : days ? t('days', { count: days }) : t('unit.life')}`,
      ),
      {
        key: 'used',
        label: t('column.used'),
        align: 'end' as const,
        cell: ({ used, count }: LicenceBatch) => `${format.number(used)} / ${format.number(count)}`,
      },
      {
        key: 'reseller',
        label: t('field.reseller'),
        isWide: true,
        cell: ({ reseller, share }: LicenceBatch) =>
          reseller ? `${reseller} · ${formatMoney(share.amount, share.currency)}` : '–',
      },
      {
        key: 'at',
        label: t('column.made'),
        isWide: true,
        cell: ({ createdAt }: LicenceBatch) => format.dateTime(createdAt),
      },
    ],
    [t, format],
  )
}
