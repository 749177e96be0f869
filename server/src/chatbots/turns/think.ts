// Decides what to answer, under the lock of the conversation, so that two workers never decide the same. Only a model is
// asked outside of it, and everything is looked at again when it has answered.
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { askModel, isAiOn, readAi, type AiRow, type ModelQuestion } from '../../ai/index.ts'
import { keepAnswers } from '../keepAnswers.ts'
import { byAi, byMiss, byRules } from './byAi.ts'
import { beginBot, continueBot } from './byBot.ts'
import { silenceOf } from './gate.ts'
import { holdTalk, readHeard, writeDecision } from './talks.ts'
import type { Decision, HeardMessage, Of, Turn } from './turn.ts'

/** Who has said nothing for so long is welcomed again. */
const QUIET_HOURS = 24

type Plan = { decided: Decision } | { ask: ModelQuestion; ai: AiRow }

/** Decides one turn. */
export async function think(services: Services, turn: Turn): Promise<void> {
  const plan = await underLock(services, turn, async (tx, of) => {
    const planned = await decide(services, tx, of)
    if ('decided' in planned) await conclude(services, tx, of, planned.decided)
    return planned
  })
  if (!plan || !('ask' in plan)) return
  const asked = await askModel(services, plan.ai, turn.pageId, plan.ask)
  await underLock(services, turn, async (tx, of) => {
    // A member may have answered, or switched the AI off, while the model was thinking.
    const silence = await silenceOf(services, tx, { ...turn, ...of, memberHours: plan.ai.pauseHours })
    const isOn = await isAiOn(tx, turn.pageId, of.now)
    const decided: Decision = silence
      ? { decision: 'silent', ...silence }
      : isOn
        ? byAi(of, plan.ai, asked)
        : { decision: 'silent', reason: 'off' }
    await conclude(services, tx, of, decided)
  })
}

async function underLock<T>(
  { db, clock }: Services,
  turn: Turn,
  work: (tx: Tx, of: Of) => Promise<T>,
): Promise<T | undefined> {
  return db.asSystem(async (tx) => {
    const now = clock.now()
    const talk = await holdTalk(tx, turn)
    const heard = talk && (await readHeard(tx, turn))
    if (!talk || !heard) return undefined
    const own = (await isAiOn(tx, turn.pageId, now)) ? await readAi(tx, turn.pageId) : undefined
    const ai = own?.channels.includes(heard.channel) ? own : undefined
    return work(tx, { turn, talk, heard, now, isFirst: await isNewcomer(tx, turn, heard), ai })
  })
}

async function conclude(services: Services, tx: Tx, { turn, heard, now }: Of, decided: Decision): Promise<void> {
  await writeDecision(tx, turn, now, decided)
  await keepAnswers(services, tx, { pageId: turn.pageId, guestId: heard.guestId }, decided.saved ?? [])
}

/** A question that waits for an answer, rules, keywords, FAQ, a welcome, the model, and in the end nothing. */
async function decide(services: Services, tx: Tx, of: Of): Promise<Plan> {
  const { turn, heard, ai } = of
  const silence = await silenceOf(services, tx, { ...turn, ...of, ...(ai && { memberHours: ai.pauseHours }) })
  if (silence) return { decided: { decision: 'silent', ...silence } }
  if (heard.text.trim() === '') return { decided: { decision: 'silent', reason: 'no-words' } }
  const going = await continueBot(tx, of)
  if (going && !going.isMiss) return { decided: going }
  const ruled = ai ? await byRules(services, tx, of, ai) : undefined
  if (ruled && 'decided' in ruled) return ruled
  const begun = going ?? (await beginBot(tx, of, { hasModel: ruled !== undefined }))
  if (begun) return { decided: begun }
  if (ruled) return ruled
  return { decided: byMiss(of) }
}

/** Whether nobody said anything in this conversation before, or not for a day. */
async function isNewcomer(tx: Tx, turn: Turn, heard: HeardMessage): Promise<boolean> {
  const since = new Date(Date.parse(heard.at) - QUIET_HOURS * 3600_000)
  const before = await tx.first(sql`
    select 1 from conversation_messages where page_id = ${turn.pageId} and conversation_id = ${turn.conversationId}
      and direction <> 'note' and id <> ${turn.id} and at > ${since} and at <= ${heard.at} limit 1`)
  return before === undefined
}
