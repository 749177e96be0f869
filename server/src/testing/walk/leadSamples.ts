// Good requests for the calls about leads, and a row in each of their tables.
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { USUAL_STAGES } from '@portico/contract/leads.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>
const about =
  (body?: object): MakeSample =>
  async (world) => ({ params: { id: await givenLead(world) }, ...(body ? { body } : {}) })

export const leadSamples: Record<string, MakeSample> = {
  'leads.create': ({ page }) => ({ body: { name: 'Chị Hạnh', email: `${page.eid}@leads.example.test` } }),
  'leads.update': about({ note: 'Đặt bàn cho 12 người' }),
  'leads.remove': about(),
  'leads.notes': about(),
  'leads.addNote': about({ text: 'Gọi lại sau 15 giờ' }),
  'leads.bulk': async (world) => ({ body: { ids: [await givenLead(world)], change: { stage: 'contacted' } } }),
  'leads.saveStages': () => ({ body: { stages: USUAL_STAGES } }),
}

/** The lead of the page, with the page’s own id. */
async function givenLead({ running: { services }, page }: World): Promise<string> {
  const [now, id] = [services.clock.now(), page.eid]
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into leads (page_id, id, name, source, stage, created_at, updated_at)
      values (${page.eid}, ${id}, 'Chị Hạnh', 'manual', 'new', ${now}, ${now})
      on conflict do nothing`),
  )
  return id
}

/** Leads with a history, on a board of the page's own. */
export async function fillLeads(world: World): Promise<void> {
  const { running, page } = world
  const [leadId, now] = [await givenLead(world), running.services.clock.now()]
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into lead_notes (page_id, id, lead_id, kind, text, at)
      values (${page.eid}, ${newId(now)}, ${leadId}, 'note', ${`note of ${page.eid}`}, ${now})`)
    await tx.run(sql`insert into lead_boards (page_id, stages) values (${page.eid}, ${JSON.stringify(USUAL_STAGES)}::jsonb)
      on conflict do nothing`)
  })
}
