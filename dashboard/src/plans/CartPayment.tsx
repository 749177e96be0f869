import { useState } from 'react'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { payments, type PaymentOrder } from '@portico/contract/payments.ts'
import { cart, type Cart } from '@portico/contract/plans/cart.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { closeCart } from '../core/openCart.ts'
import { renewUser } from '../core/signIn.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { Notice } from '../ui/Notice.tsx'
import { message } from '../ui/toasts.ts'
import css from './cart.module.css'

type Way = 'balance' | PaymentOrder['provider']
type Props = { cart: Cart; onFailed: () => void }

/** Pays from the balance, or by a provider whose notice buys the cart. */
export function CartPayment({ cart: held, onFailed }: Props) {
  const t = useText('plans.cart')
  const options = useReply(payments.options, {})
  const isShort = held.balance < held.total
  const [chosen, choose] = useState<Way>()
  const providers = held.total > 0 ? (options.data?.providers ?? []) : []
  const way = chosen ?? (isShort ? (providers[0] ?? 'balance') : 'balance')
  const { pay, isBusy, failure } = usePay(held, { way, min: options.data?.min ?? 0, onFailed })
  const isStopped = held.lines.some(({ problem }) => problem !== null && problem !== 'price')
  return (
    <div className={css.pay}>
      <ChoiceCards<Way>
        label={t('way')}
        value={way}
        onChange={choose}
        choices={[
          { value: 'balance', label: t('ways.balance'), isDisabled: isShort, ...(isShort && { text: t('short') }) },
          ...providers.map((value) => ({ value, label: t(`ways.${value}`) })),
        ]}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button loading={isBusy} disabled={isStopped || (way === 'balance' && isShort)} onClick={() => void pay()}>
        {t('pay')}
      </Button>
    </div>
  )
}

function usePay({ total }: Cart, { way, min, onFailed }: { way: Way; min: number; onFailed: () => void }) {
  const t = useText('plans.cart')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, fail] = useState<string>()
  // One key for one cart as it is seen: a second press buys nothing more.
  const [key] = useState(() => crypto.randomUUID())

  async function send() {
    if (way === 'balance') {
      await api(cart.pay, { body: { total, key } })
      message(t('paid'))
      closeCart()
      void renewUser()
      return invalidate(cart, pageLicense)
    }
    const body = { provider: way, amount: Math.max(total, min), forCart: true, key: `${way} ${total} ${key}` }
    const order = await api(payments.start, { body })
    if (order.qr === '' && order.url !== '') return location.assign(order.url)
    closeCart()
    return navigate({ to: '/dashboard/user-finance', search: { payment: order.id } })
  }

  async function pay() {
    setBusy(true)
    fail(undefined)
    try {
      await send()
    } catch (error) {
      fail(errorText(error))
      onFailed()
    } finally {
      setBusy(false)
    }
  }
  return { pay, isBusy, failure }
}
