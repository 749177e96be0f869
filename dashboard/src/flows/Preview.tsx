import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { type FlowStep } from '@portico/contract/flows.ts'
import { portal } from '@portico/contract/portal.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { useDrawing } from '../core/useDrawing.ts'
import { useText } from '../core/useText.ts'
import { PortalFrame } from '../ui/PortalFrame.tsx'
import { SchemeChoice, type Scheme } from '../ui/SchemeChoice.tsx'
import { hasPart } from './kinds.tsx'
import { sendable } from './steps.ts'
import css from './flow.module.css'
import stepCss from './steps.module.css'

/** Of the phone: with its frame it stands whole on a laptop's screen. */
const HEIGHT = 720

type Props = {
  steps: readonly FlowStep[]
  chosenId: string | undefined
  language: Language
  templateId: string | null
}

/** The chosen step on a guest's phone, drawn by the portal itself. */
export function Preview({ steps, chosenId, language, templateId }: Props) {
  const t = useText('flows')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [half, setHalf] = useState<'ask' | 'code'>('ask')
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === chosenId),
  )
  const step = steps[index]
  const hasHalves = step !== undefined && hasPart(step, 'code')
  const isCodeSent = hasHalves && half === 'code'
  const { drawing, isError } = useDrawing(
    portal.preview,
    step && { steps: sendable(steps), index, language, scheme, isCodeSent, templateId },
    (body, signal) => api(portal.preview, { body }, signal),
  )
  if (!step) return null
  return (
    <div className={css.previewBody}>
      <div className={css.previewTools}>
        <SchemeChoice value={scheme} onChange={setScheme} />
        {hasHalves && (
          <SegmentedControl
            size="xs"
            aria-label={t('preview.half')}
            value={half}
            onChange={(value) => setHalf(value)}
            data={[
              { value: 'ask', label: t(step.type === 'email-code' ? 'preview.askEmail' : 'preview.ask') },
              { value: 'code', label: t('preview.code') },
            ]}
          />
        )}
      </div>
      {isError && (
        <p className={stepCss.stepProblem} role="status">
          {t('preview.failed')}
        </p>
      )}
      <PortalFrame drawing={drawing} title={t('preview.frame')} height={HEIGHT} />
    </div>
  )
}
