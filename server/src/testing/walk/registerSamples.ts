// Good requests to the register of connections: one of the caller's, and one of somebody else's to decide.
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import { asAdmin, type MakeSample } from './planSamples.ts'
import type { World } from './world.ts'

const times = { from: '2026-11-24T00:00:00Z', to: '2026-11-25T00:00:00Z' }
const body = { caseNumber: 'CV-15', reason: 'Công văn số 15', pageId: null, ...times, mac: '', contact: '' }

export const registerSamples: Record<string, MakeSample> = {
  'register.list': asAdmin(() => ({})),
  'register.ask': asAdmin(() => ({ body: { ...body, ip: '10.5.50.7' } })),
  'register.decide': asAdmin(async (world) => ({
    params: { id: await givenRequest(world, newId(new Date())) },
    body: { isApproved: true },
  })),
  'register.download': asAdmin(async (world) => {
    const id = await givenRequest(world, world.admin.id)
    const { db, clock } = world.running.services
    const now = clock.now()
    await db.asSystem((tx) =>
      tx.run(sql`
        insert into register.decisions (request_id, asked_by, decided_by, decided_at, is_approved)
        values (${id}, ${world.admin.id}, ${newId(now)}, ${now}, true)`),
    )
    return { params: { id } }
  }),
}

async function givenRequest({ running: { services }, page }: World, askedBy: string): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into register.requests (id, asked_by, asked_at, case_number, reason, page_id, page, from_at, to_at)
      values (${id}, ${askedBy}, ${now}, ${body.caseNumber}, ${body.reason}, ${page.eid}, 'Quán', ${times.from}, ${times.to})`)
    await tx.run(sql`
      insert into register.terms (request_id, mac, ip, contact, expires_at)
      values (${id}, '', '', '', ${now}::timestamptz + interval '1 year')`)
  })
  return id
}
