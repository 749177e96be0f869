// Good requests for the calls about chatbots and AI, and a row in each of their tables. Each row has the page's own id.
import { sql } from '../../core/db/database.ts'
import { GREETER } from '../chatbots.ts'
import type { Sample } from './fire.ts'
import { fillInbox } from './inboxSamples.ts'
import { wholeUpload } from './mediaSamples.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>
type MakeRows = (world: World) => Promise<void>

const about =
  (makeRows: MakeRows, body?: object): MakeSample =>
  async (world) => {
    await makeRows(world)
    return { params: { id: world.page.eid }, ...(body ? { body } : {}) }
  }

const PIECE = { kind: 'text', title: 'Giờ mở cửa', body: 'Quán mở cửa từ 7 giờ đến 22 giờ.', isOn: true }
const QUESTION = { question: 'Quán mở cửa mấy giờ?', expects: 'silent', contains: '' }

export const chatbotSamples: Record<string, MakeSample> = {
  'chatbots.create': () => ({ body: { name: 'Lễ tân', nodes: GREETER } }),
  'chatbots.read': about(givenChatbot),
  'chatbots.update': about(givenChatbot, { name: 'Lễ tân' }),
  'chatbots.remove': about(givenChatbot),
  'chatbots.versions': about(givenChatbot),
  'chatbots.check': about(givenChatbot),
  'chatbots.publish': about(givenChatbot, {}),
  'chatbots.undoPublish': about(givenChatbot),
  'chatbots.rollBack': about(givenChatbot, { version: 1 }),
  'chatbots.restore': about(givenChatbot, { version: 1 }),
  'chatbots.activate': about(givenChatbot),
  'chatbots.rest': about(givenChatbot),
  'chatbots.tryOut': about(givenChatbot, { text: 'Chào quán' }),
  // A page has one set of them.
  'aiSettings.create': async ({ running: { services }, page: { eid } }) => {
    await services.db.asSystem((tx) => tx.run(sql`delete from ai_settings where page_id = ${eid}`))
    return { body: { persona: 'Thân thiện' } }
  },
  'aiSettings.update': about(givenAi, { persona: 'Thân thiện' }),
  'aiSettings.remove': about(givenAi),
  'aiSettings.tryOut': about(givenAi, { question: 'Quán mở cửa mấy giờ?' }),
  'aiKnowledge.create': () => ({ body: PIECE }),
  'aiKnowledge.addFile': async (world) => ({
    body: { name: 'gio.txt', url: await wholeUpload(world, Buffer.from(PIECE.body)) },
  }),
  'aiKnowledge.read': about(givenAi),
  'aiKnowledge.update': about(givenAi, PIECE),
  'aiKnowledge.remove': about(givenAi),
  'aiCases.create': () => ({ body: QUESTION }),
  'aiCases.read': about(givenAi),
  'aiCases.update': about(givenAi, QUESTION),
  'aiCases.remove': about(givenAi),
  'aiCases.run': about(givenAi),
}

/** A published chatbot that answers nobody. */
async function givenChatbot({ running: { services }, page: { eid, owner } }: World): Promise<void> {
  const now = services.clock.now()
  const nodes = JSON.stringify(GREETER.map((node) => ('text' in node ? { ...node, text: `Chào từ ${eid}` } : node)))
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into chatbots (page_id, id, name, nodes, version, created_at, updated_at)
      values (${eid}, ${eid}, ${`chatbot of ${eid}`}, ${nodes}, 1, ${now}, ${now}) on conflict do nothing`)
    await tx.run(sql`
      insert into chatbot_versions (page_id, bot_id, version, nodes, at, by_user)
      values (${eid}, ${eid}, 1, ${nodes}, ${now}, ${owner.id}) on conflict do nothing`)
  })
}

/** AI that is switched off, a piece of knowledge with its paragraph, and a question to test with. */
async function givenAi({ running: { services }, page: { eid } }: World): Promise<void> {
  const now = services.clock.now()
  const rules = JSON.stringify([])
  const result = { decision: 'silent', text: `text of ${eid}`, by: '', isRight: true, at: now.toISOString() }
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into ai_settings (page_id, id, persona, ai_setting_rules, hand_message, fallback, model, api_key, created_at, updated_at)
      values (${eid}, ${eid}, ${`persona of ${eid}`}, ${rules}, ${`hand of ${eid}`}, ${`fallback of ${eid}`}, ${`model of ${eid}`},
        ${services.secrets.seal(`key of ${eid}`)}, ${now}, ${now}) on conflict do nothing`)
    await tx.run(sql`
      insert into ai_knowledge (page_id, id, kind, title, body, created_at, updated_at)
      values (${eid}, ${eid}, 'text', ${`title of ${eid}`}, ${`body of ${eid}`}, ${now}, ${now}) on conflict do nothing`)
    await tx.run(sql`
      insert into ai_chunks (page_id, source_id, number, text, search)
      values (${eid}, ${eid}, 0, ${`body of ${eid}`}, ${`title of ${eid} body of ${eid}`}) on conflict do nothing`)
    await tx.run(sql`
      insert into ai_cases (page_id, id, question, expects, result, created_at)
      values (${eid}, ${eid}, ${`question of ${eid}`}, 'silent', ${JSON.stringify(result)}, ${now}) on conflict do nothing`)
  })
}

/** A chatbot, where it stands in a conversation and what it said there; AI, and what it cost. */
export async function fillChatbots(world: World): Promise<void> {
  await fillInbox(world)
  await givenChatbot(world)
  await givenAi(world)
  const { running, page } = world
  const { eid, owner } = page
  const now = running.services.clock.now()
  const draft = JSON.stringify({ turnId: eid, text: `draft of ${eid}`, sources: [], at: now.toISOString() })
  const said = JSON.stringify([{ id: eid, text: `answer of ${eid}` }])
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into bot_talks (page_id, conversation_id, bot_id, bot_version, draft)
      values (${eid}, ${eid}, ${eid}, 1, ${draft}) on conflict do nothing`)
    await tx.run(sql`
      insert into bot_turns (page_id, id, conversation_id, state, decision, reason, said, sent, at, answered_at, next_at)
      values (${eid}, ${eid}, ${eid}, 'done', 'chatbot', ${`reason of ${eid}`}, ${said}, 1, ${now}, ${now}, ${now})
      on conflict do nothing`)
    await tx.run(sql`
      insert into ai_months (page_id, month, answers, tokens, cost)
      values (${eid}, date_trunc('month', ${now}::timestamptz), 1, 100, 1) on conflict do nothing`)
    await tx.run(sql`
      insert into ai_calls (page_id, id, month, user_id, held, is_settled, at)
      values (${eid}, ${eid}, date_trunc('month', ${now}::timestamptz), ${owner.id}, 1, true, ${now}) on conflict do nothing`)
  })
}
