import { formatMoney } from '@portico/contract/money.ts'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { Stat } from '../../ui/Stat.tsx'
import type { Draft } from './draft.ts'
import css from './campaigns.module.css'

/** Who gets it by which way, what it costs and leaves, and why the others are left out. */
export function StepCheck({ draft: { segmentId, ways, holdOut }, id }: { draft: Draft; id: string }) {
  const t = useText('zaloCampaigns')
  const format = useFormat()
  const body = { id, segmentId, ways, holdOut }
  const { data, error, refetch } = useReply(zaloCampaigns.audience, { body }, { retry: false, staleTime: 10_000 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonBlock height={220} />
  const { guests, heldOut, reached, left, cost, balance, currency, quietUntil } = data
  const written = reached.reduce((sum, one) => sum + one.guests, 0)
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <>
      <div className={css.stats}>
        <Stat label={t('check.guests')} value={guests} />
        <Stat label={t('check.reached')} value={written} />
        {holdOut > 0 && <Stat label={t('check.heldOut')} value={heldOut} />}
        <Stat
          label={t('check.cost')}
          value={cost}
          format={money}
          note={t('check.after', { left: money(balance - cost) })}
        />
      </div>
      {cost > balance && <Notice>{t('check.short', { missing: money(cost - balance) })}</Notice>}
      {quietUntil && <Notice>{t('check.quiet', { until: format.dateTime(quietUntil) })}</Notice>}
      <div className={css.columns}>
        <section>
          <h3>{t('check.ways')}</h3>
          <ul className={css.rows}>
            {reached.map((one) => (
              <li key={one.channel}>
                <span>{t(`channel.${one.channel}`)}</span>
                <b>{format.number(one.guests)}</b>
              </li>
            ))}
            {reached.length === 0 && <li>{t('check.nobody')}</li>}
          </ul>
        </section>
        <section>
          <h3>{t('check.left')}</h3>
          <ul className={css.rows}>
            {left.map((one) => (
              <li key={one.reason}>
                <span>{t(`reason.${one.reason}`)}</span>
                <b>{format.number(one.guests)}</b>
              </li>
            ))}
            {left.length === 0 && <li>{t('check.allReached')}</li>}
          </ul>
        </section>
      </div>
    </>
  )
}
