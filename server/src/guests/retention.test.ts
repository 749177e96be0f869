// What time does to a venue's data, with the clock moved and every job run that clears.
import { expect, test } from 'vitest'
import { sql } from '../core/db/database.ts'
import { FEATURES } from '../processes/features.ts'
import { handClock } from '../testing/clock.ts'
import { holds } from '../testing/traces.ts'
import { useServer } from '../testing/server.ts'
import { fillVenue, rowsOf, tenantTables } from '../testing/walk/fill.ts'
import { givenWorld } from '../testing/walk/world.ts'

const clock = handClock()
const server = useServer({ clock })
const CLEARING = [
  ...FEATURES.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)).filter((name) => /\.(clear|forget)/.test(name)),
  'core.clearOutbox',
  'core.clearHappenings',
  'core.clearIdempotencyKeys',
  'media.removeLeftovers',
]
/** Tables of a venue that are empty after three months. */
const SHORT_LIVED = `
access_code_tries auth_log bot_turns campaign_shows conversation_presence gift_cards guest_merge_rows
guest_merges guest_views happenings import_guests import_leads media_uploads message_singles notification_digests
own_devices page_item_views portal_codes portal_sessions radius_drops recipe_links task_codes text_threads
webhook_deliveries wifi_tickets zalo_events
`
  .trim()
  .split(/\s+/)
/** Tables of a venue that are empty once its guests have stayed away for too long. */
const OF_GUESTS_WHO_STAY_AWAY = `
bot_talks campaign_reach conversation_files conversation_messages conversations guest_devices
guest_edits guest_grams guest_identities guest_notes guest_profiles guest_steps guest_tiers loyalty_reach
tagged_guests zalo_claims zalo_users
`
  .trim()
  .split(/\s+/)
/** Emptied by work, whenever that comes. */
const QUEUES = ['gateway_commands', 'guest_changes']
const DAY_SECONDS = 24 * 3600

test('what is short-lived is gone in three months, guests who do not come again in 25; what was counted, paid and agreed stays', async () => {
  const world = await givenWorld(server(), 'Canaria')
  await fillVenue(world)
  const { page } = world
  // Every half a minute a job would send the digest of the day that the clock was moved to, and write a row.
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update notification_settings set digest_is_on = false where page_id = ${page.eid}`),
  )
  const tables = await tenantTables(server().services.config.databaseUrl)
  const read = () => rowsOf(world, tables, page.eid)
  const clear = async (days: number) => {
    clock.advance(days * DAY_SECONDS)
    for (const name of CLEARING) await server().jobs.run(name)
    return read()
  }
  const gone = (before: Record<string, string[]>, after: Record<string, string[]>) =>
    tables.filter((table) => !QUEUES.includes(table) && before[table]!.length > 0 && after[table]!.length === 0)

  const first = await read()
  const spring = await clear(92)
  expect(gone(first, spring)).toEqual(SHORT_LIVED)

  await server().services.db.asSystem((tx) =>
    tx.run(sql`update visits set status = 'ended', ended_at = ${clock.now()} where page_id = ${page.eid}`),
  )
  const before = await clear(23 * 30 - 92)
  expect(before['guests']!.some((row) => holds(row, ['canaria']))).toBe(true)
  const after = await clear(3 * 31)
  expect(gone(before, after)).toEqual(OF_GUESTS_WHO_STAY_AWAY)
  expect(after['guests']!.length).toBe(before['guests']!.length)
  expect(after['guests']!.filter((row) => holds(row, ['canaria', '912345678']))).toEqual([])
})
