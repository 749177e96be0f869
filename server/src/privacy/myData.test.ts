import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeGateway, type FakeGateway } from '../../../dev/fakeGateway/startFakeGateway.ts'
import { sql } from '../core/db/database.ts'
import { mayContact } from '../guests/index.ts'
import { formStep, givenPage, givenSteps } from '../testing/given.ts'
import { knock, post, type PortalPage } from '../testing/portal.ts'
import { arrive, cookieOf, givenHotspot, goOnline, type Hotspot } from '../testing/hotspot.ts'
import { codeTo, lettersTo } from '../testing/outbox.ts'
import { useServer } from '../testing/server.ts'

const server = useServer({ config: { demo: true } })
let fake: FakeGateway
beforeAll(async () => {
  const { radius } = server()
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    interimSeconds: 1,
  })
})
afterAll(() => fake.stop())

const FORM = formStep({ name: 'optional', phone: 'optional', email: 'optional' })
const rows = <Row>(statement: ReturnType<typeof sql<Row>>) => server().services.db.asSystem((tx) => tx.rows(statement))
const get = (path: string, headers: Record<string, string> = {}) => knock(server(), { path, headers })

async function venue(steps: object[] = [FORM]) {
  const page = await givenPage(server())
  await givenSteps(server(), page, steps)
  return { page, hotspot: await givenHotspot(server(), fake, page) }
}

/** Goes through a phone code, as far as the gateway. */
async function proves(hotspot: Hotspot, phone: string, { mac = '', cookie = '' } = {}) {
  const here = await arrive(server(), hotspot, { mac, cookie })
  await post(server(), here.first.action, { phone, terms: 'yes', marketing: 'yes', of_age: 'yes' })
  const code = await codeFor(phone)
  return { ...(await goOnline(server(), here, { code }, cookie)), phone: here.phone }
}

function codeFor(phone: string): Promise<string> {
  return codeTo(server(), `+84${phone.slice(1)}`)
}

/** Opens "My data" from the success page. */
async function openData(path: string, headers: Record<string, string> = {}): Promise<PortalPage & { path: string }> {
  const to = await get(`${path}/me`, headers)
  expect(to.status).toBe(303)
  return { ...(await get(to.location!)), path: to.location! }
}

test('an online guest sees, corrects and downloads what is held, in one place and without a script', async () => {
  const { page, hotspot } = await venue()
  const here = await arrive(server(), hotspot)
  const online = await goOnline(server(), here, {
    name: 'Lan',
    phone: '0912345678',
    terms: 'yes',
    marketing: 'yes',
    of_age: 'yes',
  })
  const data = await openData(online.path)
  for (const words of [
    'Lan',
    '+84912345678',
    'Terms of use',
    'News and offers via Zalo',
    'Visits (1)',
    'I am 16 or older',
  ])
    expect([words, data.html.includes(words) || data.text.includes(words)]).toEqual([words, true])
  expect(data.html).toContain(here.phone.mac.replaceAll('-', ':').toLowerCase())
  const wrong = await post(server(), data.path, { do: 'correct', name: 'Lan', email: 'lan@' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('does not look right')])
  const saved = await post(server(), data.path, { do: 'correct', name: 'Linh', email: 'Linh@Example.test' })
  expect((await get(saved.location!)).text).toContain('Your changes are saved')
  expect(await rows(sql`select name, email, email_verified_at as v from guests where page_id = ${page.eid}`)).toEqual([
    { name: 'Linh', email: 'linh@example.test', v: null },
  ])
  const copy = await get(`${data.path}/data.json`)
  expect(JSON.parse(copy.html)).toMatchObject({ profile: { name: 'Linh' }, visits: [{}], devices: [{}] })
  expect(copy.headers.get('content-disposition')).toContain('my-data.json')
  expect((await get(`${data.path}/copy?lang=vi`)).text).toContain('Điều khoản sử dụng')
})

