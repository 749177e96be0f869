import { Button } from '@mantine/core'
import type { ConsentVersion } from '@portico/contract/guests.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonLine } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { Purpose, useConsentTexts, Wording } from './useConsentTexts.ts'
import css from './consents.module.css'

type Props = {
  versions: ReturnType<typeof useConsentTexts>['versions']
  current: number
  purpose: Purpose
  language: Language
  onReuse: (wording: Wording) => void
}

/** Every version there was, who wrote it, and how many agreed to it. */
export function ConsentHistory({ versions: { data, error, refetch }, current, purpose, language, onReuse }: Props) {
  const t = useText('consents')
  return (
    <section className={css.history} aria-labelledby="consent-versions">
      <h2 id="consent-versions">{t('history.title')}</h2>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonLine width="60%" height={18} />}
      <ol className={css.versions}>
        {data?.rows.map((row) => (
          <Version
            key={row.version}
            row={row}
            isCurrent={row.version === current}
            purpose={purpose}
            language={language}
            onReuse={onReuse}
          />
        ))}
      </ol>
      {data && data.unnumbered.given > 0 && (
        <p className={css.note}>{t('history.unnumbered', { count: data.unnumbered.given })}</p>
      )}
    </section>
  )
}

type VersionProps = Pick<Props, 'purpose' | 'language' | 'onReuse'> & { row: ConsentVersion; isCurrent: boolean }

function Version({ row, isCurrent, purpose, language, onReuse }: VersionProps) {
  const t = useText('consents')
  const word = useText('guests')
  const format = useFormat()
  const mayWrite = useAllows('flow:write')
  const { version, createdAt, by, given, standing, texts, channels, maxPerMonth } = row
  const words = texts[language] || Object.values(texts).find(Boolean)
  const about = [createdAt && format.dateTime(createdAt), by].filter(Boolean).join(' · ')
  const sent =
    purpose === 'marketing' && channels.length > 0
      ? [channels.map((one) => word(`channel.${one}`)).join(', '), maxPerMonth && word('upTo', { count: maxPerMonth })]
      : []
  return (
    <li className={css.version}>
      <div>
        <strong>{version === 0 ? t('history.ours') : t('history.version', { number: version })}</strong>{' '}
        {isCurrent && <Tag tone="good">{t('history.current')}</Tag>}
        {about && <p>{about}</p>}
        <p className={css.count}>
          {t('history.given', { count: given })}
          {given > 0 && ` · ${t('history.standing', { count: standing })}`}
        </p>
        {version > 0 && <p className={css.quote}>{words ?? t('history.empty')}</p>}
        {sent.some(Boolean) && <p>{sent.filter(Boolean).join(' · ')}</p>}
      </div>
      {mayWrite && !isCurrent && (
        <Button variant="default" size="sm" onClick={() => onReuse({ texts, channels, maxPerMonth })}>
          {t('history.reuse')}
        </Button>
      )}
    </li>
  )
}
