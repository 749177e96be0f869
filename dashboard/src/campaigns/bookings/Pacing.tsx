import type { WifiCampaign } from '@portico/contract/campaigns.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import css from './bookingList.module.css'

/** A tenth behind or ahead is what a quiet or a busy day makes. */
const NEAR = 0.1

/** How much of its goal a booking has delivered, with a mark where it should be by now. */
export function Pacing({ booking: { pace, goal } }: { booking: WifiCampaign }) {
  const t = useText('wifiCampaigns')
  const { percent, number } = useFormat()
  if (!pace || !goal) return <span className={css.none}>{t('pace.none')}</span>
  const { planned, delivered } = pace
  const way = delivered > planned + NEAR ? 'ahead' : delivered < planned - NEAR ? 'behind' : 'onTime'
  return (
    <span className={css.pacing} data-way={way}>
      <span className={css.track} aria-hidden>
        <span className={css.fill} style={{ width: `${Math.min(1, delivered) * 100}%` }} />
        <span className={css.mark} style={{ left: `${Math.min(1, planned) * 100}%` }} />
      </span>
      <small>
        {percent(delivered)} · {t(`pace.${way}`)}{' '}
        <span className={css.goal}>{t(`goal.short.${goal.metric}`, { amount: number(goal.amount) })}</span>
      </small>
    </span>
  )
}
