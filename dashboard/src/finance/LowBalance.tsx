import { useState } from 'react'
import { Anchor, Button, NumberInput } from '@mantine/core'
import { finance, type BalanceAlert } from '@portico/contract/finance.ts'
import { formatMoney, minorDigits } from '@portico/contract/money.ts'
import { api } from '../core/api.ts'
import { usePutReply, useReply } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { moneyMarks } from '../ui/numberMarks.ts'
import css from './finance.module.css'

/** The balance below which the owner is warned; a press changes it. */
export function LowBalance() {
  const t = useText('finance.low')
  const [isOpen, open] = useState(false)
  const { data } = useReply(finance.alert, {})
  if (!data) return null
  const { limit, currency } = data
  return (
    <>
      <dd className={css.low}>
        <Anchor component="button" type="button" onClick={() => open(true)}>
          {limit === 0 ? t('off') : t('told', { money: formatMoney(limit, currency) })}
        </Anchor>
      </dd>
      <SideDrawer opened={isOpen} onClose={() => open(false)} title={t('title')} width={460}>
        {isOpen && <Fields first={data} onDone={() => open(false)} />}
      </SideDrawer>
    </>
  )
}

function Fields({ first, onDone }: { first: BalanceAlert; onDone: () => void }) {
  const t = useText('finance.low')
  const saved = useSaved()
  const put = usePutReply()
  const per = 10 ** minorDigits(first.currency)
  const [limit, setLimit] = useState(first.limit)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    await saved('updated', () => api(finance.saveAlert, { body: { limit } }))
      .then((reply) => {
        put(finance.alert, {}, reply)
        onDone()
      })
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <div className={css.form}>
      <p>{t('text')}</p>
      <NumberInput
        label={t('limit', { currency: first.currency })}
        description={t('zero')}
        min={0}
        {...moneyMarks(first.currency)}
        value={limit / per}
        onChange={(next) => typeof next === 'number' && setLimit(Math.round(next * per))}
      />
      <Button loading={isBusy} onClick={() => void save()}>
        {t('save')}
      </Button>
    </div>
  )
}
