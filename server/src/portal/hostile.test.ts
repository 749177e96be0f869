import { afterAll, expect, test } from 'vitest'
import { flows } from '@portico/contract/flows.ts'
import { startSmtp } from '../../../dev/simulators/smtp.ts'
import { sql } from '../core/db/database.ts'
import { issueKey } from '../guests/index.ts'
import { formStep, givenGateway, givenPage, givenSteps, send, type Venue } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { knock, openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const smtp = await startSmtp()
afterAll(() => smtp.close())
const server = useServer({ config: { smtpUrl: smtp.url } })
const rows = <T>(statement: ReturnType<typeof sql<T>>) => server().services.db.asSystem((tx) => tx.rows(statement))

async function given(steps: object[], name?: string) {
  const page = await givenPage(server(), name)
  await givenSteps(server(), page, steps)
  return { page, gateway: await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } }) }
}
type Gateway = Awaited<ReturnType<typeof given>>['gateway']
const arrive = (gateway: Gateway, headers = {}) => openPortal(server(), gateway, { mac: randomMac() }, headers)
const isLetIn = ({ location }: { location: string | undefined }) => location?.startsWith(LOGIN) === true

async function codeTo(address: string): Promise<string> {
  const find = () => smtp.mails.find(({ raw }) => raw.includes(address))?.raw.replaceAll(/=\r?\n/g, '')
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return / is (\d{6})\./.exec(find()!)![1]!
}

