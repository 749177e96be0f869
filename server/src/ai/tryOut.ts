// What would be answered to a question, without sending anything: for the test box and for test questions.
import type { AiTrial } from '@portico/contract/ai.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { Services } from '../core/services.ts'
import { askFaq, askModel, askRules, prepareAsk, type KnownAnswer } from './answer.ts'
import type { AiRow } from './settingRows.ts'

const NOTHING = { reason: '', text: '', by: '', sources: [], refused: [], tokens: 0, cost: 0 }

/** Rules, FAQ and model as in a conversation that has just begun with somebody unknown. */
export async function tryQuestion(
  services: Services,
  ai: AiRow,
  { pageId, text, language }: { pageId: string; text: string; language: Language },
): Promise<AiTrial> {
  const question = { pageId, text, language, guestId: null, name: '', isFirst: false, now: services.clock.now() }
  const step = await services.db.asSystem(async (tx) => {
    const { known, order } = await askRules(tx, ai, question)
    const answer = known ?? (order ? undefined : await askFaq(tx, question))
    return answer ? { answer } : { ask: await prepareAsk(tx, ai, order, question) }
  })
  if (step.answer) return trialOf(step.answer)
  const { kind, reason, ...told } = { reason: '', ...(await askModel(services, ai, pageId, step.ask)) }
  if (kind === 'answer') return { ...told, decision: 'ai', reason }
  return { ...told, decision: kind === 'hand' ? 'hand' : 'silent', reason, text: '' }
}

function trialOf({ kind, text, by }: KnownAnswer): AiTrial {
  const decision = kind === 'bot' ? 'chatbot' : kind === 'ignore' ? 'silent' : kind
  return { ...NOTHING, decision, text, by, reason: kind === 'ignore' ? 'rule' : '' }
}
