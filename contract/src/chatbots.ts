// Chatbots: drafts, versions, the one that answers, a chat to try them in, and what they do in a conversation.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { seenRevision, versionedCalls } from './http/versioned.ts'
import { BOT_PROBLEMS } from './chatbots/check.ts'
import { BotNodes } from './chatbots/flow.ts'
import { BOT_DECISIONS, PAUSES } from './chatbots/words.ts'
import { REPLY_CHANNELS } from './inbox/words.ts'
import { requiredText, text } from './text.ts'

export const MOST_CHATBOTS = 20

const Chatbot = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The draft. */
  nodes: BotNodes,
  revision: z.int(),
  /** Newest published version; 0 before the first. */
  version: z.int(),
  publishedAt: z.iso.datetime().nullable(),
  hasChanges: z.boolean(),
  /** The one that answers on this page. */
  isActive: z.boolean(),
  /** People who talk to it at this moment. */
  talking: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Chatbot = z.output<typeof Chatbot>

const ChatbotVersion = z.object({
  version: z.int(),
  nodes: BotNodes,
  publishedAt: z.iso.datetime(),
  publishedBy: z.string().nullable(),
  isPublished: z.boolean(),
})
export type ChatbotVersion = z.output<typeof ChatbotVersion>

const State = z.object({
  nodeId: z.string().max(40),
  tries: z.int().min(0).max(100),
  answers: z.record(z.string().max(60), z.string().max(300)),
})

/** What a chatbot can name. */
const Named = z.array(z.object({ id: z.uuid(), name: z.string() }))
const Things = z.object({ items: Named, gifts: Named, segments: Named, files: Named })
export type BotThingsListed = z.output<typeof Things>

const params = z.object({ id: z.uuid() })
const read = { by: 'page', may: 'automation:read' } as const
const edit = { by: 'page', may: 'automation:write' } as const
const write = { ...edit, module: 'automation' } as const
const publish = { by: 'page', may: 'automation:publish', module: 'automation' } as const

export const chatbots = {
  ...versionedCalls({
    path: '/chatbots',
    name: 'a chatbot',
    item: Chatbot,
    version: ChatbotVersion,
    read,
    write,
    publish,
    remove: { by: 'page', may: 'automation:delete' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/chatbots',
    summary: 'List chatbots, the one that answers first',
    access: read,
    returns: listOf(Chatbot),
  }),
  create: endpoint({
    method: 'POST',
    path: '/chatbots',
    summary: 'Create a chatbot as a draft',
    access: write,
    body: z.object({ name: requiredText(80), nodes: BotNodes.optional() }),
    returns: Chatbot,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/chatbots/{id}',
    summary: 'Save the draft, unless someone else did meanwhile; people go on talking to the published version',
    access: edit,
    params,
    body: z.object({ name: requiredText(80).optional(), nodes: BotNodes.optional(), revision: seenRevision }),
    returns: Chatbot,
  }),
  rest: endpoint({
    method: 'POST',
    path: '/chatbots/{id}/rest',
    summary: 'Let the chatbot answer nobody; conversations under way end',
    access: { by: 'page', may: 'automation:publish' },
    params,
    returns: Chatbot,
  }),
  check: endpoint({
    method: 'GET',
    path: '/chatbots/{id}/check',
    summary: 'What keeps the draft from being published, node by node',
    access: read,
    params,
    returns: z.object({ problems: z.array(z.object({ nodeId: z.string().nullable(), code: z.enum(BOT_PROBLEMS) })) }),
  }),
  things: endpoint({
    method: 'GET',
    path: '/chatbot-things',
    summary: 'What a chatbot can name: menu items, gifts, segments, pictures',
    access: read,
    returns: Things,
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/chatbots/{id}/try',
    summary: 'Say something to the draft; nothing is sent and nothing is kept, the caller holds the state',
    access: read,
    params,
    isPart: true,
    perMinute: 120,
    body: z.object({ text: text(1000), state: State.nullable().default(null) }),
    returns: z.object({
      said: z.array(z.object({ text: z.string(), picture: z.string().nullable(), buttons: z.array(z.string()) })),
      state: State.nullable(),
      saved: z.array(z.object({ field: z.string(), value: z.string() })),
      isHandedOver: z.boolean(),
      path: z.array(z.string()),
    }),
  }),
}

const Draft = z.object({ text: z.string(), sources: z.array(z.string()), at: z.iso.datetime() })

const BotTalk = z.object({
  /** Whether anything on this page answers by itself. */
  isOn: z.boolean(),
  /** The chatbot that waits for an answer in this conversation. */
  chatbot: z.string().nullable(),
  pausedUntil: z.iso.datetime().nullable(),
  pausedBy: z.enum(PAUSES).nullable(),
  draft: Draft.nullable(),
})
export type BotTalk = z.output<typeof BotTalk>

const BotTurn = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  channel: z.enum(REPLY_CHANNELS),
  /** What the person wrote; masked for those who may not read it. */
  question: z.string(),
  answers: z.array(z.string()),
  decision: z.enum(BOT_DECISIONS),
  reason: z.string(),
  /** The rule, the question of the FAQ or the chatbot. */
  by: z.string(),
  sources: z.array(z.string()),
  refused: z.array(z.string()),
  tokens: z.int(),
  cost: z.int(),
  milliseconds: z.int().nullable(),
  at: z.iso.datetime(),
})
export type BotTurn = z.output<typeof BotTurn>

const talk = { method: 'GET', path: '/conversations/{id}/bot', params } as const

export const botTalks = {
  read: endpoint({
    ...talk,
    summary: 'Whether a bot answers in a conversation, or until when it keeps silent, and what the AI suggests',
    access: { by: 'page', may: 'zalo:read' },
    returns: BotTalk,
  }),
  pause: endpoint({
    ...talk,
    method: 'PUT',
    summary: 'Silence the bot in a conversation, or give the conversation back to it',
    access: { by: 'page', may: 'zalo:reply' },
    body: z.object({ isPaused: z.boolean(), hours: z.int().min(1).max(720).optional() }),
    returns: BotTalk,
  }),
  dropDraft: endpoint({
    ...talk,
    method: 'DELETE',
    path: '/conversations/{id}/bot/draft',
    summary: 'Take away what the AI suggests',
    access: { by: 'page', may: 'zalo:reply' },
    isPart: true,
    returns: BotTalk,
  }),
  turns: endpoint({
    method: 'GET',
    path: '/bot-turns',
    summary: 'What bots and AI said and why, newest first; `before` is the id of the last row',
    access: read,
    query: z.object({
      limit: paging.shape.limit,
      before: z.uuid().optional(),
      decision: z.enum(BOT_DECISIONS).optional(),
      conversationId: z.uuid().optional(),
    }),
    returns: z.object({ rows: z.array(BotTurn), next: z.uuid().nullable() }),
  }),
}
