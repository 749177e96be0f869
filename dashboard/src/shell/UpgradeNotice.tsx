import { Link } from '@tanstack/react-router'
import { plans } from '@portico/contract/plans.ts'
import { useReply } from '../core/keys.ts'
import type { Screen } from '../core/screen.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'
import css from './above.module.css'

/** What the cheapest plan that opens a part of the product costs, and the way to it. */
export function UpgradeNotice({ module }: { module: NonNullable<Screen['module']> }) {
  const t = useText('plans')
  const format = useFormat()
  const { data } = useReply(plans.list, {})
  if (!data) return null
  const offer = data.rows.find(({ name, other_metrics: { modules } }) => {
    return name.toUpperCase() !== 'FREE' && (modules.includes('*') || modules.includes(module))
  })
  const part = t(`module.${module}`)
  return (
    <div className={css.all}>
      <Notice>
        {offer
          ? t('gate.offer', {
              part,
              plan: offer.name,
              price: format.money(offer.price, offer.currency),
              period: t(`period.${offer.period}`),
            })
          : t('gate.none', { part })}{' '}
        <Link to="/dashboard/page-license">{t('gate.see')}</Link>
      </Notice>
    </div>
  )
}
