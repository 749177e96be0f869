import { useState } from 'react'
import { Button, NumberInput } from '@mantine/core'
import type { Plan } from '@portico/contract/plans.ts'
import { cart } from '@portico/contract/plans/cart.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { openCart } from '../core/openCart.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { message } from '../ui/toasts.ts'
import { useLast } from '../ui/useLast.ts'
import { Receipt } from './Receipt.tsx'
import css from './plans.module.css'

/** Buys a plan from the balance; what it costs and gives is shown before. */
export function BuyDrawer({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  const shown = useLast(plan)
  return (
    <SideDrawer opened={plan !== null} onClose={onClose} title={shown?.name ?? ''}>
      {plan && <BuyForm plan={plan} onDone={onClose} />}
    </SideDrawer>
  )
}

function BuyForm({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const t = useText('plans.page')
  const [periods, setPeriods] = useState(1)
  const preview = useReply(pageLicense.preview, { body: { planId: plan.id, periods } }, { hasLast: true, staleTime: 0 })
  const { buy, addToCart, isBusy, failure } = useBuying(plan, periods, onDone)
  const isShort = (preview.data?.balance ?? 0) < 0
  return (
    <div className={css.form}>
      <NumberInput
        label={t(`periods.${plan.period}`)}
        min={1}
        max={36}
        allowDecimal={false}
        clampBehavior="strict"
        value={periods}
        onChange={(next) => typeof next === 'number' && next >= 1 && setPeriods(next)}
      />
      {preview.error && !preview.data && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data ? <Receipt receipt={preview.data} isBought /> : !preview.error && <SkeletonBlock height={120} />}
      {isShort && <Notice>{t('short')}</Notice>}
      {failure && <Notice>{failure}</Notice>}
      <Button variant="default" disabled={isBusy} onClick={() => void addToCart()}>
        {t('addToCart')}
      </Button>
      <Button loading={isBusy} disabled={!preview.data || isShort} onClick={() => void buy()}>
        {t('pay')}
      </Button>
    </div>
  )
}

function useBuying({ id: planId, name, price }: Plan, periods: number, onDone: () => void) {
  const t = useText('plans.page')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const pageId = usePage((state) => state.pageId)
  const [failure, fail] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // One key for one wish: a second press or a retry buys nothing more.
  const [key] = useState(() => crypto.randomUUID())

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    fail(undefined)
    try {
      await work()
      onDone()
    } catch (error) {
      fail(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const buy = () =>
    run(async () => {
      await api(pageLicense.purchase, { body: { planId, periods, price, key } })
      message(t('bought', { plan: name }))
    })
  const addToCart = () =>
    run(async () => {
      await api(cart.put, { params: { pageId: pageId ?? '' }, body: { planId, periods } })
      await invalidate(cart)
      openCart()
    })
  return { buy, addToCart, isBusy, failure }
}
