// What a venue knows of its guests beside what they did. Each row has the page's own id, so that it is made once.
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { mergeGuests } from '../../guests/index.ts'
import { rebuildProfiles } from '../../profiles/writeProfiles.ts'
import { untilProfilesWritten } from '../untilWritten.ts'
import type { World } from './world.ts'

const CONDITION = { join: 'all', parts: [] }
const THRESHOLDS = { regularVisits: 3, coolingDays: 10, riskDays: 20, lostDays: 30 }
const own = { params: async (world: World) => ({ params: await givenRows(world) }) }

export const profileSamples = {
  'profiles.tag': ({ guest }: World) => ({ body: { guests: [guest.guestId], add: [], remove: [] } }),
  'profiles.removeNote': async (world: World) => {
    await givenRows(world)
    return { params: { id: world.guest.guestId, note: world.page.eid } }
  },
  'profiles.mergePreview': async (world: World) => ({
    params: { id: world.guest.guestId },
    query: { from: (await givenRows(world)).id },
  }),
  'profiles.merge': async (world: World) => ({
    params: { id: world.guest.guestId },
    body: { from: (await givenRows(world)).id },
  }),
  'profiles.merges': ({ guest }: World) => ({ params: { id: guest.guestId } }),
  'profiles.unmergePreview': async (world: World) => ({ params: await givenMerge(world) }),
  'profiles.unmerge': async (world: World) => ({ params: await givenMerge(world) }),
  'profiles.setThresholds': () => ({ body: THRESHOLDS }),
  'tags.create': () => ({ body: { name: `Nhãn ${newId(new Date()).slice(-12)}`, colour: 'green', rule: null } }),
  'tags.preview': () => ({ body: {} }),
  'tags.merge': async (world: World) => ({
    params: await givenRows(world),
    body: { into: await givenTag(world) },
  }),
  'tags.update': own.params,
  'tags.remove': own.params,
  'segments.create': () => ({ body: { name: `Phân khúc ${newId(new Date())}`, condition: CONDITION } }),
  'segments.update': own.params,
  'segments.remove': own.params,
  'segments.uses': own.params,
  'segments.versions': own.params,
  'segments.count': () => ({ body: { condition: CONDITION } }),
}

/** A tag, a segment, a note and a second guest, each under the page's id. */
async function givenRows({ running, page, guest }: World): Promise<{ id: string }> {
  const now = running.services.clock.now()
  const { eid } = page
  const condition = JSON.stringify(CONDITION)
  await running.services.db.asSystem(async (tx) => {
    await insert(
      tx,
      sql`tags (page_id, id, name, colour, created_at) values (${eid}, ${eid}, ${`Nhãn ${eid}`.slice(0, 40)}, 'red', ${now})`,
    )
    await insert(
      tx,
      sql`segments (page_id, id, name, condition, created_at, updated_at)
      values (${eid}, ${eid}, ${`Phân khúc ${eid}`}, ${condition}, ${now}, ${now})`,
    )
    await insert(
      tx,
      sql`guest_notes (page_id, id, guest_id, body, at) values (${eid}, ${eid}, ${guest.guestId}, ${`note of ${eid}`}, ${now})`,
    )
    await insert(tx, sql`guests (page_id, id, first_seen_at, last_seen_at) values (${eid}, ${eid}, ${now}, ${now})`)
    await rebuildProfiles(tx, eid, [guest.guestId, eid])
  })
  return { id: eid }
}

/** A merge into the venue's guest: the existing one, or a new one. */
async function givenMerge(world: World): Promise<{ id: string; merge: string }> {
  const { running, page, guest } = world
  const { eid: pageId } = page
  const find = (tx: Tx) =>
    tx.first(sql<{ id: string }>`
      select id from guest_merges where page_id = ${pageId} and guest_id = ${guest.guestId} order by at desc, id desc limit 1`)
  const from = newId(new Date())
  const known = await running.services.db.asSystem(find)
  if (!known)
    await running.services.db.asSystem(async (tx) => {
      const now = running.services.clock.now()
      await insert(
        tx,
        sql`guests (page_id, id, first_seen_at, last_seen_at) values (${pageId}, ${from}, ${now}, ${now})`,
      )
      await insert(
        tx,
        sql`guest_notes (page_id, id, guest_id, body, at) values (${pageId}, ${from}, ${from}, ${`note of ${pageId}`}, ${now})`,
      )
      await mergeGuests(running.services, tx, { pageId, from, into: guest.guestId, why: 'test' })
      await rebuildProfiles(tx, pageId, [guest.guestId])
      // Or a worker would count the days again in the middle of a comparison.
      await tx.run(sql`delete from report_dirty where page_id = ${pageId} and day < '2900-01-01'`)
    })
  const merge = known ?? (await running.services.db.asSystem(find))
  return { id: guest.guestId, merge: merge!.id }
}

/** Another tag of the venue, made once. */
async function givenTag({ running, page: { eid }, guest: { guestId } }: World): Promise<string> {
  await running.services.db.asSystem((tx) =>
    insert(
      tx,
      sql`tags (page_id, id, name, colour, created_at) values (${eid}, ${guestId}, ${guestId}, 'grey', now())`,
    ),
  )
  return guestId
}

function insert(tx: Tx, what: ReturnType<typeof sql>): Promise<number> {
  return tx.run(sql`insert into ${what} on conflict do nothing`)
}

/** A row of the venue in each table about profiles and segments. */
export async function fillProfiles(world: World): Promise<void> {
  const { running, page, guest } = world
  const { eid } = page
  await givenRows(world)
  await givenMerge(world)
  await givenTag(world)
  await running.services.db.asSystem(async (tx) => {
    const now = running.services.clock.now()
    await insert(
      tx,
      sql`tagged_guests (page_id, tag_id, guest_id, origin, at) values (${eid}, ${eid}, ${guest.guestId}, 'hand', ${now})`,
    )
    await insert(
      tx,
      sql`segment_versions (page_id, segment_id, version, name, condition, at)
      values (${eid}, ${eid}, 1, ${`Phân khúc ${eid}`}, ${JSON.stringify(CONDITION)}, ${now})`,
    )
    await insert(
      tx,
      sql`lifecycle_thresholds (page_id, regular_visits, cooling_days, risk_days, lost_days) values (${eid}, 3, 10, 20, 30)`,
    )
    await insert(
      tx,
      sql`guest_edits (page_id, id, guest_id, field, before, after, at)
      values (${eid}, ${eid}, ${guest.guestId}, 'name', 'Lan', 'Liên', ${now})`,
    )
    await rebuildProfiles(tx, eid, [guest.guestId])
    await insert(
      tx,
      sql`guest_changes (page_id, id, guest_id, due_at) values (${eid}, ${eid}, ${guest.guestId}, '9999-01-01')`,
    )
  })
  await untilProfilesWritten(running, page)
}
