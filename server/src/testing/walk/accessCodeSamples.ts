// Good requests for the calls about access codes, and a row in each of their tables.
import { sql } from '../../core/db/database.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

export const accessCodeSamples: Record<string, (world: World) => Partial<Sample>> = {
  'accessCodes.createBatch': () => ({ body: { kind: 'sheet', name: 'Ngồi lại', count: 2, durationMinutes: 60 } }),
  'accessCodes.removeBatch': ({ codes }) => ({ params: { id: codes.counterId } }),
  'accessCodes.print': () => ({ body: { as: 'csv' } }),
  'accessCodes.revoke': ({ codes }) => ({ body: { ids: [codes.codeId] } }),
  'accessCodes.issue': ({ codes }) => ({ body: { batchId: codes.counterId } }),
  'accessCodes.slip': () => ({ body: { as: 'slip58' } }),
}

/** What guests leave behind who use a code. */
export async function fillCodes({ running: { services }, page, codes, guest }: World): Promise<void> {
  const now = services.clock.now()
  await services.db.asSystem(async (tx) => {
    await tx.run(
      sql`insert into access_code_networks (page_id, ssid) values (${page.eid}, ${page.eid.slice(-12)}) on conflict do nothing`,
    )
    await tx.run(sql`insert into access_code_devices (page_id, code_id, mac, first_at, last_at)
      values (${page.eid}, ${codes.codeId}, '02aabbccddee', ${now}, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into access_code_visits (page_id, visit_id, code_id)
      values (${page.eid}, ${guest.visitId}, ${codes.codeId}) on conflict do nothing`)
    await tx.run(sql`insert into access_code_tries (page_id, kind, key, left_tries, at)
      values (${page.eid}, 'device', '02aabbccddee', 3, ${now}) on conflict do nothing`)
  })
}
