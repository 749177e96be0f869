import { useState } from 'react'
import { Button, NumberInput } from '@mantine/core'
import { formatMoney, minorDigits } from '@portico/contract/money.ts'
import { payments, type PaymentOrder } from '@portico/contract/payments.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { moneyMarks } from '../ui/numberMarks.ts'
import css from './finance.module.css'

type Props = { opened: boolean; onClose: () => void; onStarted: (id: string) => void }

/** How much and by which way. */
export function TopUpDrawer({ opened, onClose, onStarted }: Props) {
  const t = useText('finance')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('topUp.title')}>
      {opened && <Choice onClose={onClose} onStarted={onStarted} />}
    </SideDrawer>
  )
}

function Choice({ onClose, onStarted }: Omit<Props, 'opened'>) {
  const t = useText('finance')
  const options = useReply(payments.options, {})
  if (options.error) return <ErrorState error={options.error} onRetry={() => void options.refetch()} />
  if (!options.data) return <SkeletonBlock height={220} />
  if (options.data.providers.length === 0) return <Notice>{t('topUp.off')}</Notice>
  return <TopUpForm options={options.data} onClose={onClose} onStarted={onStarted} />
}

type FormProps = Omit<Props, 'opened'> & {
  options: { providers: PaymentOrder['provider'][]; currency: string; min: number; max: number }
}

/** In minor units. */
const STEPS = { VND: [100_000, 200_000, 500_000, 1_000_000], other: [1000, 2000, 5000, 10_000] }

function TopUpForm({ options, onClose, onStarted }: FormProps) {
  const t = useText('finance')
  const { providers } = options
  const wish = useWish(options, { onClose, onStarted })
  return (
    <div className={css.form}>
      <AmountField options={options} amount={wish.amount} onChange={(amount) => wish.change({ amount })} />
      <ChoiceCards
        label={t('topUp.provider')}
        value={wish.provider}
        onChange={(provider) => wish.change({ provider })}
        choices={providers.map((value) => ({
          value,
          label: t(`topUp.names.${value}`),
          text: t(`topUp.about.${value}`),
        }))}
      />
      {wish.failure && <Notice tone="bad">{wish.failure}</Notice>}
      <Button loading={wish.isBusy} disabled={!wish.isRight} onClick={() => void wish.start()}>
        {t('topUp.next')}
      </Button>
    </div>
  )
}

type AmountProps = { options: FormProps['options']; amount: number; onChange: (amount: number) => void }

function AmountField({ options: { currency, min, max }, amount, onChange }: AmountProps) {
  const t = useText('finance')
  const steps = stepsOf(currency)
  const factor = 10 ** minorDigits(currency)
  return (
    <>
      <NumberInput
        label={t('topUp.amount')}
        description={t('topUp.limits', { min: formatMoney(min, currency), max: formatMoney(max, currency) })}
        suffix={` ${currency === 'VND' ? '₫' : currency}`}
        {...moneyMarks(currency)}
        decimalScale={minorDigits(currency)}
        min={0}
        step={(steps[0] ?? 0) / factor}
        value={amount / factor}
        onChange={(next) => onChange(Math.round(Number(next) * factor) || 0)}
        error={amount >= min && amount <= max ? undefined : t('topUp.outside')}
      />
      <div className={css.steps} role="group" aria-label={t('topUp.amount')}>
        {steps.map((step) => (
          <Button
            key={step}
            variant="default"
            size="compact-md"
            aria-pressed={step === amount}
            onClick={() => onChange(step)}
          >
            {formatMoney(step, currency)}
          </Button>
        ))}
      </div>
    </>
  )
}

function stepsOf(currency: string): readonly number[] {
  return currency === 'VND' ? STEPS.VND : STEPS.other
}

function useWish(
  { providers, currency, min, max }: FormProps['options'],
  { onClose, onStarted }: Omit<Props, 'opened'>,
) {
  const errorText = useErrorText()
  const [amount, setAmount] = useState(stepsOf(currency)[1]!)
  const [provider, setProvider] = useState(providers[0]!)
  const [isBusy, setBusy] = useState(false)
  const [failure, fail] = useState<string>()
  // One key for one wish: a double click starts one top-up, another amount is another wish.
  const [key, setKey] = useState(() => crypto.randomUUID())

  function change(next: { amount?: number; provider?: PaymentOrder['provider'] }) {
    if (next.amount !== undefined) setAmount(next.amount)
    if (next.provider) setProvider(next.provider)
    setKey(crypto.randomUUID())
  }

  async function start() {
    setBusy(true)
    fail(undefined)
    try {
      const order = await api(payments.start, { body: { provider, amount, key } })
      if (order.qr === '' && order.url !== '') return location.assign(order.url)
      onClose()
      return onStarted(order.id)
    } catch (error) {
      fail(errorText(error))
      setKey(crypto.randomUUID())
    }
    return setBusy(false)
  }
  return { amount, provider, isBusy, failure, isRight: amount >= min && amount <= max, change, start }
}