/** The cookie of a guest who has passed every step here. */
async function cookieAt(page: Venue, gateway: Gateway): Promise<{ name: string; value: string }> {
  const first = await arrive(gateway)
  await post(server(), first.action, { email: 'lan@cookie.test', terms: 'yes' })
  const code = await codeTo('lan@cookie.test')
  const said = await post(server(), first.action, { code })
  expect(isLetIn(said)).toBe(true)
  const [name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(said.headers.getSetCookie()[0]!)!.slice(1)
  expect(name).toContain(page.eid.replaceAll('-', ''))
  return { name, value }
}

test('a cookie of one venue is worth nothing at another, nor one that was made up', async () => {
  const step = { type: 'email-code', codeDeliverMode: ['email'], skipKnown: true }
  const [here, there] = [await given([step]), await given([step])]
  const { name, value } = await cookieAt(here.page, here.gateway)
  expect((await arrive(here.gateway, { cookie: `${name}=${value}` })).text).not.toContain('Your e-mail')
  const renamed = name.replace(/[\da-f]{32}$/, there.page.eid.replaceAll('-', ''))
  // Even a row of the other venue with the same value does not help: the signature names the venue.
  const [token = ''] = value.split('.')
  const [guest] = await rows<{ id: string }>(sql`select id from guests where page_id = ${here.page.eid}`)
  const own = await server().services.db.asSystem((tx) =>
    issueKey(server().services, tx, { pageId: here.page.eid, guestId: guest!.id, kind: 'cookie' }),
  )
  const forgeries = [
    `${renamed}=${value}`,
    `${renamed}=${own}`,
    `${renamed}=${token}.`,
    `${renamed}=.`,
    `${renamed}=${'a'.repeat(3000)}`,
  ]
  for (const cookie of forgeries)
    expect((await arrive(there.gateway, { cookie })).text, cookie.slice(0, 80)).toContain('Your e-mail')
})

test('no step is passed over by sending a later one, nor by what an online guest may send', async () => {
  const { page, gateway } = await given([
    { type: 'terms' },
    formStep({ name: 'required' }),
    { type: 'password', password: 'trà' },
  ])
  const first = await arrive(gateway)
  const later = await post(server(), first.action, { password: 'trà', terms: 'yes' })
  expect(isLetIn(later)).toBe(false)
  for (const path of ['/extend', '/leave', '/devices']) {
    const said = await post(server(), first.action + path, { do: 'add', name: 'TV', mac: 'ac9b0a123456' })
    expect([said.status, said.text], path).toEqual([200, expect.stringContaining('Step 2 of 3')])
  }
  for (const path of ['/in', '/devices'])
    expect((await knock(server(), { path: first.action + path })).text, path).toContain('Step 2 of 3')
  expect((await knock(server(), { path: `${first.action}/me` })).location).toBe(first.action)
  expect((await post(server(), first.action, { password: 'trà', do: 'skip' })).status).toBe(422)
  await post(server(), first.action, { name: 'Lan' })
  expect((await post(server(), first.action, { do: 'skip' })).status).toBe(422)
  expect(isLetIn(await post(server(), first.action, { password: 'trà' }))).toBe(true)
  expect(await rows(sql`select 1 from visits where page_id = ${page.eid}`)).toHaveLength(1)
})

test('answers of any size are cut, refused or too much, and nothing of them breaks the page', async () => {
  const { page, gateway } = await given([
    { type: 'form', questions: [{ id: 'words', type: 'text', mappingField: 'note', required: true }] },
  ])
  const first = await arrive(gateway)
  const long = await post(server(), first.action, { words: 'x'.repeat(20_000), terms: 'yes' })
  expect([long.status, long.html.length < 40_000]).toEqual([422, true])
  const huge = await post(server(), first.action, { words: 'x'.repeat(200_000), terms: 'yes' })
  expect([huge.status >= 400 && huge.status < 500, huge.html]).toEqual([true, expect.stringContaining('<html')])
  const odd = 'a\0b‮\u{1F4A9}\uD800<script>alert(1)</script>'
  expect(isLetIn(await post(server(), first.action, { words: odd, terms: 'yes' }))).toBe(true)
  const [guest] = await rows<{ note: string }>(
    sql`select profile ->> 'note' as note from guests where page_id = ${page.eid}`,
  )
  expect(guest!.note).not.toContain('\0')
})

test('a survey of a thousand answers is refused where it is made, and one that is stored keeps nobody out', async () => {
  const options = Array.from({ length: 1000 }, (_, n) => ({ value: `answer ${n}` }))
  const steps = [{ id: 's', type: 'survey' as const, questions: [{ id: 'q', type: 'choice' as const, options }] }]
  const { page, gateway } = await given([{ type: 'one-tap' }])
  await expect(send(server(), flows.create, { body: { name: 'Big', steps } }, { token: page.token })).rejects.toThrow()
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into login_flow_versions (page_id, flow_id, version, steps, at)
      select page_id, id, 2, ${JSON.stringify(steps)}::jsonb, now() from login_flows where page_id = ${page.eid}`)
    await tx.run(sql`update login_flows set version = 2 where page_id = ${page.eid}`)
  })
  const first = await arrive(gateway)
  expect(first.status).toBe(200)
  expect(isLetIn(await post(server(), first.action, { terms: 'yes' }))).toBe(true)
})

test('neither the venue’s name nor what a guest types puts a line or a recipient into a mail', async () => {
  const name = 'Quán\r\nBcc: all@evil.test\r\n\r\nhttp://evil.test/win'
  const { page, gateway } = await given([{ type: 'email-code', codeDeliverMode: ['email'] }])
  await server().services.db.asSystem((tx) => tx.run(sql`update pages set name = ${name} where id = ${page.eid}`))
  const first = await arrive(gateway)
  for (const email of [
    'a@b.test\r\nBcc: x@evil.test',
    'a@b.test, x@evil.test',
    '<a@b.test> x@evil.test',
    'a@b.test\0@evil.test',
  ])
    expect((await post(server(), first.action, { email, terms: 'yes' })).status, email).toBe(422)
  expect((await post(server(), first.action, { email: 'lan@b.test', terms: 'yes' })).status).toBe(303)
  await expect.poll(() => smtp.mails.some(({ raw }) => raw.includes('lan@b.test')), { timeout: 10_000 }).toBe(true)
  const raw = smtp.mails.find((mail) => mail.raw.includes('lan@b.test'))!.raw
  expect(raw).not.toMatch(/^bcc:/im)
  expect(raw.replaceAll(/=\r?\n/g, '')).not.toMatch(/http:\/\/evil|evil\.test\/win/)
})

test('no address a phone sends along decides where its login is brought, or where it is sent', async () => {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'one-tap' }])
  const gateway = await givenGateway(server(), page, { type: 'mikrotik' })
  const evil = [
    'http://evil.test/login',
    '//evil.test/login',
    'http://10.0.0.1@evil.test/',
    'http:\\\\evil.test',
    'javascript:alert(1)',
    'http://10.0.0.1.evil.test/',
  ]
  for (const address of evil) {
    const first = await openPortal(server(), gateway, {
      mac: randomMac(),
      'link-login-only': address,
      'link-orig': address,
    })
    const said = await post(server(), first.action, { terms: 'yes' })
    expect(`${said.location ?? ''}${said.html}`, address).not.toMatch(/(?:href|action|url)="?[^">]*evil|^http.*evil/)
  }
})

test('a form of another site reaches nobody’s sign-in: without the guest’s own address there is nothing to send to', async () => {
  const { gateway } = await given([{ type: 'one-tap' }])
  const first = await arrive(gateway)
  const origin = { origin: 'https://evil.test', referer: 'https://evil.test/' }
  for (const path of [`/s/${'a'.repeat(24)}`, '/s/', `/g/${gateway.entryKey}`, '/in/google'])
    expect((await post(server(), path, { terms: 'yes' }, origin)).status, path).toBeGreaterThanOrEqual(400)
  // Nothing about the guest hangs on a cookie alone that another site’s form would send along.
  expect(first.headers.get('referrer-policy')).toBe('no-referrer')
  expect(first.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
