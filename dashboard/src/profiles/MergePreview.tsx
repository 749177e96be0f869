import type { Profile } from '@portico/contract/profiles.ts'
import type { useText } from '../core/useText.ts'
import type { Format } from '../ui/Times.tsx'
import css from './profiles.module.css'

type Props = {
  into: Profile
  from: Profile
  isContested: boolean
  text: string
  t: ReturnType<typeof useText<'profiles'>>
  format: Format
}

/** The two guests beside what they become. A dialog shows it, outside of what the screen's hooks need. */
export function MergePreview({ into, from, isContested, text, t, format }: Props) {
  const choices = [
    [t('merging.name'), into.name, from.name],
    [t('merging.phone'), into.phone, from.phone],
    [t('merging.email'), into.email, from.email],
  ] as const
  const sums = [
    [t('column.visits'), into.visits + from.visits],
    [t('column.tags'), new Set([...into.tags, ...from.tags]).size],
  ] as const
  return (
    <div className={css.merging}>
      <p>{text}</p>
      {isContested && (
        <p className={css.missing} role="alert">
          {t('merging.contested')}
        </p>
      )}
      <dl aria-label={t('merging.result')}>
        {choices.map(([label, one, other]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {one || other || '–'}
              {one && other && one !== other && <small>{t('merging.instead', { other })}</small>}
            </dd>
          </div>
        ))}
        {sums.map(([label, sum]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.number(sum)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
