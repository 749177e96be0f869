import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Card } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import type { Summary } from './StatsRow.tsx'
import css from './home.module.css'

/** From guests to people who may be written to: each step as a share of all guests of the week. */
export function WeekCard({ summary }: { summary: Summary | undefined }) {
  const t = useText('home')
  const { number, percent } = useFormat()
  if (!summary) {
    return (
      <Card title={t('week.title')}>
        <SkeletonBlock height={260} />
      </Card>
    )
  }
  const all = summary.guestsThisWeek ?? 0
  const steps = [
    { key: 'guests', label: t('week.guests'), value: all },
    { key: 'newGuests', label: t('week.newGuests'), value: summary.newGuestsThisWeek ?? 0 },
    { key: 'contacts', label: t('week.contacts'), value: summary.contactsThisWeek ?? 0 },
    { key: 'consents', label: t('week.consents'), value: summary.marketingConsentsThisWeek ?? 0 },
  ]
  return (
    <Card title={t('week.title')} className={css.week}>
      <dl className={css.steps}>
        {steps.map(({ key, label, value }) => {
          const share = all > 0 ? Math.min(1, value / all) : 0
          return (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <strong>{number(value)}</strong>
                {key !== 'guests' && all > 0 && <span>{t('week.ofGuests', { share: percent(share) })}</span>}
              </dd>
              <dd className={css.track} aria-hidden>
                <span style={{ width: `${share * 100}%` }} />
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
