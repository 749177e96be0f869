import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

type StepRow = { guestId: string; stepId: string; at: string }

/** What a guest answered in the portal, and the devices brought along. */
export const guestData: GuestData = {
  columns: [
    ['guest_steps', 'guest_id'],
    ['own_devices', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId, macs }) {
    const of = sql`page_id = ${pageId} and guest_id = ${guestId}`
    await tx.run(sql`delete from portal_codes where page_id = ${pageId} and mac = any(${macs}::text[])`)
    await tx.run(sql`
      delete from portal_sessions where page_id = ${pageId} and (answers ->> 'guestId' = ${guestId} and visit_id is null
        or visit_id in (select id from visits where ${of} and status <> 'online'))`)
    await tx.run(sql`
      update portal_sessions set answers = '{}' where page_id = ${pageId} and visit_id in (select id from visits where ${of})`)
    await tx.run(sql`delete from own_devices where ${of}`)
    await tx.run(sql`delete from guest_steps where ${of}`)
  },

  async forgetEnded(tx) {
    await tx.run(sql`
      delete from portal_sessions p using guests g, visits v
      where g.erased_at is not null and v.page_id = g.page_id and v.guest_id = g.id and v.status <> 'online'
        and p.page_id = v.page_id and p.visit_id = v.id`)
  },

  async move(tx, { pageId, from, into }) {
    const of = sql`page_id = ${pageId} and guest_id = ${from}`
    await tx.run(sql`update own_devices set guest_id = ${into} where ${of}`)
    await tx.run(sql`
      insert into guest_steps (page_id, guest_id, step_id, at) select page_id, ${into}, step_id, at from guest_steps where ${of}
      on conflict (page_id, guest_id, step_id) do update set at = greatest(guest_steps.at, excluded.at)`)
    await tx.run(sql`delete from guest_steps where ${of}`)
  },

  async keep(tx, { pageId, from, into }) {
    const rows = await tx.rows(sql<StepRow>`
      select guest_id, step_id, at from guest_steps where page_id = ${pageId} and guest_id in (${from}, ${into})`)
    return { steps: rows }
  },

  async split(tx, { pageId, from, into, kept }) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
    const steps = (kept['steps'] ?? []) as StepRow[]
    const own = steps.filter((step) => step.guestId === from)
    const others = new Set(steps.flatMap((step) => (step.guestId === into ? [step.stepId] : [])))
    const borrowed = own.filter(({ stepId }) => !others.has(stepId))
    await tx.run(sql`
      insert into guest_steps (page_id, guest_id, step_id, at)
      select ${pageId}, ${from}, s, a from unnest(${own.map(({ stepId }) => stepId)}::text[], ${own.map(({ at }) => at)}::timestamptz[]) as o (s, a)
      on conflict do nothing`)
    // Unless it was passed again since.
    await tx.run(sql`
      delete from guest_steps g using unnest(${borrowed.map(({ stepId }) => stepId)}::text[], ${borrowed.map(({ at }) => at)}::timestamptz[]) as o (s, a)
      where g.page_id = ${pageId} and g.guest_id = ${into} and g.step_id = o.s and date_trunc('milliseconds', g.at) = o.a`)
  },

  async show(tx, { pageId, guestId }) {
    const ownDevices = await tx.rows(sql<HeldData['ownDevices'][number]>`
      select name, mac, created_at as added_at from own_devices where page_id = ${pageId} and guest_id = ${guestId} order by created_at`)
    return { ownDevices }
  },
}
