// Something in every table that belongs to venues, so that a leak of any of them would be seen.
import { sql } from '../../core/db/database.ts'
import { makeClient } from '../../core/db/pool.ts'
import { formStep, givenSteps } from '../given.ts'
import { fasFields, fasLevel1 } from '../opennds.ts'
import { openPortal, post } from '../portal.ts'
import { untilEventsDelivered } from '../untilWritten.ts'
import { fillGateways } from './gatewaySamples.ts'
import { fillChatbots } from './chatbotSamples.ts'
import { fillCodes } from './accessCodeSamples.ts'
import { fillCampaigns } from './campaignSamples.ts'
import { fillImports } from './importSamples.ts'
import { fillGifts } from './giftSamples.ts'
import { fillInbox } from './inboxSamples.ts'
import { fillLeads } from './leadSamples.ts'
import { fillLoyalty } from './loyaltySamples.ts'
import { fillPlans } from './planSamples.ts'
import { fillMenu } from './menuSamples.ts'
import { fillNotifications } from './notificationSamples.ts'
import { fillGuests } from './guestSamples.ts'
import { fillPortal } from './portalSamples.ts'
import { fillProfiles } from './profileSamples.ts'
import { fillReports } from './reportSamples.ts'
import { fillAutomations } from './automationSamples.ts'
import { fillMessages } from './messageSamples.ts'
import { fillReviews } from './reviewSamples.ts'
import { givenTemplate } from './templateSamples.ts'
import type { World } from './world.ts'
import { fillWifi } from './wifiSamples.ts'
import { fillZalo } from './zaloSamples.ts'

/** Tables and views with a `page_id`, from the catalogue: a new one enters by being made. */
export async function tenantTables(ownerUrl: string, kinds: readonly string[] = ['r', 'p']): Promise<string[]> {
  const client = makeClient(ownerUrl, 'tests')
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = any($1) and not c.relispartition
       and a.attname = 'page_id' and not a.attisdropped order by 1`,
    [kinds],
  )
  await client.end()
  return rows.map((row) => row.name)
}

/** Puts a row of this venue into each of its tables, and waits until the worker changes none of them any more. */
export async function fillVenue(world: World): Promise<void> {
  const { running, page, gateway, session, colleague } = world
  await givenSteps(running, page, [formStep({ name: 'required', phone: 'optional', email: 'optional' })])
  const first = await openPortal(running, gateway, fasLevel1(fasFields()))
  const guest = { name: 'Canary Guest', phone: '0912345678', email: `${page.eid}@example.com` }
  await post(running, first.action, { ...guest, terms: 'yes', marketing: 'yes', of_age: 'yes' })
  await fillPortal(running, world)
  await fillGuests(world)
  await fillReports(world)
  await fillCodes(world)
  await fillLeads(world)
  await fillGifts(world)
  await givenTemplate(world)
  await fillNotifications(world)
  await fillGateways(world)
  await fillProfiles(world)
  await fillCampaigns(world)
  await fillLoyalty(world)
  await fillMenu(world)
  await fillPlans(world)
  await fillReviews(world)
  await fillMessages(world)
  await fillAutomations(world)
  await fillInbox(world)
  await fillChatbots(world)
  await fillImports(world)
  await fillZalo(world)
  await fillWifi(world)
  await running.services.db.asSystem(async (tx) => {
    const now = running.services.clock.now()
    await tx.run(sql`insert into auth_log (page_id, gateway_id, at, username, mac, is_accepted, reason)
      values (${page.eid}, ${gateway.id}, ${now}, ${`user of ${page.eid}`}, '02aabbccddee', false, 'unknown')`)
    await tx.run(sql`insert into gateway_restarts (page_id, gateway_id, fingerprint, heard_at)
      values (${page.eid}, ${gateway.id}, '\\x01', ${now})`)
    await tx.run(sql`insert into gateway_commands (page_id, id, gateway_id, session_id, kind, mac, created_at)
      values (${page.eid}, gen_random_uuid(), ${gateway.id}, ${session.id}, 'deauth', '02aabbccddee', ${now})`)
    await tx.run(sql`insert into gateway_restarts (page_id, gateway_id, fingerprint, heard_at)
      values (${page.eid}, ${gateway.id}, ${Buffer.alloc(16)}, ${now})`)
    await tx.run(sql`insert into own_devices (page_id, id, guest_id, mac, name, gateway_id, visit_id, created_at)
      select page_id, gen_random_uuid(), guest_id, 'ac9b0a000001', ${`TV of ${page.eid}`}, gateway_id, id, ${now}
      from visits where page_id = ${page.eid} limit 1`)
    await tx.run(sql`insert into ownership_offers (page_id, from_user, to_user, created_at, expires_at)
      values (${page.eid}, ${page.owner.id}, ${colleague.id}, ${now}, ${now}::timestamptz + interval '1 day')`)
  })
  await untilEventsDelivered(running, page)
}

/** Each row of a venue as text, by table; its own row in `pages` too. */
export async function rowsOf(
  { running }: World,
  tables: readonly string[],
  pageId: string,
): Promise<Record<string, string[]>> {
  return running.services.db.asSystem(async (tx) => {
    const found: Record<string, string[]> = {}
    for (const table of ['pages', ...tables]) {
      const id = sql.ref(table === 'pages' ? 'id' : 'page_id')
      const rows = await tx.rows(
        sql<{
          row: object
        }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${id} = ${pageId} order by t::text`,
      )
      found[table] = rows.map(({ row }) => JSON.stringify(row))
    }
    return found
  })
}

/** What identifies a venue's data: every longer word of its rows that no other venue has. */
export function canaries(own: Record<string, string[]>, others: Record<string, string[]>): string[] {
  const words = (rows: Record<string, string[]>) =>
    new Set(Object.values(rows).flatMap((texts) => texts.flatMap((text) => wordsIn(JSON.parse(text)))))
  const theirs = words(others)
  return [...words(own)].filter((word) => word.length >= 8 && !theirs.has(word) && !/^\d{4}-\d\d-\d\d/.test(word))
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}
