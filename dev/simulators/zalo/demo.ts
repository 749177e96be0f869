// The simulator as the demo runs it: it knows the people that the demo's database has, and starts with fresh tokens each time.
import { sql } from '../../../server/src/core/db/database.ts'
import type { Config } from '../../../server/src/core/config.ts'
import type { Services } from '../../../server/src/core/services.ts'
import { DEMO_ZALO } from '../../seed/writeZalo.ts'
import { addGrant } from './oauth.ts'
import { startZaloOa, type ZaloOaSimulator } from './startZaloOa.ts'
import { addOa, addUser } from './state.ts'
import { addTemplate } from './templates.ts'

/** Zalo's own addresses stay where they are set; else the demo's account lives in the simulator. */
export async function startDemoZalo(config: Config): Promise<ZaloOaSimulator | undefined> {
  if (!config.demo || config.isProduction || config.zaloUrl !== '' || config.znsToken !== '') return undefined
  const { appId: id, appSecret: secret, oaSecret } = DEMO_ZALO
  const sim = await startZaloOa({ id, secret, oaSecret })
  Object.assign(config, { zaloUrl: sim.url, zaloOpenapiUrl: sim.url, znsUrl: sim.url })
  return sim
}

type Known = {
  userId: string
  name: string
  phone: string | null
  isFollower: boolean
  tags: string[]
  at: string | null
}

/** Gives the simulator the account, its people and templates, and the database tokens that it takes. */
export async function fillDemoZalo(sim: ZaloOaSimulator, { db, secrets, clock }: Services): Promise<void> {
  const oa = addOa(sim.state, DEMO_ZALO.oaId, 'Cà phê Hiên Nhà')
  const { access, refresh, accessUntil } = addGrant(sim.state, oa.id)
  const people = await db.asSystem(async (tx) => {
    await tx.run(sql`
      update zalo_accounts set access_token = ${secrets.seal(access)}, refresh_token = ${secrets.seal(refresh)},
        access_expires_at = ${new Date(accessUntil)}, refreshed_at = ${clock.now()}, version = version + 1,
        must_reconnect = false, problem = null, next_refresh_at = null, refreshing_until = null
      where app_id = ${DEMO_ZALO.appId} and oa_id = ${DEMO_ZALO.oaId}`)
    return tx.rows(sql<Known>`
      select distinct u.user_id, u.name, u.phone, u.is_follower, u.tags, u.last_interaction_at as at
      from zalo_accounts a cross join unnest(a.page_ids) p join zalo_users u on u.page_id = p
      where a.app_id = ${DEMO_ZALO.appId} and a.oa_id = ${DEMO_ZALO.oaId}`)
  })
  for (const { userId, name, phone, isFollower, tags, at } of people)
    addUser(sim.state, oa, userId, {
      name,
      isFollower,
      tags: new Set(tags),
      ...(phone && { phone: phone.replace('+', ''), shared: { phone: phone.replace('+', ''), name } }),
      lastInteractionAt: at ? Date.parse(at) : 0,
    })
  addTemplate(sim.state, oa, '301177', { name: 'Xác nhận đặt bàn' })
  addTemplate(sim.state, oa, '301178', { name: 'Chúc mừng sinh nhật', status: 'PENDING_REVIEW' })
}
