// Good requests for the calls about chatbots and the AI settings. Each row has the page's own id.
import { BotNodes } from '@portico/contract/chatbots/flow.ts'
import { sql } from '../../core/db/database.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

const at = { x: 0, y: 0 }
const NODES = BotNodes.parse([
  { ...at, id: 'hi', kind: 'welcome', when: 'first', next: 'end' },
  { ...at, id: 'end', kind: 'end', text: 'Hẹn gặp bạn' },
])

export const botSamples: Record<string, (world: World) => Partial<Sample> | Promise<Partial<Sample>>> = {
  'chatbots.update': aboutBot({ name: 'Lễ tân', nodes: NODES }),
  'chatbots.publish': aboutBot({}),
  'chatbots.undoPublish': aboutBot(),
  'chatbots.rollBack': aboutBot({ version: 1 }),
  'chatbots.restore': aboutBot({ version: 1 }),
  'chatbots.activate': aboutBot(),
  'aiSettings.create': async (world) => {
    await withoutSettings(world)
    return {}
  },
  'aiSettings.update': aboutSettings({ isOn: true, pauseHours: 24, handWords: ['nhân viên'] }),
  'aiSettings.remove': aboutSettings(),
  'aiSettings.tryOut': async (world) => ({ params: { id: await givenSettings(world) } }),
  'aiCases.update': () => ({ body: { question: 'Quán mở cửa mấy giờ?' } }),
}

function aboutBot(body?: object) {
  return async (world: World) => ({ params: { id: await givenBot(world) }, ...(body ? { body } : {}) })
}

function aboutSettings(body?: object) {
  return async (world: World) => ({ params: { id: await givenSettings(world) }, ...(body ? { body } : {}) })
}

/** A chatbot that has just been published and answers nobody. */
async function givenBot({ running, page: { eid } }: World): Promise<string> {
  const now = running.services.clock.now()
  const nodes = JSON.stringify(NODES)
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into chatbots (page_id, id, name, nodes, version, created_at, updated_at)
      values (${eid}, ${eid}, ${`chatbot of ${eid}`}, ${nodes}, 1, ${now}, ${now})
      on conflict (page_id, id) do update set is_active = false, version = 1`)
    await tx.run(sql`
      insert into chatbot_versions (page_id, bot_id, version, nodes, at) values (${eid}, ${eid}, 1, ${nodes}, ${now})
      on conflict (page_id, bot_id, version) do update set at = excluded.at`)
  })
  return eid
}

async function givenSettings(world: World): Promise<string> {
  const { running, page } = world
  await withoutSettings(world)
  const now = running.services.clock.now()
  await running.services.db.asSystem((tx) =>
    tx.run(
      sql`insert into ai_settings (page_id, id, created_at, updated_at) values (${page.eid}, ${page.eid}, ${now}, ${now})`,
    ),
  )
  return page.eid
}

/** A page has one set at most. */
async function withoutSettings({ running, page }: World): Promise<void> {
  await running.services.db.asSystem((tx) => tx.run(sql`delete from ai_settings where page_id = ${page.eid}`))
}
