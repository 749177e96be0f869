import type { AutomationStep } from '@portico/contract/automations/content.ts'
import type { StepResult } from '@portico/contract/automations/kinds.ts'
import { MESSAGE_CHANNELS } from '@portico/contract/messages/kinds.ts'
import { isOneOf } from '@portico/contract/records.ts'
import type { useText } from '../core/useText.ts'
import type { Tone } from '../ui/Tag.tsx'
import type { Say } from './words.ts'

export const RESULT_TONES: Record<StepResult, Tone> = {
  entered: 'info',
  refused: 'quiet',
  waited: 'quiet',
  did: 'good',
  chose: 'info',
  skipped: 'warn',
  failed: 'bad',
  left: 'warn',
  ended: 'good',
}

type SayLog = ReturnType<typeof useText<'automationLog'>>
type LogDetail = { result: StepResult; detail: string; step: AutomationStep | undefined }

/** The channel of a message, the arm of a fork, the points that were given. */
export function detailWords({ result, detail, step }: LogDetail, t: Say, log: SayLog): string {
  if (detail === '') return ''
  if (result === 'chose') {
    if (step?.type === 'split') return detail.toUpperCase()
    if (detail !== 'yes' && detail !== 'no') return detail.toUpperCase()
    return t(step?.type === 'happen' ? `arm.happen-${detail}` : `arm.${detail}`)
  }
  if (isOneOf(MESSAGE_CHANNELS, detail)) return log(`channel.${detail}`)
  if (step?.type === 'points' && result === 'did') return t('pointsCount', { count: Number(detail) || 0 })
  return result === 'left' ? '' : detail
}
