import { Button } from '@mantine/core'
import { profiles, type Merge } from '@portico/contract/profiles.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { message, notify } from '../ui/toasts.ts'
import css from './guests.module.css'

type Props = { id: string; mayWrite: boolean; onDone: () => unknown }

const PARTS = ['visits', 'devices', 'contacts', 'consents', 'notes', 'leads'] as const

/** Who was merged into a guest and can still be taken out again, the newest first. */
export function MergedGuests({ id, mayWrite, onDone }: Props) {
  const t = useText('guests')
  const format = useFormat()
  const { data } = useReply(profiles.merges, { params: { id } }, { staleTime: 0, gcTime: 0 })
  const unmerge = useUnmerge(id, onDone)
  if (!data || data.rows.length === 0) return null
  return (
    <section className={css.part} aria-label={t('merges.title')}>
      <h3>{t('merges.title')}</h3>
      <ul className={css.rows}>
        {data.rows.map((merge, at) => (
          <li key={merge.id}>
            <div className={css.consent}>
              <strong>{nameOf(merge) || t('unnamed')}</strong>
              {mayWrite && at === 0 && (
                <Button size="xs" variant="default" onClick={() => void unmerge(merge)}>
                  {t('merges.undo')}
                </Button>
              )}
            </div>
            <small>
              {[format.dateTime(merge.at), merge.by ?? t('merges.byProof')].join(' · ')}
              <br />
              {at === 0 ? t('merges.until', { day: format.date(merge.until) }) : t('merges.newer')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ name, phone, email }: Merge): string {
  return name || phone || email || ''
}

/** Shows what goes back, asks, and takes the merge back. */
function useUnmerge(id: string, onDone: () => unknown) {
  const t = useText('guests')
  const format = useFormat()
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  return async (merge: Merge) => {
    const params = { id, merge: merge.id }
    try {
      const { back, gone, visitsSince } = await api(profiles.unmergePreview, { params })
      const parts = PARTS.filter((part) => back[part] > 0)
      const text = (
        <>
          {parts.length > 0 && (
            <>
              {t('merges.back.title')}
              <ul>
                {parts.map((part) => (
                  <li key={part}>{t(`merges.back.${part}`, { count: format.number(back[part]) })}</li>
                ))}
              </ul>
            </>
          )}
          {visitsSince > 0 && <p>{t('merges.stays', { count: visitsSince })}</p>}
          {gone > 0 && <p>{t('merges.gone', { count: gone })}</p>}
        </>
      )
      const title = t('merges.askTitle', { name: nameOf(merge) || t('unnamed') })
      if (!(await confirm({ title, text, confirm: t('merges.undo') }))) return
      await api(profiles.unmerge, { params })
      message(t('merges.done'), { seconds: 3 })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await invalidate(profiles)
    await onDone()
  }
}