test('consent that is taken back counts at once, is written beside the first, and stops nothing else', async () => {
  const { page, hotspot } = await venue()
  const online = await goOnline(server(), await arrive(server(), hotspot), {
    phone: '0912000111',
    terms: 'yes',
    marketing: 'yes',
    of_age: 'yes',
  })
  const [guest] = await rows<{ id: string }>(sql`select id from guests where page_id = ${page.eid}`)
  const of = { pageId: page.eid, guestId: guest!.id }
  const may = (channel: string) => server().services.db.asSystem((tx) => mayContact(tx, of, 'marketing', channel))
  expect([await may('sms'), await may('zalo'), await may('call')]).toEqual([true, true, false])
  const data = await openData(online.path)
  await post(server(), data.path, { do: 'withdraw', channel: 'sms' })
  expect([await may('sms'), await may('zalo')]).toEqual([false, true])
  const ledger = await rows(sql`
    select is_given, max_per_month, evidence ->> 'method' as method from consents
    where page_id = ${page.eid} and channel = 'sms' order by at, id`)
  expect(ledger).toEqual([
    { isGiven: true, maxPerMonth: 4, method: 'tick' },
    { isGiven: false, maxPerMonth: 4, method: 'my data' },
  ])
  await post(server(), data.path, { do: 'withdraw' })
  expect(await may('zalo')).toBe(false)
  expect((await get(online.path)).text).toContain('You’re online')
})

test('who says no to messages, or is under 16, gets online and is never to be written to', async () => {
  const born = { id: 'born', type: 'date', mappingField: 'birthday', required: true }
  const step = {
    type: 'form',
    questions: [born, { id: 'phone', type: 'phone', mappingField: 'phone', required: true }],
  }
  const { page, hotspot } = await venue([step])
  await goOnline(server(), await arrive(server(), hotspot), { born: '1990-01-01', phone: '0912000222', terms: 'yes' })
  const young = { born: '2015-01-01', phone: '0912000333', terms: 'yes', marketing: 'yes', of_age: 'yes' }
  await goOnline(server(), await arrive(server(), hotspot), young)
  expect(await rows(sql`select distinct purpose from consents where page_id = ${page.eid}`)).toEqual([
    { purpose: 'terms' },
  ])
})

test('a guest who proved a number is known again on another phone address, and by the cookie without any code', async () => {
  const { page, hotspot } = await venue([{ type: 'phone-code', codeDeliverMode: ['sms'], skipKnown: true }])
  const first = await proves(hotspot, '0912000444')
  expect(first.cookie).toMatch(/^portico_g_[0-9a-f]{32}=[\w-]{24}\.[\w-]{22}$/)
  const again = await arrive(server(), hotspot, { cookie: first.cookie })
  expect(again.first.text).not.toContain('Mobile number')
  await goOnline(server(), again, { terms: 'yes' }, first.cookie)
  // The last character but one: the last holds bits that decoding drops.
  const changed = first.cookie.at(-2) === 'x' ? 'y' : 'x'
  const cookie = `${first.cookie.slice(0, -2)}${changed}${first.cookie.at(-1)}`
  const forged = await arrive(server(), hotspot, { cookie })
  expect(forged.first.text).toContain('Mobile number')
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update portal_codes set created_at = created_at - interval '2 minutes'`),
  )
  await proves(hotspot, '0912000444')
  expect(await rows(sql`select source, visits from guests where page_id = ${page.eid}`)).toEqual([
    { source: 'phone', visits: 3 },
  ])
})

test('what a browser left before its number was proved goes along to the guest who proved it earlier, with a note of it', async () => {
  const { page, hotspot } = await venue([{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  await proves(hotspot, '0912000555')
  await givenSteps(server(), page, [{ type: 'one-tap' }])
  const tapped = await goOnline(server(), await arrive(server(), hotspot), { terms: 'yes' })
  expect(await rows(sql`select 1 from guests where page_id = ${page.eid}`)).toHaveLength(2)
  await givenSteps(server(), page, [{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update portal_codes set created_at = created_at - interval '2 minutes'`),
  )
  await proves(hotspot, '0912000555', { cookie: tapped.cookie })
  expect(await rows(sql`select visits from guests where page_id = ${page.eid}`)).toEqual([{ visits: 3 }])
  expect(await rows(sql`select distinct guest_id from consents where page_id = ${page.eid}`)).toHaveLength(1)
  expect(await rows(sql`select action from audit_log where page_id = ${page.eid} and actor_kind = 'guest'`)).toEqual([
    { action: 'guests.merge' },
  ])
})

