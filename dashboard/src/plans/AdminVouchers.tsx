import { useMemo } from 'react'
import { formatMoney, minorDigits } from '@portico/contract/money.ts'
import { CURRENCIES } from '@portico/contract/plans/modules.ts'
import { vouchers, type Voucher } from '@portico/contract/plans/vouchers.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { LastDayField } from '../ui/dates/LastDayField.tsx'
import {
  NumberField,
  ScaledField,
  SelectField,
  TextField,
  useFieldValue,
  type FieldForm,
  type ValueForm,
} from '../ui/fields.tsx'
import { ResourceScreen } from '../ui/ResourceScreen.tsx'
import { moneyMarks } from '../ui/numberMarks.ts'

const GROUP = { list: vouchers.list, create: vouchers.create, remove: vouchers.revoke }
const TONES = { open: 'good', used: 'quiet', revoked: 'quiet', expired: 'quiet' } as const
const schema = async () => (await import('@portico/contract/plans/vouchers.ts')).vouchers.create.body
const KINDS = ['percent', 'amount'] as const

type Values = {
  code: string
  kind: (typeof KINDS)[number]
  percent: number | null
  amount: number | null
  currency: string
  mostUses: number | null
  validUntil: string | null
}

/** Codes that take a share or an amount off a cart. */
export function AdminVouchers() {
  const t = useText('plans.vouchers')
  return (
    <ResourceScreen
      state={useResource(GROUP)}
      t={t}
      mayWrite
      art={<EmptyCup />}
      columns={useColumns()}
      nameOf={({ code }) => code}
      schema={schema}
      valuesOf={valuesOf}
      toBody={({ kind, code, ...values }) => ({
        ...values,
        code: code.trim().toUpperCase(),
        percent: kind === 'percent' ? values.percent : null,
        amount: kind === 'amount' ? values.amount : null,
      })}
      renderFields={(form) => <Fields form={form} />}
    />
  )
}

function valuesOf(voucher: Voucher | undefined): Values {
  const { code = '', percent = 10, amount = null, mostUses = null, validUntil = null } = voucher ?? {}
  const kind = amount === null ? 'percent' : 'amount'
  return { code, kind, percent, amount, currency: voucher?.currency ?? CURRENCIES[0], mostUses, validUntil }
}

function Fields({ form }: { form: ValueForm<Values> & FieldForm }) {
  const t = useText('plans.vouchers')
  const kind = useFieldValue<Values, Values['kind']>(form, 'kind')
  const currency = useFieldValue<Values, string>(form, 'currency')
  return (
    <>
      <TextField form={form} name="code" label={t('code')} description={t('codeHelp')} maxLength={24} withAsterisk />
      <SelectField
        form={form}
        name="kind"
        label={t('kind')}
        options={KINDS.map((value) => ({ value, label: t(value) }))}
      />
      {kind === 'percent' ? (
        <NumberField form={form} name="percent" label={t('percent')} min={1} max={100} suffix=" %" />
      ) : (
        <>
          <ScaledField
            form={form}
            name="amount"
            label={t('amount')}
            per={10 ** minorDigits(currency)}
            {...moneyMarks(currency)}
          />
          <SelectField
            form={form}
            name="currency"
            label={t('currency')}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </>
      )}
      <ScaledField form={form} name="mostUses" label={t('mostUses')} per={1} placeholder={t('unlimited')} />
      <LastDayField form={form} name="validUntil" label={t('validUntil')} />
    </>
  )
}

function useColumns(): Column<Voucher>[] {
  const t = useText('plans.vouchers')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<Voucher>(
        t('code'),
        ({ code }) => code,
        ({ percent, amount, currency }) =>
          percent === null ? `−${formatMoney(amount ?? 0, currency ?? CURRENCIES[0])}` : `−${percent} %`,
      ),
      {
        key: 'uses',
        label: t('uses'),
        align: 'end',
        cell: ({ uses, mostUses }) => (mostUses === null ? format.number(uses) : `${uses} / ${mostUses}`),
      },
      {
        key: 'until',
        label: t('validUntil'),
        cell: ({ validUntil }) => (validUntil ? format.dateTime(validUntil) : '–'),
      },
      stateColumn<Voucher, Voucher['state']>(
        t('stateLabel'),
        TONES,
        ({ state }) => state,
        (one) => t(`state.${one}`),
      ),
    ],
    [t, format],
  )
}
