// How a question is answered: the owner's rules in their order, the owner's own answers, then the model. Everything a model
// says is judged before anybody hears it.
import { randomBytes } from 'node:crypto'
import { chooseRule, type AiRule } from '@portico/contract/ai/rules.ts'
import { matchKeyword } from '@portico/contract/keywords.ts'
import type { Language } from '@portico/locales/languages.ts'
import { fillIn } from '../core/phrases.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import { findFaq, findNotes } from './knowledge/search.ts'
import { checkAnswer, type Source } from './model/checkAnswer.ts'
import { askOnce, ModelError, type Prompt } from './model/client.ts'
import { chooseFacts, sourcesOf, writePrompt } from './model/prompt.ts'
import { redact } from './model/redact.ts'
import { holdAnswer, mostOf, settleAnswer } from './model/spend.ts'
import { modelOf, type AiRow } from './settingRows.ts'
import { hoursSentence, readVenueFacts, type VenueFacts } from './venue/facts.ts'

type Question = {
  pageId: string
  text: string
  language: Language
  guestId: string | null
  name: string
  isFirst: boolean
  now: Date
}
/** `by` is the rule or the FAQ's question. */
export type KnownAnswer =
  | { kind: 'rule' | 'faq'; text: string; by: string }
  | { kind: 'hand' | 'ignore' | 'bot'; text: string; by: string }
/** A question for a model, with all it may say. */
export type ModelQuestion = { prompt: Prompt; sources: Source[]; canary: string; allowed: string; by: string }
export type ModelTelling = {
  text: string
  by: string
  sources: string[]
  refused: string[]
  tokens: number
  cost: number
}
export type AskedModel =
  | ({ kind: 'answer' } & ModelTelling)
  | ({ kind: 'hand' | 'refused' | 'fault'; reason: string } & ModelTelling)

/** What rules say of a question; `order` is a rule that only tells the model what to do. */
export async function askRules(
  tx: Tx,
  ai: AiRow,
  question: Question,
): Promise<{ known?: KnownAnswer; order?: AiRule }> {
  const facts = await readVenueFacts(tx, question.pageId, question.language, question.now)
  const wantsPerson = matchKeyword(question.text, ai.handWords)
  if (wantsPerson !== undefined)
    return { known: { kind: 'hand', text: fill(ai.handMessage, question, facts), by: wantsPerson } }
  const moment = { isClosed: facts.isOpen === false, isFirst: question.isFirst }
  const rule = chooseRule(ai.rules, question.text, moment)
  if (!rule) return {}
  const { type, text } = rule.does
  if (type === 'instruct') return { order: rule }
  return { known: { kind: type === 'reply' ? 'rule' : type, text: fill(text, question, facts), by: rule.name } }
}

/** The owner's own answer to a question like this. */
export async function askFaq(tx: Tx, question: Question): Promise<KnownAnswer | undefined> {
  const faq = await findFaq(tx, question.pageId, question.text)
  if (!faq) return undefined
  const facts = await readVenueFacts(tx, question.pageId, question.language, question.now)
  return { kind: 'faq', text: fill(faq.body, question, facts), by: faq.title.split('\n')[0]! }
}

/** Puts together what a model is given about a question. */
export async function prepareAsk(
  tx: Tx,
  ai: AiRow,
  order: AiRule | undefined,
  question: Question,
): Promise<ModelQuestion> {
  const { pageId, text, language, now } = question
  const venue = await readVenueFacts(tx, pageId, language, now)
  const facts = chooseFacts(text, venue.facts).map((fact) =>
    fact.kind === 'hours' ? { ...fact, text: hoursSentence(venue, language) } : fact,
  )
  const sources = sourcesOf(facts, await findNotes(tx, pageId, text))
  const canary = randomBytes(6).toString('hex')
  const shares = order?.does.shares ?? []
  const hidden = shares.includes('name') ? [] : [question.name]
  const shared = await sharedOf(tx, question, shares)
  const prompt = writePrompt({
    venue: venue.venue,
    language,
    persona: ai.persona,
    order: order?.does.text ?? '',
    shared,
    sources,
    question: redact(text, hidden),
    canary,
  })
  const allowed = [venue.venue, ai.persona, order?.does.text ?? '', shares.includes('name') ? question.name : ''].join(
    ' ',
  )
  return { prompt, sources, canary, allowed, by: order?.name ?? '' }
}

/** Asks the model, within what the month allows. Never throws for what a model does. */
export async function askModel(services: Services, ai: AiRow, pageId: string, ask: ModelQuestion): Promise<AskedModel> {
  const told = { text: '', by: ask.by, sources: [], refused: [], tokens: 0, cost: 0 }
  const found = modelOf(services, ai)
  if (!found) return { kind: 'fault', reason: 'no-model', ...told }
  const prices = found.isOwn ? { in: 0, out: 0 } : services.config.llm.prices
  const { prompt } = ask
  const held = await holdAnswer(services, {
    pageId,
    id: newId(services.clock.now()),
    amount: mostOf(prompt.system.length + prompt.user.length, prices),
    limits: ai,
    now: services.clock.now(),
  })
  if (typeof held === 'string') return { kind: 'fault', reason: held, ...told }
  let tokens = { in: 0, out: 0 }
  let outcome: AskedModel
  try {
    const answer = await askOnce(services, found.model, prompt)
    tokens = answer.tokens
    outcome =
      answer.kind === 'hand'
        ? { kind: 'hand', reason: 'model', ...told }
        : { ...judge(answer.text, ask), tokens: 0, cost: 0 }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    services.log.warn({ pageId, fault: error.fault, reason: error.message }, 'the model did not answer')
    outcome = { kind: 'fault', reason: error.fault, ...told }
  }
  const cost = await settleAnswer(services, held, { tokens, prices })
  return { ...outcome, tokens: tokens.in + tokens.out, cost }
}

function judge(written: string, { sources, canary, allowed, by }: ModelQuestion): AskedModel {
  const { isGood, text, used, refused } = checkAnswer(written, { sources, canary, allowed })
  const told = { text: isGood ? text : '', by, sources: used, refused, tokens: 0, cost: 0 }
  return isGood ? { kind: 'answer', ...told } : { kind: 'refused', reason: 'unsupported', ...told }
}

/** Words of the owner with the venue's own data in place of `{hours}` and its like. */
function fill(text: string, { name, language }: Question, facts: VenueFacts): string {
  const address = facts.facts.find(({ kind }) => kind === 'address')?.text ?? ''
  return fillIn(text, { name, venue: facts.venue, hours: hoursSentence(facts, language), address }).trim()
}

async function sharedOf(tx: Tx, question: Question, shares: AiRule['does']['shares']): Promise<string> {
  const parts: string[] = []
  if (shares.includes('name') && question.name) parts.push(`name: ${question.name}`)
  if (shares.includes('language')) parts.push(`language: ${question.language}`)
  if (shares.includes('tags') && question.guestId) {
    const tags = await tx.rows(sql<{ name: string }>`
      select t.name from tagged_guests g join tags t on t.page_id = ${question.pageId} and t.id = g.tag_id
      where g.page_id = ${question.pageId} and g.guest_id = ${question.guestId} order by t.name limit 20`)
    if (tags.length > 0) parts.push(`tags: ${tags.map(({ name }) => name).join(', ')}`)
  }
  return parts.join('; ')
}
