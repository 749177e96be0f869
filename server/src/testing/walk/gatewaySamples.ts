// Good requests for the calls about devices and lists, and a row in each of their tables.
import { randomBytes } from 'node:crypto'
import { newId } from '../../core/id.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const someMac = () => `02${randomBytes(5).toString('hex')}`

export const gatewaySamples: Record<string, MakeSample> = {
  'gateways.addMany': () => ({ body: { rows: [{ name: 'Sân sau', type: 'radius' }] } }),
  'accessRules.create': () => ({ body: { kind: 'allow', mac: someMac(), name: 'Tivi phòng 3' } }),
  'accessRules.remove': async (world) => ({ params: { id: await anyRule(world) } }),
  'doctor.examine': ({ guest }) => ({ query: { of: guest.mac } }),
}

/** One that is there if there is one: another venue's rows are counted, so none is added to them. */
async function anyRule({ running: { services }, page }: World): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  return services.db.asSystem(async (tx) => {
    const found = await tx.first(sql<{ id: string }>`select id from access_rules where page_id = ${page.eid} limit 1`)
    if (!found) await insertRule(tx, page.eid, id, now)
    return found?.id ?? id
  })
}

function insertRule(tx: Tx, pageId: string, id: string, now: Date): Promise<number> {
  return tx.run(sql`insert into access_rules (page_id, id, kind, mac, name, created_at)
    values (${pageId}, ${id}, 'allow', ${someMac()}, ${`tv of ${pageId}`}, ${now})`)
}

/** A row in each table about devices. */
export async function fillGateways({ running: { services }, page, gateway }: World): Promise<void> {
  const now = services.clock.now()
  await services.db.asSystem(async (tx) => {
    await insertRule(tx, page.eid, newId(now), now)
    await tx.run(sql`insert into guest_quotas (page_id, minutes_per_day) values (${page.eid}, 600)`)
    await tx.run(
      sql`insert into gateway_outages (page_id, gateway_id, began_at) values (${page.eid}, ${gateway.id}, ${now})`,
    )
    await tx.run(sql`insert into returning_guests (page_id, days) values (${page.eid}, 7)`)
    await tx.run(sql`insert into radius_drops (page_id, gateway_id, reason, address, quarter, packets, last_at)
      values (${page.eid}, ${gateway.id}, 'wrong-secret', '192.0.2.7', ${now}, 3, ${now})`)
    await tx.run(sql`insert into recipe_links (page_id, id, gateway_id, token_hash, language, expires_at, created_at)
      values (${page.eid}, ${newId(now)}, ${gateway.id}, ${randomBytes(32)}, 'vi', ${now}::timestamptz + interval '1 hour', ${now})`)
  })
}
