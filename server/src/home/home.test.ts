import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { startFakeGateway, type FakeGateway } from '../../../dev/fakeGateway/startFakeGateway.ts'
import { sql } from '../core/db/database.ts'
import { makeApp } from '../core/http/app.ts'
import { acceptForms } from '../core/http/forms.ts'
import { eraseGuest } from '../guests/index.ts'
import { givenPage, givenSteps } from '../testing/given.ts'
import { arrive, cookieOf, givenHotspot, goOnline } from '../testing/hotspot.ts'
import { codeTo, lettersTo } from '../testing/outbox.ts'
import { knock, post, type PortalPage } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { goTo, homeHref, homePages, showHome, type HomeForAnyone, type HomeGuest } from './index.ts'

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

const get = (path: string, headers: Record<string, string> = {}) => knock(server(), { path, headers })
const run = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))

/** A guest who proved a number at a venue and is online there. */
async function givenOnline(phone: string) {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  const hotspot = await givenHotspot(server(), fake, page)
  const here = await arrive(server(), hotspot)
  await post(server(), here.first.action, { phone, terms: 'yes' })
  const online = await goOnline(server(), here, { code: await codeTo(server(), `+84${phone.slice(1)}`) })
  const guest = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ id: string }>`select id from guests where page_id = ${page.eid} and phone_verified_at is not null`),
  )
  return { page, href: homeHref(page.eid), online, guestId: guest!.id, hotspot }
}

/** Signs in to a home on a phone that was never there. */
async function signIn(href: string, phone: string): Promise<PortalPage & { cookie: string }> {
  // A code was sent a moment ago, to get online.
  await run(sql`update portal_codes set created_at = created_at - interval '2 minutes'`)
  const asked = await post(server(), `${href}/sign-in`, { do: 'send', contact: phone })
  expect(asked.status).toBe(303)
  const code = await codeTo(server(), `+84${phone.slice(1)}`)
  const done = await post(server(), asked.location!, { code })
  const cookie = cookieOf(done)
  return { ...done, cookie }
}

test('from the success page a guest is at home at once, and on another phone after a code', async () => {
  const { href, online } = await givenOnline('0912345601')
  expect(online.html).toContain(`${online.path}/home`)
  const there = await get(`${online.path}/home`, { cookie: online.cookie })
  expect(there.location).toBe(`${href}?lang=en`)
  const cookie = cookieOf(there)
  expect(cookie).toMatch(/^portico_h_[0-9a-f]{32}=/)
  expect(there.headers.getSetCookie().join()).toContain(`Path=${href};`)
  const home = await get(href, { cookie })
  expect(home.text).toMatch(/Welcome back.*Wi-Fi.*left.*My data/)

  const other = await get(href)
  expect(other.text).toContain('Your corner at')
  const signed = await signIn(href, '0912345601')
  expect([signed.status, signed.location]).toEqual([303, href])
  expect((await get(href, { cookie: signed.cookie })).text).toContain('Welcome back')
})

test('a stranger’s number gets the same answer and no message, and a wrong code opens nothing', async () => {
  const { href } = await givenOnline('0912345602')
  const asked = await post(server(), `${href}/sign-in`, { do: 'send', contact: '0987654321' })
  expect(asked.status).toBe(303)
  expect((await get(asked.location!)).text).toContain('a 6-digit code')
  expect(await lettersTo(server(), '+84987654321')).toEqual([])
  const wrong = await post(server(), asked.location!, { code: '000000' })
  expect([wrong.status, cookieOf(wrong)]).toEqual([422, ''])
  const bad = await post(server(), `${href}/sign-in`, { do: 'send', contact: 'nobody' })
  expect([bad.status, bad.text]).toEqual([422, expect.stringContaining('Your corner at')])
})

test('who signs out, is erased or is kept out is out at once, on every phone of theirs', async () => {
  const { page, href, guestId } = await givenOnline('0912345603')
  const first = await signIn(href, '0912345603')
  const second = await signIn(href, '0912345603')
  const isIn = async (cookie: string) => (await get(href, { cookie })).text.includes('Welcome back')
  await post(server(), `${href}/sign-out`, {}, { cookie: first.cookie })
  expect([await isIn(first.cookie), await isIn(second.cookie)]).toEqual([false, true])

  await run(sql`insert into access_rules (page_id, id, kind, guest_id, reason, created_at)
    values (${page.eid}, gen_random_uuid(), 'deny', ${guestId}, 'fight', now())`)
  expect(await isIn(second.cookie)).toBe(false)
  await run(sql`delete from access_rules where page_id = ${page.eid}`)
  expect(await isIn(second.cookie)).toBe(true)

  const { services } = server()
  await services.db.asSystem((tx) => eraseGuest(services, tx, { pageId: page.eid, guestId }))
  expect(await isIn(second.cookie)).toBe(false)
})

test('a key of one venue’s home opens no other, and is not the one that recognises phones', async () => {
  const mine = await givenOnline('0912345604')
  const other = await givenOnline('0912345605')
  const { cookie } = await signIn(mine.href, '0912345604')
  const [, value] = cookie.split('=')
  const forged = `portico_h_${other.page.eid.replaceAll('-', '')}=${value}`
  expect((await get(other.href, { cookie: forged })).text).toContain('Your corner at')
  const asGuest = `portico_g_${mine.page.eid.replaceAll('-', '')}=${value}`
  expect((await get(mine.href, { cookie: asGuest })).text).toContain('Your corner at')
})

