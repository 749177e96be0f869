// What the AI settings decide: rules, the owner's own answers, and what becomes of a model's answer.
import { textIn } from '@portico/portal/text.ts'
import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import {
  askFaq,
  askRules,
  modelOf,
  prepareAsk,
  type AiRow,
  type ModelQuestion,
  type AskedModel,
  type KnownAnswer,
} from '../../ai/index.ts'
import { startBot } from './byBot.ts'
import type { Decision, Of } from './turn.ts'

type Plan = { decided: Decision } | { ask: ModelQuestion; ai: AiRow }

/** Rules and FAQ; where neither answers, what a model is to be asked. Undefined where there is no model. */
export async function byRules(services: Services, tx: Tx, of: Of, ai: AiRow): Promise<Plan | undefined> {
  const { turn, heard, now, isFirst } = of
  const question = { ...heard, pageId: turn.pageId, isFirst, now }
  const { known, order } = await askRules(tx, ai, question)
  const answer = known ?? (order ? undefined : await askFaq(tx, question))
  if (answer) return { decided: await decisionOf(tx, of, ai, answer) }
  if (!modelOf(services, ai)) return undefined
  return { ask: await prepareAsk(tx, ai, order, question), ai }
}

async function decisionOf(tx: Tx, of: Of, ai: AiRow, { kind, text, by }: KnownAnswer): Promise<Decision> {
  const detail = { by }
  if (kind === 'bot') return (await startBot(tx, of)) ?? { decision: 'silent', reason: 'no-bot', detail }
  if (kind === 'ignore') return { decision: 'silent', reason: 'rule', detail }
  if (kind === 'hand') return handOver(of, ai, { reason: 'rule', text, detail })
  return { decision: kind, said: text === '' ? [] : [{ text }], detail }
}

/** A good answer leaves where the owner lets it, else it is a draft; anything else is for a person. */
export function byAi(of: Of, ai: AiRow, asked: AskedModel): Decision {
  const { text, by, sources, refused, tokens, cost } = asked
  const detail = { by, sources, refused, tokens, cost, text }
  if (asked.kind === 'answer') {
    const isAuto = ai.autoChannels.includes(of.heard.channel)
    if (isAuto) return { decision: 'ai', said: [{ text }], detail }
    return { decision: 'draft', draft: { text, sources }, detail }
  }
  if (asked.kind === 'hand') return answerMiss(of, ai, asked.reason, detail)
  return answerMiss(of, ai, asked.kind === 'refused' ? 'refused' : asked.reason, detail)
}

/** Nothing answers. */
export function byMiss(of: Of): Decision {
  if (!of.ai) return { decision: 'silent', reason: 'nothing', isMiss: true }
  return answerMiss(of, of.ai, 'nothing', {})
}

/** After some questions in a row without an answer, a person is called. */
function answerMiss(of: Of, ai: AiRow, reason: string, detail: Record<string, unknown>): Decision {
  if (of.talk.misses + 1 >= ai.missesBeforeHand) return handOver(of, ai, { reason, text: ai.handMessage, detail })
  const said = ai.fallback === '' ? [] : [{ text: ai.fallback }]
  return { decision: said.length > 0 ? 'rule' : 'silent', reason, said, detail: { by: '', ...detail }, isMiss: true }
}

type Handing = { reason: string; text: string; detail: Record<string, unknown> }

function handOver({ heard }: Of, ai: AiRow, { reason, text, detail }: Handing): Decision {
  return {
    decision: 'hand',
    reason,
    said: [{ text: text || textIn(heard.language)('bot.handed') }],
    detail,
    pause: { by: 'hand', hours: ai.pauseHours },
  }
}
