// AI settings of a page: rules in order, knowledge, limits, a test box, and questions to test with. The answers of the first
// group have the envelope of the specification.
import * as z from 'zod'
import { crud } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { seenRevision } from './http/versioned.ts'
import { AiRules } from './ai/rules.ts'
import { CASE_RESULTS, KNOWLEDGE_KINDS, MOST_CASES, MOST_KNOWLEDGE, MOST_KNOWLEDGE_LETTERS } from './ai/words.ts'
import { BOT_DECISIONS } from './chatbots/words.ts'
import { REPLY_CHANNELS } from './inbox/words.ts'
import { zaloAnswer } from './messages.ts'
import { isStorable, language, requiredText, text } from './text.ts'

const Provider = z.object({
  /** Empty where the installation's model is used. */
  baseUrl: z.string(),
  model: z.string(),
  hasKey: z.boolean(),
  /** Whether any model can be asked; without one, rules and FAQ still answer. */
  isReady: z.boolean(),
})
const Usage = z.object({ answers: z.int(), tokens: z.int(), cost: z.int() })

const AiSetting = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  pageId: z.uuid(),
  isOn: z.boolean(),
  channels: z.array(z.enum(REPLY_CHANNELS)),
  /** Where the AI's own answers leave without a member; elsewhere they are drafts. */
  autoChannels: z.array(z.enum(REPLY_CHANNELS)),
  persona: z.string(),
  aiSettingRules: AiRules,
  handWords: z.array(z.string()),
  handMessage: z.string(),
  fallback: z.string(),
  missesBeforeHand: z.int(),
  pauseHours: z.int(),
  monthlyAnswers: z.int(),
  /** In minor units; null for no limit of its own. */
  monthlyCost: z.int().nullable(),
  provider: Provider,
  /** Of this month. */
  usage: Usage,
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type AiSetting = z.output<typeof AiSetting>

const READ = { by: 'page', may: 'automation:read' } as const
const WRITE = { by: 'page', may: 'automation:publish' } as const
const MAKE = { by: 'page', may: 'automation:publish', module: 'ai' } as const

const channels = z.array(z.enum(REPLY_CHANNELS)).max(REPLY_CHANNELS.length)
const fields = z.object({
  isOn: z.boolean().optional(),
  channels: channels.optional(),
  autoChannels: channels.optional(),
  persona: text(500).optional(),
  aiSettingRules: AiRules.optional(),
  handWords: z.array(text(60)).max(30).optional(),
  handMessage: text(1000).optional(),
  fallback: text(1000).optional(),
  missesBeforeHand: z.int().min(1).max(10).optional(),
  pauseHours: z.int().min(1).max(168).optional(),
  monthlyAnswers: z.int().min(0).max(1_000_000).optional(),
  monthlyCost: z.int().min(0).max(1_000_000_000).nullable().optional(),
  provider: z
    .object({
      baseUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]),
      model: text(100),
      /** Left out it stays; empty takes it away. */
      apiKey: z.string().trim().max(500).refine(isStorable, 'field/invalid').optional(),
    })
    .optional(),
})
const one = zaloAnswer(AiSetting)
const params = z.object({ id: z.uuid() })

/** What the brain would do with a question. */
const Trial = z.object({
  decision: z.enum(BOT_DECISIONS),
  reason: z.string(),
  text: z.string(),
  by: z.string(),
  sources: z.array(z.string()),
  /** Sentences of the model that nothing of the venue's supports. */
  refused: z.array(z.string()),
  tokens: z.int(),
  cost: z.int(),
})
export type AiTrial = z.output<typeof Trial>

export const aiSettings = {
  list: endpoint({
    method: 'GET',
    path: '/zalo-ai-settings',
    summary: 'The page’s AI settings, one at most',
    access: READ,
    query: z.object({
      pageId: z.uuid().optional(),
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
      skip: z.coerce.number<number | string>().int().min(0).max(10_000).default(0),
    }),
    returns: zaloAnswer(z.object({ data: z.array(AiSetting), total: z.int() })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/zalo-ai-settings',
    summary: 'Make the page’s AI settings; what is left out has a careful default',
    access: MAKE,
    body: fields,
    returns: one,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/zalo-ai-settings/{id}',
    summary: 'Change the AI settings, unless someone else did meanwhile',
    access: WRITE,
    params,
    body: fields.extend({ revision: seenRevision }),
    returns: one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/zalo-ai-settings/{id}',
    summary: 'Delete the AI settings; knowledge and test questions stay',
    access: WRITE,
    params,
    returns: zaloAnswer(z.object({ id: z.uuid(), _id: z.uuid() })),
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/zalo-ai-settings/{id}/try',
    summary: 'What would be answered to a question, and why; nothing is sent',
    access: MAKE,
    params,
    isPart: true,
    isWaiting: true,
    perMinute: 120,
    body: z.object({ question: requiredText(1000), language: language.default('vi') }),
    returns: Trial,
  }),
}

const Knowledge = z.object({
  id: z.uuid(),
  kind: z.enum(KNOWLEDGE_KINDS),
  title: z.string(),
  body: z.string(),
  isOn: z.boolean(),
  /** Sentences that speak to the AI instead of to guests; they are left out. */
  leftOut: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Knowledge = z.output<typeof Knowledge>

const knowledge = crud({
  path: '/ai-knowledge',
  key: 'id',
  name: 'piece of knowledge',
  item: Knowledge,
  fields: z.object({
    kind: z.enum(KNOWLEDGE_KINDS),
    title: requiredText(500),
    body: requiredText(MOST_KNOWLEDGE_LETTERS),
    isOn: z.boolean(),
  }),
  filter: { kind: z.enum(KNOWLEDGE_KINDS).optional() },
  search: ['title', 'body'],
  sort: ['title', 'updatedAt'],
  most: MOST_KNOWLEDGE,
  read: READ,
  edit: WRITE,
  module: 'ai',
})

export const aiKnowledge = {
  ...knowledge,
  addFile: endpoint({
    method: 'POST',
    path: '/ai-knowledge/files',
    summary: 'Make a piece of knowledge of an upload: a PDF or plain text',
    access: MAKE,
    isWaiting: true,
    perMinute: 30,
    body: z.object({
      name: requiredText(200),
      /** The `url` of a whole upload. */
      url: requiredText(500),
    }),
    returns: Knowledge,
  }),
}

const Case = z.object({
  id: z.uuid(),
  question: z.string(),
  expects: z.enum(CASE_RESULTS),
  contains: z.string(),
  result: z
    .object({
      decision: z.enum(BOT_DECISIONS),
      text: z.string(),
      by: z.string(),
      isRight: z.boolean(),
      at: z.iso.datetime(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
})
export type AiCase = z.output<typeof Case>

const cases = crud({
  path: '/ai-cases',
  key: 'id',
  name: 'test question',
  item: Case,
  fields: z.object({ question: requiredText(1000), expects: z.enum(CASE_RESULTS), contains: text(200) }),
  most: MOST_CASES,
  read: READ,
  edit: WRITE,
  module: 'ai',
})

export const aiCases = {
  ...cases,
  run: endpoint({
    method: 'POST',
    path: '/ai-cases/{id}/run',
    summary: 'Ask a test question now and keep what came of it',
    access: MAKE,
    params,
    isPart: true,
    isWaiting: true,
    perMinute: 120,
    returns: Case,
  }),
}
