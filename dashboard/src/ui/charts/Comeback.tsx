import type { Comeback as Result } from '@portico/contract/reports/replies.ts'
import { RETURN_DAYS } from '@portico/contract/reports/returnDays.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { Card } from '../Screen.tsx'
import { Interval } from './Interval.tsx'
import fields from '../editor/fields.module.css'
import css from './comeback.module.css'

/** What the groups are called, and what a difference means. */
export type ComebackWords = {
  shown: string
  heldOut: string
  more: (points: string) => string
  less: (points: string) => string
}

/** How many came back, with something and without it, and whether that can be chance. */
export function Comeback({ comeback, words }: { comeback: Result; words: ComebackWords }) {
  const t = useText('returns')
  const { decimal } = useFormat()
  const { shown, heldOut, difference, low, high } = comeback
  const points = decimal(Math.abs(difference ?? 0) * 100)
  const isKnown = difference !== null && low !== null && high !== null
  const verdict = !isKnown
    ? t('early')
    : low > 0
      ? words.more(points)
      : high < 0
        ? words.less(points)
        : t('open', { points })
  return (
    <Card title={t('title', { days: RETURN_DAYS })}>
      <div className={css.groups}>
        <Group label={words.shown} group={shown} isMain />
        <Group label={words.heldOut} group={heldOut} />
      </div>
      <p className={css.verdict}>{verdict}</p>
      {isKnown && <Interval value={difference} low={low} high={high} label={t('interval')} />}
      <p className={fields.help}>{t('help', { days: RETURN_DAYS })}</p>
    </Card>
  )
}

type GroupProps = { label: string; group: Result['shown']; isMain?: boolean }

function Group({ label, group: { guests, cameBack }, isMain }: GroupProps) {
  const t = useText('returns')
  const { percent } = useFormat()
  const share = guests > 0 ? cameBack / guests : 0
  return (
    <div className={css.group} data-main={isMain}>
      <span>{label}</span>
      <span className={css.bar} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span>
        <b>{guests > 0 ? percent(share) : '–'}</b> {t('of', { cameBack, guests })}
      </span>
    </div>
  )
}
