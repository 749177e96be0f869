import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { portal } from '@portico/contract/portal.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { PortalFrame } from '../ui/PortalFrame.tsx'
import type { Purpose, Wording } from './useConsentTexts.ts'
import css from './consents.module.css'

/** Both boxes in sight without a scroll. */
const HEIGHT = 900
const WAIT_MS = 250
/** Messages are asked for where guests leave a way to send them; with the terms, when those stand before. */
const QUESTION = { id: 'phone', type: 'phone', mappingField: 'phone', required: true } as const
const STEPS = [
  { id: 'terms', type: 'terms' as const },
  { id: 'form', type: 'form' as const, questions: [QUESTION] },
]

type Props = { purpose: Purpose; wording: Wording; language: Language }

/** The words where guests read them: beside the box, or on the page of terms; drawn by the portal itself. */
export function ConsentPreview({ purpose, wording, language }: Props) {
  const t = useText('consents')
  const pageId = usePage((state) => state.pageId)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [waited] = useDebouncedValue(wording, WAIT_MS)
  const body = {
    steps: STEPS,
    index: 0,
    language,
    scheme,
    isTerms: purpose === 'terms',
    wordings: purpose === 'terms' ? { terms: { texts: waited.texts } } : { marketing: waited },
  }
  const { data, isError } = useQuery({
    queryKey: ['consent-preview', pageId, body],
    queryFn: ({ signal }) => api(portal.preview, { body }, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      <SegmentedControl
        size="xs"
        aria-label={t('preview.scheme')}
        value={scheme}
        onChange={(value) => setScheme(value)}
        data={[
          { value: 'light', label: t('preview.light') },
          { value: 'dark', label: t('preview.dark') },
        ]}
      />
      {isError && (
        <p className={css.note} role="status">
          {t('preview.failed')}
        </p>
      )}
      <PortalFrame drawing={data} title={t('preview.frame')} height={HEIGHT} />
    </section>
  )
}
