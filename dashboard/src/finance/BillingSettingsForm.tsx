import { Button, NumberInput, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { billingSettings, type BillingSettings } from '@portico/contract/finance/billing.ts'
import { minorDigits } from '@portico/contract/money.ts'
import { CURRENCIES } from '@portico/contract/plans/modules.ts'
import { api } from '../core/api.ts'
import { usePutReply, useReply } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { moneyMarks } from '../ui/numberMarks.ts'
import css from './finance.module.css'

const USUAL_PERCENT = 10

/** What stands on the platform's invoices, and from which sum two administrators decide. */
export function BillingSettingsForm() {
  const { data, error, refetch } = useReply(billingSettings.read, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBoxed />
  return data ? <Fields first={data} /> : <SkeletonBlock height={320} />
}

function Fields({ first }: { first: BillingSettings }) {
  const t = useText('finance.billingSettings')
  const saved = useSaved()
  const put = usePutReply()
  const [values, setValues] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const part = { values, change: (some: Partial<BillingSettings>) => setValues((before) => ({ ...before, ...some })) }
  async function save() {
    setBusy(true)
    await saved('updated', () => api(billingSettings.save, { body: values }))
      .then((reply) => put(billingSettings.read, {}, reply))
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Seller {...part} />
      <Tax {...part} />
      <Approval {...part} />
      <Button type="submit" loading={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}

type PartProps = { values: BillingSettings; change: (some: Partial<BillingSettings>) => void }

function Seller({ values, change }: PartProps) {
  const t = useText('finance.billingSettings')
  return (
    <Section title={t('seller')} text={t('sellerText')} isWide>
      <div className={css.fields}>
        <TextInput
          label={t('name')}
          maxLength={160}
          value={values.seller}
          onChange={({ currentTarget }) => change({ seller: currentTarget.value })}
        />
        <TextInput
          label={t('taxCode')}
          maxLength={20}
          value={values.taxCode}
          onChange={({ currentTarget }) => change({ taxCode: currentTarget.value.toUpperCase().trim() })}
        />
        <TextInput
          label={t('address')}
          maxLength={300}
          value={values.address}
          onChange={({ currentTarget }) => change({ address: currentTarget.value })}
        />
      </div>
    </Section>
  )
}

function Tax({ values: { vatPercent }, change }: PartProps) {
  const t = useText('finance.billingSettings')
  return (
    <Section title={t('vat')} text={t('vatText')} isWide>
      <div className={css.fields}>
        <Switch
          label={t('vatOn')}
          checked={vatPercent !== null}
          onChange={({ currentTarget }) => change({ vatPercent: currentTarget.checked ? USUAL_PERCENT : null })}
        />
        {vatPercent !== null && (
          <NumberInput
            label={t('vatPercent')}
            min={0}
            max={30}
            allowDecimal={false}
            clampBehavior="strict"
            suffix=" %"
            value={vatPercent}
            onChange={(next) => typeof next === 'number' && change({ vatPercent: next })}
          />
        )}
      </div>
    </Section>
  )
}

function Approval({ values: { approveAbove }, change }: PartProps) {
  const t = useText('finance.billingSettings')
  return (
    <Section title={t('approval')} text={t('approvalText')} isWide>
      <div className={css.fields}>
        {CURRENCIES.map((currency) => {
          const per = 10 ** minorDigits(currency)
          return (
            <NumberInput
              key={currency}
              label={t('above', { currency })}
              min={0}
              allowDecimal={false}
              {...moneyMarks(currency)}
              value={approveAbove[currency] / per}
              onChange={(next) =>
                typeof next === 'number' &&
                change({ approveAbove: { ...approveAbove, [currency]: Math.round(next * per) } })
              }
            />
          )
        })}
      </div>
    </Section>
  )
}
