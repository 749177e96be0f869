// Everything that a venue can hold of a guest, then the guest asks to be erased.
import { expect } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { exports } from '@portico/contract/exports.ts'
import { publishEvent } from '../server/src/core/domainEvents.ts'
import { query, sql, type Tx } from '../server/src/core/db/database.ts'
import { makeClient } from '../server/src/core/db/pool.ts'
import { makeLog } from '../server/src/core/log.ts'
import { markRows } from '../server/src/testing/markGuest.ts'
import { keepConnections } from '../server/src/register/index.ts'
import { holds, placesOf } from '../server/src/testing/traces.ts'
import { givenGateway, givenPage, send } from '../server/src/testing/given.ts'
import { givenGuestAtDoor } from '../server/src/testing/givenGuest.ts'
import { lettersTo } from '../server/src/testing/outbox.ts'
import { useServer } from '../server/src/testing/server.ts'
import { fillVenue } from '../server/src/testing/walk/fill.ts'
import { givenWorld, type World } from '../server/src/testing/walk/world.ts'
import { attack } from './attack.ts'

const lines: string[] = []
const server = useServer({
  config: { registerMonths: 12 },
  log: makeLog('debug', { write: (line) => void lines.push(line) }),
})

const NAME = 'Canaria Lê'
const PHONE = '+84912777333'
const EMAIL = 'canaria.le@example.test'
const MAC = '02c0ffee1234'
const ZALO = '7700112233445566'
/** What stays of an erased guest's rows: words of the venue and of the product, none of the guest's. */
const NOT_THEIRS = Object.entries({
  automation_log: ['reason'],
  automation_people: ['step_id'],
  campaign_shows: ['slot', 'variant'],
  consents: ['channel', 'language'],
  event: ['key', 'value'],
  game_draws: ['cost_unit', 'drawn_prize', 'game_name', 'label', 'prize'],
  gift_orders: ['cost_unit', 'featured_image', 'gift_name', 'gift_type', 'terms'],
  guest_profiles: ['source'],
  guest_views: ['back', 'language'],
  leads: ['stage'],
  message_sends: ['reason'],
  points_transfers: ['reason_id'],
  reviews: ['language'],
  sessions: ['cause'],
}).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
/** What a law may ask to keep of a guest all the same, until its date (docs/decisions/0043). */
const REGISTER = ['email', 'mac', 'name', 'phone'].map((column) => `register.entries.${column}`)
const WORDS = ['canaria', '912777333', MAC, ZALO]
const traces = () => placesOf(server(), { words: WORDS, whole: [PHONE, EMAIL, MAC, ZALO] })
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => server().services.db.asSystem(work)

type Owner = ReturnType<typeof makeClient>

let control: World | undefined

/** Webhooks and notices hear of the guest. */
async function publish(pageId: string, guestId: string, { guest, gateway }: World): Promise<void> {
  const { clock } = server().services
  const at = clock.now()
  const of = { pageId, at }
  await inSystem(async (tx) => {
    await publishEvent(tx, {
      ...of,
      kind: 'guest.online',
      data: { visitId: guest.visitId, guestId, nas_id: gateway.nasId, isFirst: true },
    })
    await publishEvent(tx, {
      ...of,
      kind: 'automation.notified',
      data: { automationId: guestId, guestId, name: 'Chào', text: NAME },
    })
    await publishEvent(tx, { ...of, kind: 'zalo.followed', data: { userId: ZALO } })
  })
  const open = sql`
    select 1 from happenings where page_id = ${pageId} and done_at is null
    union all select 1 from exports where page_id = ${pageId} and state = 'waiting'`
  await expect.poll(() => inSystem((tx) => tx.rows(open)), { timeout: 10_000 }).toEqual([])
}