test('a borrowed phone address opens nobody’s data: a code goes to the number that was proved', async () => {
  const { page, hotspot } = await venue([{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  const owner = await proves(hotspot, '0912000666')
  await owner.phone.logout()
  await givenSteps(server(), page, [{ type: 'one-tap' }])
  const thief = await goOnline(server(), await arrive(server(), hotspot, { mac: owner.phone.mac }), { terms: 'yes' })
  const asked = await openData(thief.path)
  expect(asked.text).not.toContain('0912000666')
  expect(asked.text).toContain('Send a code to •••666')
  expect((await get(`${asked.path}/data.json`)).headers.get('content-type')).toContain('text/html')
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update portal_codes set created_at = created_at - interval '2 minutes'`),
  )
  await post(server(), asked.path, { do: 'send', kind: 'phone' })
  const wrong = await post(server(), asked.path, { code: '000000' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('4 attempts left')])
  await post(server(), asked.path, { code: await codeFor('0912000666') })
  expect((await get(asked.path)).text).toContain('Everything')
})

test('from anywhere, a code opens one’s data; nobody learns whether a contact is known', async () => {
  const { hotspot } = await venue([{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  await proves(hotspot, '0912000777')
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update portal_codes set created_at = created_at - interval '2 minutes'`),
  )
  const begin = async (contact: string) => {
    const { location } = await get(`/v/${hotspot.gateway.entryKey}/me`)
    await post(server(), location!, { do: 'send', contact })
    return { path: location!, shown: await get(location!) }
  }
  const known = await begin('0912 000 777')
  const unknown = await begin('0912 000 778')
  expect(unknown.shown.text.replaceAll('778', '777')).toBe(known.shown.text)
  expect(await lettersTo(server(), '+84912000778')).toEqual([])
  await post(server(), known.path, { code: await codeFor('0912000777') })
  expect((await get(known.path)).text).toContain('+84912000777')
})

test('a guest’s own link leaves no cookie, and can be made to stop messages without a code', async () => {
  const { page, hotspot } = await venue([{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  const online = await proves(hotspot, '0912000888')
  const data = await openData(online.path)
  const made = await post(server(), data.path, { do: 'link' })
  const link = /127\.0\.0\.1:\d+(\/me\/[\w-]{22}\.[\w-]{16})/.exec(made.text)![1]!
  const opened = await get(link)
  expect(cookieOf(opened)).toBe('')
  const asked = await get(opened.location!)
  expect(asked.text).toContain('Send a code to •••888')
  expect(asked.text).not.toContain('Visits')
  await post(server(), opened.location!, { do: 'withdraw' })
  expect(
    await rows(sql`
    select 1 from consents where page_id = ${page.eid} and purpose = 'marketing' and not is_given`),
  ).toHaveLength(2)
  expect((await get('/me/AAAAAAAAAAAAAAAA')).status).toBe(410)
})

test('erased means gone from every table, and every total stays', async () => {
  const { page, hotspot } = await venue([
    { type: 'phone-code', codeDeliverMode: ['sms'] },
    {
      type: 'form',
      questions: [
        { id: 'wish', type: 'text', mappingField: '', label: { en: 'Wish' } },
        { id: 'name', type: 'text', mappingField: 'name' },
      ],
    },
  ])
  const here = await arrive(server(), hotspot)
  await post(server(), here.first.action, { phone: '0912000999', terms: 'yes', marketing: 'yes', of_age: 'yes' })
  await post(server(), here.first.action, { code: await codeFor('0912000999') })
  const online = await goOnline(server(), here, { wish: 'Canary wish', name: 'Canary Linh' })
  const data = await openData(online.path)
  expect(data.text).toContain('Canary wish')
  const totals = () =>
    rows(sql`select visits, guests, verified, contacts, answers from visit_day where page_id = ${page.eid}`)
  const before = await totals()
  expect((await get(`${data.path}/erase`)).text).toContain('cannot be undone')
  const done = await post(server(), data.path, { do: 'erase' })
  expect((await get(done.location!)).text).toContain('Your data has been erased')
  // Another tab that was still open brings nothing back.
  await post(server(), data.path, { do: 'correct', name: 'Canary Linh', email: '' })
  await here.phone.logout()
  await expect
    .poll(() => rows(sql`select 1 from visits where page_id = ${page.eid} and status = 'ended'`), { timeout: 10_000 })
    .toHaveLength(1)
  await server().jobs.run('guests.forgetEnded')
  expect(await totals()).toEqual(before)
  const mac = here.phone.mac.replaceAll('-', '').toLowerCase()
  const tables = await rows<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'page_id'
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`)
  expect(tables.length).toBeGreaterThan(30)
  for (const { name } of tables) {
    const found = await rows<{ row: string }>(
      sql`select t::text as row from ${sql.table(name)} t where page_id = ${page.eid}`,
    )
    const text = found.map(({ row }) => row).join('\n')
    for (const trace of ['Canary', '912000999', mac])
      expect([name, text.includes(trace) && trace]).toEqual([name, false])
  }
})
