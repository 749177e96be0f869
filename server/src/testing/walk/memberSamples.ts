// Good requests for the calls about pages and members: each makes what it is about.
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import { makePageToken } from '../../core/pageToken.ts'
import { hashToken } from '../../core/secrets.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const about = ({ page, colleague }: World) => ({ page_id: page.eid, uid: colleague.id })

export const memberSamples: Record<string, MakeSample> = {
  'pages.restore': async (world) => ({ params: { eid: await givenDeletedPage(world) } }),
  'members.invite': ({ page }) => ({
    body: { page_id: page.eid, email_mobile: 'somebody@example.test', role: 'staff' },
  }),
  'members.update': (world) => ({ body: { ...about(world), role: 'editor' } }),
  'members.remove': (world) => ({ body: about(world) }),
  'members.transfer': (world) => ({ body: { ...about(world), password: world.page.owner.password } }),
  'members.look': async (world) => ({ body: { code: await givenCode(world) } }),
  'members.accept': async (world) => ({ body: { code: await givenCode(world) } }),
  'members.decline': async (world) => ({ body: { code: await givenCode(world) } }),
  'members.leave': async (world) => {
    await givenSecondOwner(world)
    return { body: { page_id: world.page.eid } }
  },
  'members.acceptTransfer': async (world) => {
    await givenSecondOwner(world)
    await givenOffer(world, world.colleague.id, world.page.owner.id)
    return { body: { page_id: world.page.eid } }
  },
  'members.endTransfer': async (world) => {
    await givenOffer(world, world.page.owner.id, world.colleague.id)
    return { body: { page_id: world.page.eid } }
  },
}

/** Another page of the same people in the same roles, deleted a moment ago. */
async function givenDeletedPage({ running: { services }, page }: World): Promise<string> {
  const now = services.clock.now()
  const eid = newId(now)
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into pages (id, name, deleted_at) values (${eid}, 'Quán cũ', ${now})`)
    await tx.run(
      sql`insert into members (page_id, user_id, role) select ${eid}, user_id, role from members where page_id = ${page.eid}`,
    )
  })
  return eid
}

/** The code of an open invitation. */
async function givenCode({ running: { services }, page }: World): Promise<string> {
  const [code, now] = [makePageToken(page.eid, 32), services.clock.now()]
  await services.db.asSystem((tx) =>
    tx.run(sql`
    insert into invitations (page_id, id, address, role, code_hash, created_at, expires_at)
    values (${page.eid}, ${newId(now)}, ${`${code}@example.test`}, 'staff', ${hashToken(code)}, ${now}, ${now}::timestamptz + interval '1 day')`),
  )
  return code
}

async function givenSecondOwner({ running: { services }, page, colleague }: World): Promise<void> {
  await services.db.asSystem((tx) =>
    tx.run(sql`update members set role = 'owner' where page_id = ${page.eid} and user_id = ${colleague.id}`),
  )
}

async function givenOffer({ running: { services }, page }: World, from: string, to: string): Promise<void> {
  const now = services.clock.now()
  await services.db.asSystem((tx) =>
    tx.run(sql`
    insert into ownership_offers (page_id, from_user, to_user, created_at, expires_at) values (${page.eid}, ${from}, ${to}, ${now}, ${now}::timestamptz + interval '1 day')
    on conflict (page_id) do update set from_user = excluded.from_user, to_user = excluded.to_user`),
  )
}