test('another site cannot make a guest press anything here', async () => {
  const { href } = await givenOnline('0912345606')
  const { cookie } = await signIn(href, '0912345606')
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const pressed = await post(server(), `${href}/sign-out`, {}, { cookie, [name]: value })
    expect(pressed.status).toBe(403)
  }
  expect((await get(href, { cookie })).text).toContain('Welcome back')
  const { origin } = new URL(server().services.config.portalUrl)
  expect((await post(server(), `${href}/sign-out`, {}, { cookie, origin })).status).toBe(303)
})

test('a page of the home asks who is not signed in, and leads there afterwards; never to another site', async () => {
  const { href } = await givenOnline('0912345607')
  const me = await get(`${href}/me`)
  expect(me.location).toBe(`${href}?next=%2Fme`)
  const shown = await get(me.location!)
  const asked = await post(server(), shown.action, { do: 'send', contact: '0987654321' })
  expect(asked.status).toBe(303)
  const evil = await get(`${href}?next=//evil.example`)
  expect(evil.html).not.toMatch(/href="[^"]*evil|action="\/\/evil/)
})

test('one’s own data asks for a code of its own, also of who is at home', async () => {
  const { href } = await givenOnline('0912345608')
  const { cookie } = await signIn(href, '0912345608')
  const data = await get((await get(`${href}/me`, { cookie })).location!)
  expect(data.text).toContain('Send a code to')
  expect(data.html).not.toContain('912345608')
})

test('a phone can keep the home: its name, its icons, and one page for when there is no network', async () => {
  const { href } = await givenOnline('0912345609')
  const manifest = JSON.parse((await get(`${href}/app.webmanifest`)).html)
  expect(manifest).toMatchObject({ start_url: href, scope: href, display: 'standalone', name: 'Quán Lá' })
  for (const { src } of manifest.icons) {
    const icon = await get(src)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  const worker = await get(`${href}/worker.js`)
  expect(worker.headers.get('service-worker-allowed')).toBe(href)
  expect(worker.html).not.toMatch(/cache\.put|localStorage|indexedDB/)
  const { cookie } = await signIn(href, '0912345609')
  const offline = await get(`${href}/offline`, { cookie })
  expect(offline.text).toContain('You are offline')
  expect(offline.html).not.toContain('sign-out')
  expect((await get(href, { cookie })).headers.get('cache-control')).toBe('no-store')
})

test('the home comes in one small response in every language, under a strict policy', async () => {
  const { href } = await givenOnline('0912345610')
  const { cookie } = await signIn(href, '0912345610')
  for (const language of LANGUAGES) {
    const home = await fetch(`${server().services.config.portalUrl}${href}?lang=${language}`, {
      headers: { cookie, 'accept-encoding': 'br' },
    })
    expect(Number(home.headers.get('content-length'))).toBeLessThan(14_000)
    expect(await home.text()).toContain(`lang="${language}"`)
    const policy = home.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:/)
    expect(cookieNames(home)).toContain('portico_h_lang')
  }
})

test('a page that another feature brings is its guest’s, with what was posted; anybody else is asked first', async () => {
  const { href, guestId } = await givenOnline('0912345612')
  const { cookie } = await signIn(href, '0912345612')
  const app = await makeApp(server().services)
  acceptForms(app)
  const pages = homePages(app, server().services)
  const tell = ({ guestId: id, form }: HomeGuest) => ({
    kind: 'homeOffline' as const,
    href: `/${id}/${form['word'] ?? ''}`,
  })
  pages.get('/probe', async (guest: HomeGuest) => showHome(guest, tell(guest)))
  pages.post('/probe/:id', async (guest) =>
    guest.params['id'] === '1' ? showHome(guest, tell(guest)) : goTo(guest, '/probe'),
  )
  pages.getForAnyone('/open', async (visitor: HomeForAnyone) => goTo(visitor, `?${visitor.signedIn ? 'in' : 'out'}`))
  const ask = (method: 'GET' | 'POST', path: string, headers = {}) =>
    app.inject({ method, url: href + path, headers, ...(method === 'POST' && { payload: { word: 'hi' } }) })
  expect((await ask('GET', '/probe')).headers.location).toBe(`${href}?next=%2Fprobe`)
  expect((await ask('GET', '/probe', { cookie })).body).toContain(`/${guestId}/`)
  expect((await ask('POST', '/probe/1', { cookie })).body).toContain(`/${guestId}/hi`)
  expect((await ask('POST', '/probe/2', { cookie })).headers.location).toBe(`${href}/probe`)
  expect((await ask('GET', '/open')).headers.location).toBe(`${href}?out`)
})

test('an address that is no venue’s is answered in words', async () => {
  for (const path of ['/home/x', `/home/${'A'.repeat(22)}`, '/home/00000000-0000-7000-8000-000000000000'])
    expect((await get(path)).status).toBe(404)
  const { href, page } = await givenOnline('0912345611')
  expect((await get(`/home/${page.eid}/me?x=1`)).location).toBe(`${href}/me?x=1`)
})

function cookieNames({ headers }: Response): string[] {
  return headers.getSetCookie().map((line) => line.split('=')[0]!)
}
