import type { CampaignResults } from '@portico/contract/campaigns.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { Interval } from '../../ui/charts/Interval.tsx'
import { Card } from '../../ui/Screen.tsx'
import { Tag } from '../../ui/Tag.tsx'
import fields from '../../ui/editor/fields.module.css'
import css from './results.module.css'

type Props = { trial: NonNullable<CampaignResults['trial']>; variants: CampaignResults['byVariant'] }

/** Which variant is better, in plain words, and how sure that is. */
export function Trial({ trial: { best, difference, low, high, pValue }, variants }: Props) {
  const t = useText('wifiCampaigns')
  const { decimal, percent, number } = useFormat()
  const points = (share: number) => decimal(share * 100)
  const winner = variants.find(({ variant }) => variant === best)
  return (
    <Card title={t('trial.title')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('variants.label')}</th>
            <th scope="col">{t('figures.guests')}</th>
            <th scope="col">{t('trial.clicked')}</th>
            <th scope="col">{t('figures.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map(({ variant, name, guests, clicked }) => (
            <tr key={variant}>
              <th scope="row">
                {variant.toUpperCase()} · {name} {variant === best && <Tag tone="good">{t('trial.best')}</Tag>}
              </th>
              <td>{number(guests)}</td>
              <td>{number(clicked)}</td>
              <td>{percent(guests > 0 ? clicked / guests : 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.verdict}>
        {winner
          ? t('trial.won', {
              name: `${winner.variant.toUpperCase()} · ${winner.name}`,
              points: points(difference),
              low: points(low),
              high: points(high),
            })
          : t('trial.open')}
      </p>
      <Interval value={difference} low={low} high={high} label={t('trial.interval')} />
      <p className={fields.help}>
        {t('trial.honest', { chance: pValue < 0.001 ? '< 0.1 %' : `${decimal(pValue * 100)} %` })}
      </p>
    </Card>
  )
}
