import { Button } from '@mantine/core'
import { segments, type Segment } from '@portico/contract/segments.ts'
import type { Group } from '@portico/contract/segments/condition.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { describeCondition } from '../../ui/conditions/describeCondition.ts'
import type { Options } from '../../ui/conditions/useOptions.ts'
import css from '../profiles.module.css'

export type OlderVersion = { version: number; name: string; condition: Group }
type Props = { segment: Segment; options: Options; onRestore: (older: OlderVersion) => void }

/** Where a segment is used, and how it was before. */
export function SegmentHistory({ segment, options, onRestore }: Props) {
  const t = useText('segments')
  const format = useFormat()
  const params = { id: segment.id }
  const { data: used } = useReply(segments.uses, { params }, { staleTime: 0 })
  const { data: older } = useReply(segments.versions, { params }, { staleTime: 0 })
  return (
    <>
      <section className={css.past} aria-label={t('uses.title')}>
        <h3>{t('uses.title')}</h3>
        {used?.count === 0 && <p>{t('uses.none')}</p>}
        <ul>
          {used?.rows.map(({ feature, name, href }) => (
            <li key={`${feature} ${href}`}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.past} aria-label={t('versions.title')}>
        <h3>{t('versions.title')}</h3>
        <ul>
          {older?.rows.map(({ version, name, condition, at, by }) => (
            <li key={version}>
              <div>
                <strong>{[t('versions.number', { number: String(version) }), name].join(' · ')}</strong>
                {version === segment.version ? (
                  <small>{t('versions.now')}</small>
                ) : (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`${t('versions.restore')} · ${t('versions.number', { number: String(version) })}`}
                    onClick={() => onRestore({ version, name, condition })}
                  >
                    {t('versions.restore')}
                  </Button>
                )}
              </div>
              <span>{describeCondition(condition, t, options)}</span>
              <small>{[format.dateTime(at), by].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