async function givenGuestEverywhere(): Promise<World> {
  const world = await givenWorld(server())
  await fillVenue(world)
  const { page, guest } = world
  const { guestId } = guest
  const { clock, config, guestData } = server().services
  await inSystem(async (tx) => {
    await tx.run(sql`
      update guests set name = ${NAME}, phone = ${PHONE}, email = ${EMAIL}, profile = ${JSON.stringify({ wish: NAME })}::jsonb
      where page_id = ${page.eid} and id = ${guestId}`)
    await tx.run(sql`update webhooks set has_personal_data = true where page_id = ${page.eid}`)
  })
  const owner = makeClient(config.databaseUrl, 'tests')
  await owner.connect()
  const columns = guestData.flatMap((one) => one.columns)
  const marked = await markRows(owner, columns, { pageId: page.eid, guestId, word: NAME, except: NOT_THEIRS })
  expect(marked.length).toBeGreaterThan(60)
  await markChildren(owner, world)
  await owner.end()
  // What the server itself writes about the guest.
  await inSystem(async (tx) => {
    const sessions = await tx.rows(sql<{ pageId: string; id: string }>`
      select page_id, id from sessions where page_id = ${page.eid} and guest_id = ${guestId}`)
    await keepConnections(server().services, tx, sessions)
  })
  const as = { token: page.token }
  const copied = await fetch(`${server().apiUrl}${guestRights.copy.path.replace('{id}', guestId)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${page.token}`, 'idempotency-key': 'copy', 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'vi' }),
  })
  expect(copied.status).toBe(200)
  await send(server(), exports.guests, { body: { format: 'csv', filters: {} } }, as)
  await publish(page.eid, guestId, world)
  // One notice is in the members' post, the next is still gathered.
  await inSystem(async (tx) => {
    await tx.run(sql`update notification_settings set quiet_from = null, quiet_to = null where page_id = ${page.eid}`)
    await tx.run(sql`update notification_bundles set due_at = ${clock.now()} where sent_at is null`)
  })
  await server().jobs.run('notifications.send')
  expect(JSON.stringify(await lettersTo(server(), page.owner.email))).toContain(NAME)
  await publish(page.eid, guestId, world)
  return world
}

/** Rows that do not name the guest themselves: they hang on a visit, a lead, a conversation, a number or a phone's address. */
async function markChildren(owner: Owner, { page: { eid }, guest: { guestId, visitId } }: World): Promise<void> {
  const { secrets, clock } = server().services
  const now = clock.now()
  const said = JSON.stringify({ guestId, name: NAME, phone: PHONE })
  const lead = sql`select id from leads where page_id = ${eid} and guest_id = ${guestId}`
  const talk = sql`select id from conversations where page_id = ${eid} and guest_id = ${guestId}`
  const one = (table: string) =>
    sql`page_id = ${eid} and ctid = (select ctid from ${sql.table(table)} where page_id = ${eid} limit 1)`
  const ofGuest = sql`page_id = ${eid} and guest_id = ${guestId}`
  for (const statement of [
    sql`update visits set mac = ${MAC} where ${ofGuest}`,
    sql`update sessions set mac = ${MAC}, ip = '10.5.50.77' where ${ofGuest}`,
    sql`update guest_devices set mac = ${MAC} where ${ofGuest}`,
    sql`update grants set mac = ${MAC} where page_id = ${eid} and visit_id = ${visitId}`,
    sql`update own_devices set mac = ${MAC} where ${ofGuest}`,
    sql`update auth_log set mac = ${MAC}, username = ${MAC} where page_id = ${eid}`,
    sql`update access_code_devices set mac = ${MAC} where ${one('access_code_devices')}`,
    sql`update access_code_tries set key = ${MAC} where ${one('access_code_tries')}`,
    sql`update gateway_commands set mac = ${MAC}, payload = ${JSON.stringify({ mac: MAC })} where ${one('gateway_commands')}`,
    sql`update portal_codes set mac = ${MAC}, hint = 'e-mail to canaria' where ${one('portal_codes')}`,
    sql`update portal_sessions set mac = ${MAC}, visit_id = ${visitId}, answers = ${said} where ${one('portal_sessions')}`,
    sql`update leads set phone = ${PHONE}, email = ${EMAIL} where ${ofGuest}`,
    sql`update lead_notes set text = ${NAME} where page_id = ${eid} and lead_id in (${lead})`,
    sql`update conversation_messages set text = ${NAME}, search = 'canaria' where page_id = ${eid} and conversation_id in (${talk})`,
    sql`update conversation_files set name = ${`${NAME}.pdf`} where page_id = ${eid} and conversation_id in (${talk})`,
    sql`update bot_talks set draft = ${JSON.stringify({ text: NAME })} where page_id = ${eid} and conversation_id in (${talk})`,
    sql`update bot_turns set said = ${JSON.stringify([NAME])} where page_id = ${eid} and conversation_id in (${talk})`,
    sql`update zalo_events set user_id = ${ZALO}, body = ${secrets.seal(said)} where page_id = ${eid}`,
    sql`update zalo_users set user_id = ${ZALO}, phone = ${PHONE} where ${ofGuest}`,
    sql`insert into outbox (id, channel, recipient, content, created_at, next_at, for_page)
      select gen_random_uuid(), w.channel, w.recipient, ${secrets.seal(JSON.stringify({ text: NAME }))}, ${now}, ${now}::timestamptz + interval '1 day', ${eid}
      from (values ('sms', ${PHONE}), ('mail', ${EMAIL})) w (channel, recipient)`,
  ]) {
    const { sql: text, parameters } = statement.compile(query)
    const { rowCount } = await owner.query(text, [...parameters])
    expect([text, (rowCount ?? 0) > 0]).toEqual([text, true])
  }
}

