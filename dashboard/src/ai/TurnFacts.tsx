import type { AiTrial } from '@portico/contract/ai.ts'
import { useText } from '../core/useText.ts'
import { Tag } from '../ui/Tag.tsx'
import { useReason } from './useReason.ts'
import css from './ai.module.css'

const TONES = {
  chatbot: 'info',
  rule: 'info',
  faq: 'info',
  ai: 'good',
  draft: 'warn',
  hand: 'warn',
  silent: 'quiet',
} as const

type Facts = Pick<AiTrial, 'decision' | 'reason' | 'by' | 'sources' | 'refused' | 'tokens'>

/** Who answered and why, from which sources, and what of a model's answer was refused. */
export function TurnFacts({ turn: { decision, reason, by, sources, refused, tokens } }: { turn: Facts }) {
  const t = useText('aiSettings')
  const reasonText = useReason()
  return (
    <div className={css.facts}>
      <p>
        <Tag tone={TONES[decision]}>{t(`decision.${decision}`)}</Tag> {by && <strong>{by}</strong>}{' '}
        {reason && reasonText(reason)}
      </p>
      {sources.length > 0 && <p>{t('sources', { names: sources.join(', ') })}</p>}
      {refused.length > 0 && <p className={css.refused}>{t('refusedWords', { words: refused.join(' · ') })}</p>}
      {tokens > 0 && <p className={css.small}>{t('tokens', { count: tokens })}</p>}
    </div>
  )
}
