import { Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { IconCards, IconPower } from '@tabler/icons-react'
import { COST_UNITS, GIFT_TYPES, TELCO_NAMES, TELCOS } from '@portico/contract/gifts/kinds.ts'
import { gifts, type Gift } from '@portico/contract/gifts.ts'
import { api } from '../core/api.ts'
import { useAllows } from '../core/rights.ts'
import { useResource } from '../core/useResource.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { RowAction } from '../ui/column.ts'
import {
  MoneyField,
  NumberField,
  ScaledField,
  SelectField,
  SwitchField,
  TextField,
  useFieldValue,
  type FieldForm,
  type ValueForm,
} from '../ui/fields.tsx'
import { ResourceScreen } from '../ui/ResourceScreen.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { CardsDrawer } from './CardsDrawer.tsx'
import { giftColumns } from './giftColumns.tsx'
import { GiftPreview } from './GiftPreview.tsx'
import { PhotoField } from './PhotoField.tsx'
import { giftValues, type GiftValues } from './giftValues.ts'
import { useCost } from './useCost.ts'
import css from './gifts.module.css'

const schema = async () => (await import('@portico/contract/gifts.ts')).gifts.create.body
const nameOf = ({ name }: Gift) => name

type GiftForm = ValueForm<GiftValues> & FieldForm

/** What guests can get for what they collected. */
export function GiftsPage() {
  const t = useText('gifts')
  const cost = useCost()
  const state = useResource(gifts)
  const [filled, fill] = useState<Gift | null>(null)
  const columns = useMemo(() => giftColumns(t, cost), [t, cost])
  useLiveReload(['gifts'], state.list.reload)
  return (
    <>
      <ResourceScreen
        state={state}
        t={t}
        mayWrite={useAllows('loyalty:write')}
        removeText={t('removeText')}
        art={<EmptyCup />}
        columns={columns}
        nameOf={nameOf}
        schema={schema}
        valuesOf={giftValues}
        toBody={({ telco, denomination, moneyCost, ...values }) => ({
          ...values,
          moneyCost: moneyCost ?? 0,
          telco: values.type === 'prepaid-phone-card' ? telco : null,
          denomination: values.type === 'prepaid-phone-card' ? denomination : null,
        })}
        renderFields={(form, gift) => <GiftFields form={form} isNew={!gift} />}
        actions={useGiftActions(state.list.reload, fill)}
      />
      <CardsDrawer gift={filled} onClose={() => fill(null)} />
    </>
  )
}

function useGiftActions(reload: () => Promise<unknown>, fill: (gift: Gift) => void): RowAction<Gift>[] {
  const t = useText('gifts')
  const saved = useSaved()
  const mayFill = useAllows('loyalty:publish')
  const turn = (gift: Gift) =>
    void saved('updated', () =>
      api(gifts.update, { params: { id: gift.id }, body: { isActive: !gift.isActive } }),
    ).then(reload, () => undefined)
  return [
    {
      key: 'cards',
      label: t('cards.action'),
      icon: IconCards,
      isInline: true,
      isFor: ({ type }) => type === 'prepaid-phone-card' && mayFill,
      run: fill,
    },
    { key: 'off', label: t('turnOff'), icon: IconPower, isFor: ({ isActive }) => isActive, run: turn },
    { key: 'on', label: t('turnOn'), icon: IconPower, isFor: ({ isActive }) => !isActive, run: turn },
  ]
}

function GiftFields({ form, isNew }: { form: GiftForm; isNew: boolean }) {
  const t = useText('gifts')
  const type = useFieldValue<GiftValues, string>(form, 'type')
  const isCard = type === 'prepaid-phone-card'
  return (
    <>
      <SelectField
        form={form}
        name="type"
        label={t('field.type')}
        disabled={!isNew}
        options={GIFT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <TextField form={form} name="name" label={t('field.name')} maxLength={80} withAsterisk />
      <PhotoField form={form} />
      <GiftWords form={form} />
      <div className={css.pair}>
        <NumberField form={form} name="costValue" label={t('field.cost')} min={1} withAsterisk />
        <SelectField
          form={form}
          name="costUnit"
          label={t('field.unit')}
          options={COST_UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
      </div>
      {isCard && <CardFields form={form} />}
      {!isCard && (
        <ScaledField form={form} name="stock" per={1} label={t('field.stock')} description={t('field.stockHint')} />
      )}
      <ScaledField
        form={form}
        name="perGuest"
        per={1}
        min={1}
        label={t('field.perGuest')}
        description={t('field.perGuestHint')}
      />
      <NumberField
        form={form}
        name="validDays"
        label={t('field.validDays')}
        description={t('field.validDaysHint')}
        min={0}
        max={3650}
      />
      <MoneyField form={form} name="moneyCost" label={t('field.moneyCost')} description={t('field.moneyCostHint')} />
      <SwitchField form={form} name="isActive" label={t('field.isActive')} />
      <GiftPreview form={form} />
    </>
  )
}

function CardFields({ form }: { form: GiftForm }) {
  const t = useText('gifts')
  return (
    <div className={css.pair}>
      <SelectField
        form={form}
        name="telco"
        label={t('field.telco')}
        options={TELCOS.map((value) => ({ value, label: value === 'other' ? t('otherTelco') : TELCO_NAMES[value] }))}
      />
      <MoneyField form={form} name="denomination" label={t('field.denomination')} />
    </div>
  )
}

/** What guests read of a gift, in lines of the owner's. */
function GiftWords({ form }: { form: GiftForm }) {
  const t = useText('gifts')
  return (
    <>
      <Textarea
        key={form.key('description')}
        label={t('field.description')}
        maxLength={1000}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <Textarea
        key={form.key('terms')}
        label={t('field.terms')}
        maxLength={2000}
        autosize
        minRows={2}
        {...form.getInputProps('terms')}
      />
    </>
  )
}
