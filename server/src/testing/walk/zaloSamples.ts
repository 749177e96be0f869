// Good requests for the calls about Zalo, and a row in each of their tables. Each row has the page's own id.
import { addUser } from '../../../../dev/simulators/zalo/state.ts'
import { sql } from '../../core/db/database.ts'
import { consent, givenZalo, ZALO_APP } from '../zalo.ts'
import type { Sample } from './fire.ts'
import { walkZalo } from './google.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const APP = { appId: ZALO_APP.id, appSecret: ZALO_APP.secret }

export const zaloSamples: Record<string, MakeSample> = {
  'zalo.saveSettings': () => ({ body: APP }),
  'zalo.connect': async (world) => {
    await givenApp(world)
    return {}
  },
  'zalo.finish': async (world) => {
    await givenApp(world)
    return { body: await consent(world.running, world.page) }
  },
  'zalo.paste': async (world) => {
    await givenApp(world)
    const { refresh } = (await walkZalo.control('tokens')) as { refresh: string }
    return { body: { refreshToken: refresh } }
  },
  'zalo.check': ofConnected(),
  'zalo.disconnect': ofConnected(),
  'zaloUsers.tag': ofUser({ tag: 'Khách quen' }),
  'zaloUsers.untag': ofUser({ tag: 'Khách quen' }),
  'zaloUsers.link': async (world) => {
    await fillZalo(world)
    return { params: { id: world.page.eid }, body: { guestId: world.guest.guestId } }
  },
  'zaloUsers.sync': ofConnected(),
}

/** A user whom the simulator knows, with the tag. */
function ofUser(body: { tag: string }): MakeSample {
  return async (world) => {
    await givenZalo(world.running, world.page)
    const { eid } = world.page
    addUser(walkZalo.state, walkZalo.state.oas.get('4004')!, eid, { tags: new Set([body.tag]) })
    await world.running.services.db.asSystem((tx) =>
      tx.run(
        sql`insert into zalo_users (page_id, user_id, created_at) values (${eid}, ${eid}, now()) on conflict do nothing`,
      ),
    )
    return { params: { id: eid }, body }
  }
}

function ofConnected(sample: Partial<Sample> = {}): MakeSample {
  return async (world) => {
    await givenZalo(world.running, world.page)
    return sample
  }
}

async function givenApp({ running: { services }, page: { eid } }: World): Promise<void> {
  const secret = services.secrets.seal(ZALO_APP.secret)
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into zalo_pages (page_id, app_id, app_secret) values (${eid}, ${ZALO_APP.id}, ${secret})
      on conflict (page_id) do update set app_id = excluded.app_id, app_secret = excluded.app_secret`),
  )
}

/** An account, a user of it who is the guest, and an event about them. */
export async function fillZalo({ running: { services }, page: { eid }, guest }: World): Promise<void> {
  const now = services.clock.now()
  const body = services.secrets.seal(`{"text":"message of ${eid}"}`)
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into zalo_pages (page_id, app_id, oa_id, name, connected_at)
      values (${eid}, ${ZALO_APP.id}, ${`oa of ${eid}`}, ${`account of ${eid}`}, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into zalo_users (page_id, user_id, name, guest_id, linked_by, is_follower, created_at)
      values (${eid}, ${eid}, ${`user of ${eid}`}, ${guest.guestId}, 'hand', true, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into zalo_claims (page_id, guest_id, code, expires_at)
      values (${eid}, ${guest.guestId}, ${`code of ${eid}`}, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into zalo_events (page_id, id, key, name, user_id, body, at, received_at, next_at, state)
      values (${eid}, ${eid}, ${eid}, 'user_send_text', ${eid}, ${body}, ${now}, ${now}, ${now}, 'done') on conflict do nothing`)
  })
}
