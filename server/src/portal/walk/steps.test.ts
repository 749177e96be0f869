import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import { handClock } from '../../testing/clock.ts'
import { formStep, givenGateway, givenPage, givenSteps, type Venue } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { knock, openPortal, post, type PortalPage } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'
import { comeOnline } from '../../visits/index.ts'

const clock = handClock()
const server = useServer({ clock })
const FORM = [formStep({ name: 'required', phone: 'optional', email: 'optional' })]
const LOGIN = 'http://10.5.50.1/login'

async function given(steps?: object[]): Promise<{ page: Venue; gateway: KnownGateway }> {
  const page = await givenPage(server())
  if (steps) await givenSteps(server(), page, steps)
  return { page, gateway: await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } }) }
}

const arrive = (gateway: KnownGateway, query: Record<string, string> = {}) =>
  openPortal(server(), gateway, { mac: randomMac(), ...query })
const read = <Row>(statement: ReturnType<typeof sql>) =>
  server().services.db.asSystem((tx) => tx.rows(statement as ReturnType<typeof sql<Row>>))
const visitsOf = (page: Venue) =>
  read<{ id: string; status: string }>(sql`select id, status from visits where page_id = ${page.eid}`)

/** The gateway confirms every guest of the venue who waits. */
async function confirm(page: Venue): Promise<void> {
  const at = clock.now()
  const waiting = await visitsOf(page)
  await server().services.db.asSystem((tx) =>
    comeOnline(
      server().services,
      tx,
      waiting.map(({ id }) => ({ pageId: page.eid, visitId: id, at })),
    ),
  )
}

test('one tap leads to the gateway with a login of its own; five taps are one visit and one login', async () => {
  const { page, gateway } = await given()
  const first = await arrive(gateway)
  const taps = await Promise.all(Array.from({ length: 5 }, () => post(server(), first.action, { terms: 'yes' })))
  const led = taps.filter((tap) => tap.location?.startsWith(LOGIN))
  expect(new Set(led.map((tap) => tap.location)).size).toBe(1)
  expect(led).toHaveLength(5)
  expect([led[0]!.status, [...new URL(led[0]!.location!).searchParams.keys()].toSorted()]).toEqual([
    303,
    ['dst', 'mac', 'password', 'username'],
  ])
  for (const tap of taps) expect([200, 303]).toContain(tap.status)
  expect(await visitsOf(page)).toHaveLength(1)
  expect(await read(sql`select id from guests where page_id = ${page.eid}`)).toHaveLength(1)
  expect(await read(sql`select id from consents where page_id = ${page.eid}`)).toHaveLength(1)
})

test('without the tick nobody goes on, and nothing is written', async () => {
  const { page, gateway } = await given()
  const first = await arrive(gateway)
  const without: Record<string, string>[] = [{}, { terms: '' }, { terms: 'no' }, { terms: 'YES' }, { Terms: 'yes' }]
  for (const fields of without) expect((await post(server(), first.action, fields)).status).toBe(422)
  expect(await visitsOf(page)).toEqual([])
  expect(await read(sql`select id from consents where page_id = ${page.eid}`)).toEqual([])
})

test('“online” is said once the gateway confirmed, and Back, reload and another tap change nothing', async () => {
  const { page, gateway } = await given()
  const first = await arrive(gateway, { url: 'http://example.com/menu?x=1' })
  await post(server(), first.action, { terms: 'yes' })
  const waiting = await knock(server(), { path: first.action })
  expect(waiting.text).not.toMatch(/You.re online/)
  expect(waiting.html).toMatch(/http-equiv="refresh"/i)
  await confirm(page)
  const online = await knock(server(), { path: first.action })
  expect(online.text).toMatch(/You.re online/)
  // The way on is the site, not the page: what a guest was reading is not kept.
  expect(online.html).toContain('href="http://example.com"')
  expect(online.html).not.toContain('menu?x=1')
  for (const again of [
    await post(server(), first.action, { terms: 'yes' }),
    await knock(server(), { path: first.action }),
    await knock(server(), { path: `${first.action}/again` }),
  ])
    expect(again.text).toMatch(/You.re online/)
  expect(await visitsOf(page)).toHaveLength(1)
})

test('an address that is no web page is not offered as the way on', async () => {
  for (const url of [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'http:\\\\evil.example',
    'https:evil',
  ]) {
    const { page, gateway } = await given()
    const first = await arrive(gateway, { url })
    await post(server(), first.action, { terms: 'yes' })
    await confirm(page)
    const { html, text } = await knock(server(), { path: first.action })
    expect(text).toMatch(/You.re online/)
    expect(html, url).not.toMatch(/evil|javascript:|data:text|vbscript|etc\/passwd/i)
  }
})

test('a half-filled form waits half an hour; then the guest begins again', async () => {
  const { page, gateway } = await given(FORM)
  const first = await arrive(gateway)
  clock.advance(29 * 60)
  expect((await knock(server(), { path: first.action })).status).toBe(200)
  clock.advance(2 * 60)
  expect((await post(server(), first.action, { name: 'Linh', terms: 'yes' })).status).toBe(410)
  expect(await visitsOf(page)).toEqual([])
  const again = await knock(server(), { path: `${first.action}/again` })
  expect([again.status, again.location]).toEqual([303, expect.stringMatching(/^\/s\/[\w-]{22}\.[\w-]{24}$/)])
  expect((await post(server(), again.location!, { name: 'Linh', terms: 'yes' })).status).toBe(303)
})