attack('a guest who is erased is found nowhere: no row, sealed or not, no file, no queue, no line of the log', {
  async control() {
    const world = await givenGuestEverywhere()
    const places = await traces()
    expect(places.length).toBeGreaterThan(80)
    expect(places).toEqual(expect.arrayContaining(REGISTER))
    lines.push(NAME)
    expect(lines.filter((line) => holds(line, WORDS))).toEqual([NAME])
    lines.pop()
    control = world
    return `${places.length} columns and files held the guest before`
  },
  async attempt() {
    const { page, guest } = control!
    await send(server(), guestRights.erase, { params: { id: guest.guestId } }, { token: page.token })
    await inSystem(async (tx) => {
      await tx.run(sql`update sessions set stopped_at = now() where page_id = ${page.eid} and stopped_at is null`)
      await tx.run(
        sql`update visits set status = 'ended', ended_at = now() where page_id = ${page.eid} and status <> 'ended'`,
      )
    })
    await server().jobs.run('guests.forgetEnded')
    await server().jobs.run('media.removeLeftovers')
    expect(await traces()).toEqual(REGISTER)
    await server().jobs.run('register.clear')
    await inSystem((tx) => tx.run(sql`update register.entries set expires_at = now() - interval '1 day'`))
    await server().jobs.run('register.clear')
    expect(await traces()).toEqual([])
    expect(lines.filter((line) => holds(line, WORDS))).toEqual([])
    return 'only the register after, and none once its date has come'
  },
})

attack('a guest who was erased stays erased when the database comes back from a backup of before', {
  async control() {
    const guest = await givenErasedGuest()
    await comeBack(guest)
    expect(await guest.read()).toMatchObject({ name: NAME, erasedAt: null })
    return 'the old rows bring the guest back'
  },
  async attempt() {
    const guest = await givenErasedGuest()
    await server().jobs.run('guests.writeErasures')
    await comeBack(guest)
    // The restored database knows nothing of it, and must not make the list forget.
    await server().jobs.run('guests.writeErasures')
    await server().jobs.run('guests.replayErasures')
    expect(await guest.read()).toMatchObject({ name: null, phone: null, erasedAt: expect.any(String) })
    return 'the list in the store erases the guest again'
  },
})

async function givenErasedGuest() {
  const page = await givenPage(server())
  const { guestId } = await givenGuestAtDoor(server(), await givenGateway(server(), page), { name: NAME })
  const mine = sql`page_id = ${page.eid} and id = ${guestId}`
  const read = () => inSystem((tx) => tx.first(sql<object>`select name, phone, erased_at from guests where ${mine}`))
  await send(server(), guestRights.erase, { params: { id: guestId } }, { token: page.token })
  return { mine, read }
}

/** What a restore of an older backup does to the guest's row. */
async function comeBack({ mine }: Awaited<ReturnType<typeof givenErasedGuest>>): Promise<void> {
  await inSystem((tx) =>
    tx.run(sql`update guests set name = ${NAME}, phone = ${PHONE}, erased_at = null where ${mine}`),
  )
}
