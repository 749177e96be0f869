// Good requests for the calls about login flows, and a row in each of their tables.
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import type { RunningServer } from '../../processes/all.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import type { Venue } from '../given.ts'
import type { GuestAtDoor } from '../givenGuest.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

export const portalSamples: Record<string, (world: World) => Partial<Sample>> = {
  'portal.preview': () => ({ body: { steps: [{ id: 'a', type: 'one-tap' }], index: 0 } }),
  'flows.rollBack': () => ({ body: { version: 1 } }),
  'flows.restore': () => ({ body: { version: 1 } }),
  'flows.assign': ({ gateway }) => ({ body: { gateways: [gateway.nasId] } }),
}

/** What guests of a venue leave behind on their way: a code, a pass, a step that was passed. */
export async function fillPortal(
  { services }: RunningServer,
  { page, flow, gateway, guest }: { page: Venue; flow: string; gateway: KnownGateway; guest: GuestAtDoor },
): Promise<void> {
  const now = services.clock.now()
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into login_flow_gateways (page_id, gateway_id, flow_id)
      values (${page.eid}, ${gateway.id}, ${flow}) on conflict do nothing`)
    await tx.run(sql`
      insert into portal_codes (page_id, id, token_hash, step_id, way, destination_hash, hint, gateway_id, mac, created_at, expires_at)
      values (${page.eid}, ${newId(now)}, '\\x00', ${`step of ${page.eid}`}, 'staff', '\\x00', ${`end of ${page.eid}`}, ${gateway.id},
        '02aabbccddee', ${now}, ${now}::timestamptz + interval '1 hour')`)
    await tx.run(
      sql`insert into counter_looks (page_id, looked_at) values (${page.eid}, ${now}) on conflict do nothing`,
    )
    await tx.run(sql`insert into portal_looks (page_id) values (${page.eid}) on conflict do nothing`)
    await tx.run(sql`insert into guest_steps (page_id, guest_id, step_id, at)
      values (${page.eid}, ${guest.guestId}, 'step-1', ${now}) on conflict do nothing`)
    await tx.run(sql`insert into portal_passes (page_id, visit_id, token_hash, ends_at)
      select page_id, id, '\\x00', ${now}::timestamptz + interval '1 hour' from visits where page_id = ${page.eid} limit 1`)
  })
}