test('a token that has expired, or never was, is explained in words', async () => {
  const { gateway } = await given()
  const first = await arrive(gateway)
  clock.advance(25 * 3600)
  const gone: PortalPage[] = [
    await knock(server(), { path: first.action }),
    await post(server(), first.action, { terms: 'yes' }),
    await knock(server(), { path: '/s/AAAAAAAAAAAAAAAAAAAAAAAA' }),
    await knock(server(), { path: '/s/x' }),
    await knock(server(), { path: '/s/AAAAAAAAAAAAAAAAAAAAAAAA/again' }),
  ]
  for (const one of gone) expect(one).toMatchObject({ status: 410, text: expect.stringMatching(/\w{3}/) })
})

test('a gateway without a login page of its own is no fault of the guest', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const first = await arrive(gateway)
  expect((await post(server(), first.action, { terms: 'yes' })).status).toBe(502)
})

test('the form takes what people type, and says what is wrong with the rest', async () => {
  const { page, gateway } = await given(FORM)
  const wrong: [Record<string, string>, RegExp][] = [
    [{ name: '' }, /name/i],
    [{ name: '   ' }, /name/i],
    [{ name: 'x'.repeat(81) }, /name/i],
    [{ name: 'Linh', phone: '12' }, /number/i],
    [{ name: 'Linh', phone: "'; drop table guests; --" }, /number/i],
    [{ name: 'Linh', email: 'linh@' }, /address/i],
    [{ name: 'Linh', email: `${'x'.repeat(200)}@example.com` }, /address/i],
  ]
  for (const [fields, says] of wrong) {
    const first = await arrive(gateway)
    const refused = await post(server(), first.action, { terms: 'yes', ...fields })
    expect([refused.status, refused.text]).toEqual([422, expect.stringMatching(says)])
    expect(refused.html).toContain('aria-invalid="true"')
  }
  expect(await visitsOf(page)).toEqual([])
  const first = await arrive(gateway)
  await post(server(), first.action, {
    name: ' Nguyễn “Lý” O’Hara\0 ',
    phone: '0912.345.678',
    email: ' Ly@Example.COM ',
    terms: 'yes',
  })
  expect(await read(sql`select name, phone, email from guests where page_id = ${page.eid}`)).toEqual([
    { name: 'Nguyễn “Lý” O’Hara', phone: '+84912345678', email: 'ly@example.com' },
  ])
})

test('messages are agreed to only by the guest’s own tick, each channel apart, in the words that were shown', async () => {
  const { page, gateway } = await given(FORM)
  const quiet = await arrive(gateway)
  expect(quiet.html).not.toMatch(/name="marketing"[^>]*checked/)
  await post(server(), quiet.action, { name: 'Linh', terms: 'yes', marketing: 'no' })
  const keen = await arrive(gateway)
  expect(keen.html).not.toMatch(/name="of_age"[^>]*(?:checked|required)/)
  const ageless = await arrive(gateway)
  expect((await post(server(), ageless.action, { name: 'Nam', terms: 'yes', marketing: 'yes' })).status).toBe(303)
  await post(server(), keen.action, {
    name: 'Minh',
    phone: '0912000441',
    email: 'minh@example.test',
    terms: 'yes',
    marketing: 'yes',
    of_age: 'yes',
  })
  type Row = { name: string; purpose: string; channel: string; text: string; language: string }
  const rows = await read<Row>(sql`
    select g.name, c.purpose, c.channel, c.language, t.body as text from consents c
    join consent_texts t on t.hash = c.text_hash join guests g on g.page_id = c.page_id and g.id = c.guest_id where c.page_id = ${page.eid} order by 1, 2, 3`)
  expect(rows.map(({ name, purpose, channel }) => `${name} ${purpose} ${channel}`)).toEqual([
    'Linh terms portal',
    'Minh marketing email',
    'Minh marketing sms',
    'Minh marketing zalo',
    'Minh terms portal',
    'Nam terms portal',
  ])
  expect(
    await read(sql`select distinct evidence ->> 'age' as age from consents
    where page_id = ${page.eid} and purpose = 'marketing'`),
  ).toEqual([{ age: expect.stringContaining('16 or older') }])
  for (const { text, language } of rows) expect([language, text]).toEqual(['en', expect.stringMatching(/\w+ \w+/)])
})

test('a step nobody asked for and fields nobody offered are passed over', async () => {
  const { page, gateway } = await given()
  const first = await arrive(gateway)
  const body = new URLSearchParams([
    ['terms', 'yes'],
    ['terms', 'no'],
    ['name', 'Mallory'],
    ['page_id', '1'],
    ['visit_id', '1'],
    ['__proto__', 'x'],
    ...Array.from({ length: 500 }, (_, n): [string, string] => [`f${n}`, 'x']),
  ])
  expect((await knock(server(), { path: first.action, method: 'POST', body })).status).toBe(303)
  expect(await read(sql`select name, phone, email from guests where page_id = ${page.eid}`)).toEqual([
    { name: null, phone: null, email: null },
  ])
})

test('a body too large or of another kind is refused with a page', async () => {
  const { gateway } = await given()
  const first = await arrive(gateway)
  const sent = (body: string, type: string) =>
    knock(server(), { path: first.action, method: 'POST', body, headers: { 'content-type': type } })
  const form = 'application/x-www-form-urlencoded'
  expect((await sent(`terms=yes&name=${'x'.repeat(70_000)}`, form)).status).toBe(413)
  expect((await sent('x'.repeat(1_100_000), 'text/plain')).status).toBe(413)
  for (const [body, type] of [
    ['<a/>', 'application/xml'],
    ['{', 'application/json'],
    ['', form],
    ['%%%=%', form],
    ['{"terms":["yes",{}],"name":{"a":1}}', 'application/json'],
    ['x', 'multipart/form-data; boundary=x'],
  ] as const) {
    const { status, html } = await sent(body, type)
    expect(status, type).toBeLessThan(500)
    if (status !== 303) expect(html).toContain('<html')
  }
})
