// Good requests for the calls about points and tasks, and a row in each of their tables. Each row has the page's own id.
import { randomUUID } from 'node:crypto'
import { sql } from '../../core/db/database.ts'
import { earnUnits } from '../../loyalty/index.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>
const SETTINGS = {
  isOn: true,
  visitPoints: 5,
  expiryMonths: 12,
  birthdayPoints: 50,
  tiers: [],
  tierMonths: null,
  holdOut: 10,
}
const about =
  (body?: object): MakeSample =>
  async (world) => ({ params: { id: await givenTaskRow(world) }, ...(body ? { body } : {}) })
const ofGuest =
  (body?: object): MakeSample =>
  ({ guest }) => ({ params: { id: guest.guestId }, ...(body ? { body } : {}) })

export const loyaltySamples: Record<string, MakeSample> = {
  'loyalty.saveSettings': () => ({ body: SETTINGS }),
  'loyalty.guest': ofGuest(),
  'loyalty.statement': ofGuest(),
  'loyalty.adjust': ({ guest }) => ({
    params: { id: guest.guestId },
    body: { amount: 5, note: 'Quên quét mã', key: randomUUID() },
  }),
  'tasks.create': ({ page }) => ({ body: { type: 'answer_question', pageId: page.eid, question: 'Mấy giờ mở cửa?' } }),
  'tasks.update': about({ reward: 6 }),
  'tasks.remove': about(),
  'tasks.attempts': about(),
  'tasks.checkSite': () => ({ body: { url: 'http://127.0.0.1:9/' } }),
}

async function givenTaskRow({ running, page }: World): Promise<string> {
  const { eid } = page
  const at = running.services.clock.now()
  await running.services.db.asSystem((tx) =>
    tx.run(sql`
      insert into tasks (page_id, id, type, title, created_at, updated_at)
      values (${eid}, ${eid}, 'answer_question', ${`task of ${eid}`}, ${at}, ${at})
      on conflict (page_id, id) do update set deleted_at = null`),
  )
  return eid
}

/** Points of the guest, how the venue gives them, and a task the guest is at. */
export async function fillLoyalty(world: World): Promise<void> {
  const { running, page, guest } = world
  const { eid } = page
  await givenTaskRow(world)
  await running.services.db.asSystem(async (tx) => {
    const at = running.services.clock.now()
    await tx.run(sql`
      insert into loyalty_settings (page_id, visit_points, updated_at) values (${eid}, 5, ${at}) on conflict do nothing`)
    await tx.run(sql`
      insert into guest_tiers (page_id, guest_id, tier, since) values (${eid}, ${guest.guestId}, ${`tier of ${eid}`}, ${at})
      on conflict do nothing`)
    await tx.run(sql`
      insert into loyalty_reach (page_id, guest_id, is_held_out, first_at) values (${eid}, ${guest.guestId}, false, ${at})
      on conflict do nothing`)
    const reason = { kind: 'adjustment', id: eid } as const
    const order = { pageId: eid, guestId: guest.guestId, unit: 'point', amount: 5000, reason } as const
    await earnUnits(tx, { ...order, key: `walk ${eid}`, at, note: `note of ${eid}` })
    await tx.run(sql`
      insert into task_attempts (page_id, id, task_id, guest_id, reference, started_at)
      values (${eid}, ${eid}, ${eid}, ${guest.guestId}, ${eid.slice(0, 8)}, ${at}) on conflict do nothing`)
    await tx.run(sql`
      insert into task_codes (page_id, id, task_id, attempt_id, code, begun_at)
      values (${eid}, ${eid}, ${eid}, ${eid}, '123456', ${at}) on conflict do nothing`)
  })
}
