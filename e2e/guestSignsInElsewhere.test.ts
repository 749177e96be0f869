// Google, Facebook and Zalo refuse a phone's sign-in sheet: a short pass, the real browser, and the full session.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '@portico/server/core/db/database.ts'
import { givenGateway, givenPage, givenSteps } from '@portico/server/testing/given.ts'
import { handClock } from '@portico/server/testing/clock.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startFakeGateway, type FakeGateway } from '../dev/fakeGateway/startFakeGateway.ts'
import { startFacebook } from '../dev/simulators/facebook.ts'
import { startGoogle } from '../dev/simulators/google.ts'
import { startZaloOa } from '../dev/simulators/zalo/startZaloOa.ts'
import { submit, visit, waitUntil, type View } from './support/guest.ts'

const clock = handClock()
const APP = { id: 'app', secret: 'app-secret' }
const google = await startGoogle('guests', 0, 'google-secret')
const facebook = await startFacebook(APP)
const zalo = await startZaloOa({ ...APP, oaSecret: '' })
const server = useServer({
  clock,
  config: {
    googleIssuer: google.issuer,
    facebookAppId: APP.id,
    facebookAppSecret: APP.secret,
    facebookUrl: facebook.url,
    zaloAppId: APP.id,
    zaloAppSecret: APP.secret,
    zaloUrl: zalo.url,
  },
})
let fake: FakeGateway

beforeAll(async () => {
  const { radius } = server()
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    interimSeconds: 1,
  })
})
afterAll(async () => {
  await Promise.all([fake.stop(), google.close(), facebook.close(), zalo.close()])
})

async function givenProvider(type: string) {
  const { services } = server()
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type, sessionSpeed: { downKbps: 8000, upKbps: 4000 }, sessionTimeout: 45 }])
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into connections (page_id, kind, settings, secret, secret_tail, secret_at, created_at)
      values (${page.eid}, 'google', '{"clientId":"guests"}', ${services.secrets.seal('google-secret')}, 'et', now(), now())`),
  )
  const gateway = await givenGateway(server(), page, {
    configuration: {
      loginUrl: `${fake.url}/login`,
      coaAddress: '127.0.0.1',
      coaPort: fake.coaPort,
      sessionMinutes: 60,
    },
  })
  fake.enrol({
    nasId: gateway.nasId,
    secret: gateway.radiusSecret.toString(),
    portalUrl: `${services.config.portalUrl}/g/${gateway.entryKey}`,
  })
  const phone = fake.phone(gateway.nasId)
  const first = await visit(await phone.join())
  const limits = () => fake.phones().find(({ nasId }) => nasId === gateway.nasId)?.session?.limits
  return { page, gateway, phone, first, limits }
}

/** A real browser: follows redirects and keeps cookies. */
async function browse(address: string | URL): Promise<View> {
  let url = new URL(address)
  let cookie = ''
  for (let hop = 0; hop < 10; hop++) {
    const response = await fetch(url, { redirect: 'manual', headers: { 'accept-language': 'en', cookie } })
    cookie = response.headers.get('set-cookie')?.split(';')[0] || cookie
    const location = response.headers.get('location')
    const html = await response.text()
    if (!location) return { url, status: response.status, html, text: html.replaceAll(/<[^>]+>/g, ' ') }
    url = new URL(location, url)
  }
  throw new Error('too many redirects')
}

test.each([
  ['google', 'Google Owner', 'owner@gmail.com'],
  ['facebook', 'Minh Facebook', 'minh@example.test'],
  ['zalo', 'Lan Zalo', null],
])('a guest signs in with %s in the real browser, and the pass becomes the session', async (type, name, email) => {
  const { page, phone, first, limits } = await givenProvider(type)
  const opened = await submit(first, { terms: 'yes' })
  expect(opened.text).toMatch(/Open your browser/)
  expect(await phone.canReachInternet()).toBe(true)
  expect(limits()).toMatchObject({ sessionSeconds: 180 })
  const address = /value="(http[^"]+\/h\/[\w.-]+)"/.exec(opened.html)![1]!
  const done = await waitUntil(await browse(address), /You.re online/)
  expect(done.text).toMatch(/You.re online/)
  expect(await phone.canReachInternet()).toBe(true)
  await expect.poll(limits).toMatchObject({ sessionSeconds: 45 * 60 })
  // The open sheet says so too.
  const sheet = await visit(new URL(/action="([^"]+)"/.exec(first.html)![1]!, first.url))
  expect((await waitUntil(sheet, /You.re online/)).text).toMatch(/You.re online/)
  const guests = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select name, email, email_verified_at is not null as proved from guests where page_id = ${page.eid}`),
  )
  expect(guests).toEqual([{ name, email, proved: email !== null }])
})

test('who does not finish is disconnected when the pass is over, and may try again', async () => {
  const { page, phone, first } = await givenProvider('google')
  await submit(first, { terms: 'yes' })
  expect(await phone.canReachInternet()).toBe(true)
  const open = sql`select id from sessions where page_id = ${page.eid} and stopped_at is null`
  await expect.poll(() => server().services.db.asSystem((tx) => tx.rows(open))).toHaveLength(1)
  clock.advance(181)
  await server().jobs.run('portal.endPasses')
  expect(await phone.canReachInternet()).toBe(false)
  const again = await visit(await phone.join())
  expect(again.text).toMatch(/Continue with Google/)
})

test('a response to another request, a second use and a changed state sign no guest in', async () => {
  const { first, page } = await givenProvider('google')
  const opened = await submit(first, { terms: 'yes' })
  const address = /value="(http[^"]+\/h\/[\w.-]+)"/.exec(opened.html)![1]!
  const start = await fetch(address, { redirect: 'manual' })
  const atGoogle = await fetch(start.headers.get('location')!, { redirect: 'manual' })
  const back = new URL(atGoogle.headers.get('location')!)
  const cookie = start.headers.get('set-cookie')!.split(';')[0]!
  const other = await visit(back)
  expect([other.status, other.text]).toEqual([403, expect.stringMatching(/did not work/)])
  const late = await visit(back, { headers: { cookie } })
  expect([late.status, late.text]).toEqual([403, expect.stringMatching(/did not work/)])
  back.searchParams.set('state', 'x'.repeat(80))
  expect((await visit(back, { headers: { cookie } })).status).toBe(410)
  const named = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select id from guests where page_id = ${page.eid} and name is not null`),
  )
  expect(named).toEqual([])
})
