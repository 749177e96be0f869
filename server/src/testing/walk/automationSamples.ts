// Good requests for the calls about automations, and a row in each of their tables.
import { sql } from '../../core/db/database.ts'
import { contentOf } from '../automations.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

const CONTENT = contentOf({ steps: [{ id: 'stop', type: 'end' }] })

export const automationSamples: Record<string, (world: World) => Partial<Sample> | Promise<Partial<Sample>>> = {
  'automations.create': () => ({ body: { name: 'Chào khách mới', content: CONTENT } }),
  'automations.read': about(),
  'automations.update': about({ name: 'Chào khách mới' }),
  'automations.remove': about(),
  'automations.versions': about(),
  'automations.check': about(),
  'automations.publish': about({}),
  'automations.undoPublish': about(),
  'automations.rollBack': about({ version: 1 }),
  'automations.restore': about({ version: 1 }),
  'automations.activate': about(),
  'automations.stop': about({ inside: 'finish' }),
  'automations.unblock': about(),
  'automations.funnel': about(),
  'automations.log': about(),
  'automations.test': async (world) => ({
    params: { id: await givenAutomation(world) },
    body: { guestId: world.guest.guestId },
  }),
  'automationSettings.save': () => ({ body: { mostADay: 2, mostAWeek: 5 } }),
}

function about(body?: object) {
  return async (world: World) => ({ params: { id: await givenAutomation(world) }, ...(body ? { body } : {}) })
}

/** A published automation with the page's own id that is stopped, and a guest who went through. */
async function givenAutomation({ running, page, guest }: World): Promise<string> {
  const { eid } = page
  const now = running.services.clock.now()
  const content = JSON.stringify(CONTENT)
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into automations (page_id, id, name, content, version, created_at, updated_at)
      values (${eid}, ${eid}, ${`automation of ${eid}`}, ${content}, 1, ${now}, ${now}) on conflict do nothing`)
    await tx.run(sql`
      insert into automation_versions (page_id, automation_id, version, content, at)
      values (${eid}, ${eid}, 1, ${content}, ${now}) on conflict do nothing`)
    await tx.run(sql`
      insert into automation_series (page_id, automation_id, version, step_id, campaign_id)
      values (${eid}, ${eid}, 1, 'message', ${eid}) on conflict do nothing`)
    await tx.run(sql`
      insert into automation_people (page_id, id, automation_id, version, guest_id, occasion, entered_at, step_id, state, due_at, ended_at)
      values (${eid}, ${eid}, ${eid}, 1, ${guest.guestId}, ${`occasion of ${eid}`}, ${now}, '~out', 'ended', ${now}, ${now})
      on conflict do nothing`)
    await tx.run(sql`
      insert into automation_log (page_id, automation_id, entry_id, step_id, version, guest_id, at, due_at, result, detail)
      values (${eid}, ${eid}, ${eid}, '~out', 1, ${guest.guestId}, ${now}, ${now}, 'ended', ${`detail of ${eid}`}) on conflict do nothing`)
  })
  return eid
}

/** An automation, who went through it, and its settings. */
export async function fillAutomations(world: World): Promise<void> {
  await givenAutomation(world)
  const { running, page } = world
  await running.services.db.asSystem((tx) =>
    tx.run(sql`
      insert into automation_settings (page_id, most_a_day, most_a_week) values (${page.eid}, 2, 5) on conflict do nothing`),
  )
}
