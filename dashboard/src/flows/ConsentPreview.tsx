import { useState } from 'react'
import { portal } from '@portico/contract/portal.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { useDrawing } from '../core/useDrawing.ts'
import { useText } from '../core/useText.ts'
import { PortalFrame } from '../ui/PortalFrame.tsx'
import { SchemeChoice, type Scheme } from '../ui/SchemeChoice.tsx'
import type { Purpose, Wording } from './useConsentTexts.ts'
import css from './consents.module.css'

/** Both boxes in sight without a scroll. */
const HEIGHT = 900
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
  const [scheme, setScheme] = useState<Scheme>('light')
  const body = {
    steps: STEPS,
    index: 0,
    language,
    scheme,
    isTerms: purpose === 'terms',
    wordings: purpose === 'terms' ? { terms: { texts: wording.texts } } : { marketing: wording },
  }
  const { drawing, isError } = useDrawing(portal.preview, body, (sent, signal) =>
    api(portal.preview, { body: sent }, signal),
  )
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      <SchemeChoice value={scheme} onChange={setScheme} />
      {isError && (
        <p className={css.note} role="status">
          {t('preview.failed')}
        </p>
      )}
      <PortalFrame drawing={drawing} title={t('preview.frame')} height={HEIGHT} />
    </section>
  )
}
