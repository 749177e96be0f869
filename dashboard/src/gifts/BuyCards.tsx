import { useState } from 'react'
import { Button, NumberInput } from '@mantine/core'
import { MOST_CARDS_BOUGHT, platformCards } from '@portico/contract/gifts/platformCards.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { api } from '../core/api.ts'
import { fetchAgain } from '../core/fetchAgain.ts'
import { useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'
import css from './gifts.module.css'

const CURRENCY = 'VND'

type Props = { giftId: string; onBought: () => Promise<unknown> }

/** Cards of this kind that the platform sells, for an owner; nothing where it sells none. */
export function BuyCards({ giftId, onBought }: Props) {
  const maySpend = useAllows('finance:spend')
  const reply = useReply(platformCards.offer, { params: { id: giftId } }, { isEnabled: maySpend, staleTime: 0 })
  const offer = reply.data?.offer
  if (!offer || offer.left === 0) return null
  return <Offer giftId={giftId} offer={offer} onBought={() => Promise.all([onBought(), fetchAgain(reply)])} />
}

type OfferProps = Props & { offer: { price: number; left: number; balance: number } }

function Offer({ giftId, offer: { price, left, balance }, onBought }: OfferProps) {
  const t = useText('gifts.cards.buy')
  const saved = useSaved()
  const [count, setCount] = useState(Math.min(10, left))
  const [isBusy, setBusy] = useState(false)
  // One id for one wish: a second press buys nothing more.
  const [id, renew] = useState(() => crypto.randomUUID())
  const money = (amount: number) => formatMoney(amount, CURRENCY)
  const isShort = count * price > balance

  async function buy() {
    setBusy(true)
    await saved('created', () => api(platformCards.buy, { params: { id: giftId }, body: { id, count, price } }))
      .then(async () => {
        renew(crypto.randomUUID())
        await onBought()
      })
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <section className={css.buy}>
      <h3>{t('title')}</h3>
      <p>{t('text', { price: money(price), left: String(left) })}</p>
      <NumberInput
        label={t('count')}
        min={1}
        max={Math.min(left, MOST_CARDS_BOUGHT)}
        allowDecimal={false}
        clampBehavior="strict"
        value={count}
        onChange={(next) => typeof next === 'number' && next >= 1 && setCount(next)}
      />
      {isShort && <Notice>{t('short', { balance: money(balance) })}</Notice>}
      <Button variant="default" loading={isBusy} disabled={isShort} onClick={() => void buy()}>
        {t('pay', { total: money(count * price) })}
      </Button>
    </section>
  )
}
