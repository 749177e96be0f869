import { useState } from 'react'
import { Button, NumberInput, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatMoney } from '@portico/contract/money.ts'
import { cart, type Cart, type CartLine } from '@portico/contract/plans/cart.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { usePutReply, useReply } from '../core/keys.ts'
import { closeCart, useOpenedCart } from '../core/openCart.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { CartPayment } from './CartPayment.tsx'
import css from './cart.module.css'

/** What is about to be bought, at the prices of now, and ways to pay it. */
export function CartDrawer() {
  const t = useText('plans.cart')
  const isOpen = useOpenedCart((state) => state.isOpen)
  return (
    <SideDrawer opened={isOpen} onClose={closeCart} title={t('title')}>
      {isOpen && <Inside />}
    </SideDrawer>
  )
}

function Inside() {
  const t = useText('plans.cart')
  const reply = useReply(cart.read, {}, { staleTime: 0 })
  const [failure, fail] = useState<string>()
  const change = useChange(fail)
  const { data } = reply
  if (reply.error && !data) return <ErrorState error={reply.error} onRetry={() => void reply.refetch()} />
  if (!data) return <SkeletonBlock height={240} />
  if (data.lines.length === 0) return <EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />
  return (
    <div className={css.cart}>
      <ul>
        {data.lines.map((line) => (
          <Line key={line.pageId} line={line} onChange={change} />
        ))}
      </ul>
      <Voucher code={data.voucher} onChange={change} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Totals cart={data} />
      <CartPayment cart={data} onFailed={() => void reply.refetch()} />
    </div>
  )
}

type Change = (work: () => Promise<Cart>) => Promise<void>

/** Each change answers the whole cart. */
function useChange(fail: (text: string | undefined) => void): Change {
  const put = usePutReply()
  const errorText = useErrorText()
  return async (work) => {
    fail(undefined)
    try {
      put(cart.read, {}, await work())
    } catch (error) {
      fail(errorText(error))
    }
  }
}

function Line({ line, onChange }: { line: CartLine; onChange: Change }) {
  const t = useText('plans.cart')
  const { pageId, page, plan, planId, period, periods, total, currency, problem, oldPrice, price } = line
  const params = { pageId }
  const setPeriods = (next: number) => onChange(() => api(cart.put, { params, body: { planId, periods: next } }))
  return (
    <li>
      <div className={css.head}>
        <span>
          <b>{plan}</b> <small>{page}</small>
        </span>
        <b>{formatMoney(total, currency)}</b>
      </div>
      <div className={css.head}>
        <NumberInput
          aria-label={t(`periods.${period}`)}
          suffix={` ${t(`unit.${period}`, { count: periods })}`}
          min={1}
          max={36}
          allowDecimal={false}
          clampBehavior="strict"
          value={periods}
          onChange={(next) => typeof next === 'number' && next >= 1 && next !== periods && void setPeriods(next)}
        />
        <IconButton label={t('remove', { page })} onClick={() => void onChange(() => api(cart.remove, { params }))}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </div>
      {problem && (
        <Notice>
          {t(`problem.${problem}`, { old: formatMoney(oldPrice, currency), price: formatMoney(price, currency) })}
        </Notice>
      )}
    </li>
  )
}

function Voucher({ code, onChange }: { code: string | null; onChange: Change }) {
  const t = useText('plans.cart')
  const [typed, type] = useState(code ?? '')
  const use = (next: string | null) => onChange(() => api(cart.useVoucher, { body: { code: next } }))
  return (
    <form
      className={css.voucher}
      onSubmit={(event) => {
        event.preventDefault()
        void use(typed.trim() || null)
      }}
    >
      <TextInput
        label={t('voucher')}
        value={typed}
        maxLength={24}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={typed.trim() === (code ?? '')}>
        {t('use')}
      </Button>
    </form>
  )
}

function Totals({ cart: { discount, total, currency, balance } }: { cart: Cart }) {
  const t = useText('plans.cart')
  return (
    <dl className={css.totals} aria-live="polite">
      {discount > 0 && (
        <>
          <dt>{t('discount')}</dt>
          <dd>−{formatMoney(discount, currency)}</dd>
        </>
      )}
      <dt>{t('total')}</dt>
      <dd>
        <b>{formatMoney(total, currency)}</b>
      </dd>
      <dt>{t('balance')}</dt>
      <dd>{formatMoney(balance, currency)}</dd>
    </dl>
  )
}
