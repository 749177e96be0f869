import { useState } from 'react'
import { Switch } from '@mantine/core'
import { formatMoney } from '@portico/contract/money.ts'
import { pageLicense, type PageLicense } from '@portico/contract/plans/pageLicense.ts'
import { api } from '../core/api.ts'
import { usePutReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'

type Props = { renewal: NonNullable<PageLicense['renewal']>; mayBuy: boolean }

/** Whether the plan renews itself, what it will cost, and what stands in the way. */
export function Renewal({ renewal, mayBuy }: Props) {
  const t = useText('plans.renewal')
  const format = useFormat()
  const saved = useSaved()
  const put = usePutReply()
  const [isBusy, setBusy] = useState(false)
  const { isOn, by, price, agreed, currency, at, obstacle } = renewal
  const words = { price: formatMoney(price, currency), when: format.dateTime(at) }

  async function set(next: boolean) {
    setBusy(true)
    await saved('updated', () => api(pageLicense.renew, { body: { isOn: next, price } }))
      .then((license) => put(pageLicense.read, {}, license))
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Section title={t('title')} text={t('lead')} isWide>
      <Switch
        checked={isOn}
        disabled={!mayBuy || isBusy}
        label={t('switch')}
        description={isOn ? t('on', { ...words, name: by ?? '' }) : t('off', words)}
        onChange={({ currentTarget }) => void set(currentTarget.checked)}
      />
      {isOn && obstacle && (
        <Notice>{t(`obstacle.${obstacle}`, { ...words, agreed: formatMoney(agreed ?? price, currency) })}</Notice>
      )}
    </Section>
  )
}
