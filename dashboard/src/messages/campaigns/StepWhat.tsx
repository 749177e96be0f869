import { Link } from '@tanstack/react-router'
import { MOST_WAYS, channelOf } from '@portico/contract/messages/kinds.ts'
import { lacksOf, languageFor } from '@portico/contract/messages/readiness.ts'
import { useLanguage } from '../../core/language.ts'
import { useText } from '../../core/useText.ts'
import { MoveButtons } from '../../ui/MoveButtons.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { PhonePreview } from '../PhonePreview.tsx'
import { useTemplates } from '../useTemplates.ts'
import type { StepProps } from './draft.ts'
import css from './campaigns.module.css'

/** The templates, the preferred first: one for each way guests can be reached. */
export function StepWhat({ draft: { ways }, change }: StepProps) {
  const t = useText('zaloCampaigns')
  const words = useText('messages')
  const spoken = useLanguage((state) => state.language)
  const { rows, loading } = useTemplates({})
  const chosen = ways.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const taken = new Set(chosen.map(({ kind }) => channelOf(kind)))
  const offered = rows.filter(
    ({ id, kind, content }) => !ways.includes(id) && !taken.has(channelOf(kind)) && lacksOf(content).length === 0,
  )
  const move = (from: number, by: number) =>
    change({ ways: ways.toSpliced(from, 1).toSpliced(from + by, 0, ways[from]!) })
  if (loading) return <SkeletonBlock height={240} />
  return (
    <>
      <p>{t('whatHelp')}</p>
      <ol className={css.ways}>
        {chosen.map(({ id, name, kind }, index) => (
          <li key={id}>
            <span>
              <b>{name}</b> <Tag>{words(`kind.${kind}`)}</Tag>
            </span>
            <MoveButtons
              labels={{ up: words('moveUp', { name }), down: words('moveDown', { name }) }}
              isFirst={index === 0}
              isLast={index === chosen.length - 1}
              onMove={(by) => move(index, by)}
            />
            <button
              type="button"
              className={css.remove}
              onClick={() => change({ ways: ways.filter((way) => way !== id) })}
            >
              {t('removeWay')}
            </button>
          </li>
        ))}
      </ol>
      {ways.length < MOST_WAYS && (
        <ul className={css.templates}>
          {offered.map(({ id, name, kind, content }) => (
            <li key={id}>
              <button type="button" className={css.template} onClick={() => change({ ways: [...ways, id] })}>
                <PhonePreview content={content} language={languageFor(content, spoken) ?? spoken} isSmall />
                <b>{name}</b>
                <small>{words(`kind.${kind}`)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length === 0 && chosen.length === 0 && (
        <p>
          {t('noTemplates')} <Link to="/dashboard/zalo-message-templates">{words('title')}</Link>
        </p>
      )}
    </>
  )
}
