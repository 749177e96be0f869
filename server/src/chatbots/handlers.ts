// Owners' chatbots: a draft that is drawn freely, versions that people talk to.
import type { chatbots as calls } from '@portico/contract/chatbots.ts'
import { MOST_CHATBOTS } from '@portico/contract/chatbots.ts'
import { checkBot } from '@portico/contract/chatbots/check.ts'
import { BotNodes } from '@portico/contract/chatbots/flow.ts'
import { beginAt, entryFor, goOn, welcomeFor, type BotOutcome } from '@portico/contract/chatbots/machine.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { announce, createDraft, declareVersioned, saveDraft, versionedHandlers } from '../core/versioned/index.ts'
import { factsFor } from './facts.ts'
import { picturesOf } from './pictures.ts'
import { readChatbot, readChatbots } from './rows.ts'
import { readThings, thingsOf } from './things.ts'

const chatbots = declareVersioned({
  table: 'chatbots',
  versions: 'chatbot_versions',
  owner: 'bot_id',
  columns: { nodes: 'jsonb' },
  most: MOST_CHATBOTS,
  use: 'one',
  area: 'chatbot',
  topic: 'chatbots',
  toContent: ({ nodes }) => ({ nodes: BotNodes.parse(nodes) }),
  toColumns: ({ nodes }) => ({ nodes }),
  toListed: ({ content, at, by, ...version }) => ({ ...version, ...content, publishedAt: at, publishedBy: by }),
  read: readChatbot,
  async check({ tx, page }, { nodes }) {
    if (checkBot(nodes, await thingsOf(tx, page.id)).length > 0) throw fail('chatbot/not-ready')
  },
})

/** A greeting, to begin with. */
const FIRST_NODES: BotNodes = [{ id: 'welcome', kind: 'welcome', when: 'first', x: 0, y: 0, next: null }]

/** Chatbots of a page. */
export const chatbotHandlers: Handlers<typeof calls> = {
  ...versionedHandlers(chatbots),

  async list({ tx, page, clock }) {
    const rows = await readChatbots(tx, page.id, clock.now())
    return { rows, count: rows.length }
  },

  create: (context, { body: { name, nodes = FIRST_NODES } }) =>
    createDraft(chatbots, context, { name, content: { nodes } }),

  update: (context, { params, body: { name, nodes, revision } }) =>
    saveDraft(chatbots, context, params.id, { name, content: nodes ? { nodes } : {}, revision }),

  async rest(context, { params }) {
    const { tx, page } = context
    const { name } = await readChatbot(context, params.id)
    await tx.run(sql`update chatbots set is_active = false where page_id = ${page.id} and id = ${params.id}`)
    await tx.run(sql`update bot_talks set state = null where page_id = ${page.id} and bot_id = ${params.id}`)
    context.note({ name })
    return announce(chatbots, context, params.id)
  },

  async check(context, { params }) {
    const { nodes } = await readChatbot(context, params.id)
    return { problems: checkBot(nodes, await thingsOf(context.tx, context.page.id)) }
  },

  things: ({ tx, page }) => readThings(tx, page.id),

  async tryOut(context, { params, body: { text, state } }) {
    const { tx, page, clock, language } = context
    const { nodes } = await readChatbot(context, params.id)
    const facts = await factsFor(tx, nodes, { pageId: page.id, guestId: null, name: '', language, now: clock.now() })
    const stood = state && goOn(nodes, state, text, facts)
    const entry = entryFor(nodes, text)
    const begins = entry ?? welcomeFor(nodes, 'first') ?? welcomeFor(nodes, 'any')
    const outcome = stood && !(stood.isMissed && entry) ? stood : begins ? beginAt(nodes, begins.id, facts) : nothing
    return { ...outcome, said: await showSaid(context, outcome) }
  },
}

const nothing: BotOutcome = { said: [], state: null, saved: [], isHandedOver: false, path: [], isMissed: true }

async function showSaid(context: PageContext, { said }: BotOutcome) {
  const ids = said.flatMap(({ fileId }) => fileId ?? [])
  const pictures = await picturesOf(context, context.tx, context.page.id, ids)
  return said.map(({ text, fileId, buttons = [] }) => ({
    text,
    picture: (fileId && pictures.get(fileId)) || null,
    buttons,
  }))
}
