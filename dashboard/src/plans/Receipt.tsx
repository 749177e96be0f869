import { formatMoney } from '@portico/contract/money.ts'
import type { LicenceReceipt } from '@portico/contract/plans/pageLicense.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import css from './plans.module.css'

/** What a code or a purchase does, before and after. */
export function Receipt({ receipt, isBought }: { receipt: LicenceReceipt; isBought: boolean }) {
  const t = useText('plans.page')
  const format = useFormat()
  const { plan, end_date: end, isLifetime, convertedDays, total, currency, balance } = receipt
  return (
    <dl className={css.receipt} aria-live="polite">
      <dt>{t('receipt.plan')}</dt>
      <dd>{plan}</dd>
      <dt>{t('receipt.until')}</dt>
      <dd>{isLifetime || !end ? t('about.lifetime') : format.dateTime(end)}</dd>
      {convertedDays > 0 && (
        <>
          <dt>{t('receipt.converted')}</dt>
          <dd>{t('receipt.days', { count: convertedDays })}</dd>
        </>
      )}
      {isBought && (
        <>
          <dt>{t('receipt.total')}</dt>
          <dd>{formatMoney(total, currency)}</dd>
          <dt>{t('receipt.balance')}</dt>
          <dd data-short={balance < 0 || undefined}>{formatMoney(balance, currency)}</dd>
        </>
      )}
    </dl>
  )
}
