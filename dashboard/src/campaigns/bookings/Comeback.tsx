import type { CampaignResults } from '@portico/contract/campaigns.ts'
import { RETURN_DAYS } from '@portico/contract/campaigns/kinds.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { Card } from '../../ui/Screen.tsx'
import { Interval } from './Interval.tsx'
import css from './bookings.module.css'

type Result = NonNullable<CampaignResults['comeback']>

/** How many came back, with the campaign and without, and whether that can be chance. */
export function Comeback({ comeback: { shown, heldOut, difference, low, high } }: { comeback: Result }) {
  const t = useText('wifiCampaigns')
  const { decimal } = useFormat()
  const points = (share: number) => decimal(Math.abs(share) * 100)
  const isKnown = difference !== null && low !== null && high !== null
  const verdict = !isKnown ? 'early' : low > 0 ? 'more' : high < 0 ? 'less' : 'open'
  return (
    <Card title={t('comeback.title', { days: RETURN_DAYS })}>
      <div className={css.groups}>
        <Group label={t('comeback.shown')} group={shown} isMain />
        <Group label={t('comeback.heldOut')} group={heldOut} />
      </div>
      <p className={css.verdict}>{t(`comeback.${verdict}`, { points: points(difference ?? 0) })}</p>
      {isKnown && <Interval value={difference} low={low} high={high} label={t('comeback.interval')} />}
      <p className={css.help}>{t('comeback.help', { days: RETURN_DAYS })}</p>
    </Card>
  )
}

type GroupProps = { label: string; group: Result['shown']; isMain?: boolean }

function Group({ label, group: { guests, cameBack }, isMain }: GroupProps) {
  const t = useText('wifiCampaigns')
  const { percent } = useFormat()
  const share = guests > 0 ? cameBack / guests : 0
  return (
    <div className={css.group} data-main={isMain}>
      <span>{label}</span>
      <span className={css.bar} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span>
        <b>{guests > 0 ? percent(share) : '–'}</b> {t('comeback.of', { cameBack, guests })}
      </span>
    </div>
  )
}
