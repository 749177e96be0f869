import type { Profile } from '@portico/contract/profiles.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import css from './profiles.module.css'

type Props = { into: Profile; from: Profile; isContested: boolean; text: string }

/** The two guests beside what they become. */
export function MergePreview({ into, from, isContested, text }: Props) {
  const t = useText('profiles')
  const format = useFormat()
  const both = {
    name: into.name ?? from.name,
    phone: into.phone ?? from.phone,
    email: into.email ?? from.email,
    visits: into.visits + from.visits,
    tags: new Set([...into.tags, ...from.tags]).size,
  }
  const rows = [
    [t('merging.name'), into.name, from.name, both.name],
    [t('merging.phone'), into.phone, from.phone, both.phone],
    [t('merging.email'), into.email, from.email, both.email],
    [t('column.visits'), into.visits, from.visits, both.visits],
    [t('column.tags'), into.tags.length, from.tags.length, both.tags],
  ] as const
  const spell = (value: string | number | null) => (typeof value === 'number' ? format.number(value) : value || '–')
  return (
    <div className={css.merging}>
      <p>{text}</p>
      {isContested && (
        <p className={css.missing} role="alert">
          {t('merging.contested')}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col" aria-label={t('column.guest')} />
            <th scope="col">{t('merging.stays')}</th>
            <th scope="col">{t('merging.goes')}</th>
            <th scope="col">{t('merging.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, one, other, result]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{spell(one)}</td>
              <td>{spell(other)}</td>
              <td>
                <strong>{spell(result)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
