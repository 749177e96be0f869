import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Definition } from '../ui/Definition.tsx'
import { Card } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import type { PastDays } from './usePastDays.ts'
import css from './home.module.css'

/** The week's guests and how many of them may be written to, in the words and figures of the report. */
export function WeekCard({ week }: { week: PastDays | undefined }) {
  const t = useText('home')
  return (
    <Card title={t('week.title')} className={week && css.week}>
      {week ? <Figures week={week.now} /> : <SkeletonBlock height={260} />}
    </Card>
  )
}

function Figures({ week }: { week: PastDays['now'] }) {
  const t = useText('home')
  const name = useText('figures')
  const { number, percent } = useFormat()
  const { guests, newGuests, contacts, consentRate } = week
  const ofGuests = (count: number) => (guests.count > 0 ? Math.min(1, count / guests.count) : 0)
  const figures = [
    { key: 'guests', written: `${guests.isEstimate ? '≈ ' : ''}${number(guests.count)}`, bar: ofGuests(guests.count) },
    { key: 'newGuests', written: number(newGuests), bar: ofGuests(newGuests), isShare: true },
    { key: 'contacts', written: number(contacts), bar: ofGuests(contacts), isShare: true },
    { key: 'consentRate', written: consentRate === null ? '–' : percent(consentRate), bar: consentRate ?? 0 },
  ] as const
  return (
    <dl className={css.steps}>
      {figures.map(({ key, written, bar, ...figure }) => (
        <div key={key}>
          <dt>
            {name(`name.${key}`)}
            <Definition of={name(`name.${key}`)}>{name(`means.${key}`)}</Definition>
          </dt>
          <dd>
            <strong>{written}</strong>
            {'isShare' in figure && guests.count > 0 && <span>{t('week.ofGuests', { share: percent(bar) })}</span>}
          </dd>
          <dd className={css.track} aria-hidden>
            <span style={{ width: `${bar * 100}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
