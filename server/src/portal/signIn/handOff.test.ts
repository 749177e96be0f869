import { afterAll, expect, test } from 'vitest'
import { startGoogle } from '../../../../dev/simulators/google.ts'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { knock, openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36'
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

const clock = handClock()
const google = await startGoogle('guests', 0, 'google-secret')
afterAll(() => google.close())
const server = useServer({ clock, config: { googleIssuer: google.issuer } })

/** A guest whose pass runs, in front of the ways to the real browser. */
async function given() {
  const { services } = server()
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'google' }])
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into connections (page_id, kind, settings, secret, secret_tail, secret_at, created_at)
      values (${page.eid}, 'google', '{"clientId":"guests"}', ${services.secrets.seal('google-secret')}, 'et', now(), now())`),
  )
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.5.50.1/login' } })
  const { action } = await openPortal(server(), gateway, { mac: randomMac() })
  await post(server(), action, { terms: 'yes' })
  const look = (userAgent = CHROME) => knock(server(), { path: action, headers: { 'user-agent': userAgent } })
  const address = async () => /\/h\/[\w-]{22}\.[\w-]{16}/.exec((await look()).html)?.[0]
  return { action, look, address }
}
const open = (path: string | undefined, headers: Record<string, string> = {}) =>
  knock(server(), { path: path!, headers })

test('the address for the real browser is good once, and leads to the provider', async () => {
  const { address, look, action } = await given()
  const path = await address()
  expect(await address()).toBe(path)
  expect(path).not.toContain(action.split('/').at(-1))
  const [one, other] = await Promise.all([open(path), open(path)])
  const [first, second] = one.status === 303 ? [one, other] : [other, one]
  expect([first.status, first.location]).toEqual([303, expect.stringContaining(google.issuer)])
  expect([second.status, second.text]).toEqual([410, expect.stringContaining('no longer works')])
  const sheet = await look()
  expect(sheet.text).toContain('The sign-in page was opened')
  expect(sheet.html).not.toContain('/h/')
})

test('the address is over with its pass', async () => {
  const { address } = await given()
  const path = await address()
  clock.advance(181)
  expect((await open(path)).status).toBe(410)
})

test('who asks for another address has that one, and the one before leads nowhere', async () => {
  const { address, action } = await given()
  const before = await address()
  await post(server(), action, { do: 'again' })
  const after = await address()
  expect(after).not.toBe(before)
  expect([(await open(before)).status, (await open(after)).status]).toEqual([410, 303])
})

test('a browser that only looks ahead does not use the address up', async () => {
  const { address } = await given()
  const path = await address()
  expect((await open(path, { 'sec-purpose': 'prefetch;prerender' })).status).toBe(503)
  expect((await open(path)).status).toBe(303)
})

test('an address nobody was given tells nothing', async () => {
  for (const path of ['/h/x', `/h/${'a'.repeat(24)}`, '/h/%00', `/h/${'a'.repeat(4000)}`])
    expect([400, 404, 410], path).toContain((await open(path)).status)
})

test('each phone is offered what it can do: Chrome by Android’s own way, words and no dead link on an iPhone', async () => {
  const { look } = await given()
  const [iphone, android, browser] = [await look(IPHONE), await look(ANDROID), await look(CHROME)]
  const { host } = new URL(server().services.config.portalUrl)
  const intent = /href="(intent:[^"]+)"/.exec(android.html)?.[1]?.replaceAll('&amp;', '&')
  expect(intent).toMatch(
    new RegExp(
      `^intent://${host}/h/[\\w-]{22}\\.[\\w-]{16}#Intent;scheme=http;package=com\\.android\\.chrome;S\\.browser_fallback_url=http%3A%2F%2F[\\w%.-]+%2Fs%2F[\\w-]{22}\\.[\\w-]{24};end$`,
    ),
  )
  expect([iphone.html.includes('intent:'), browser.html.includes('intent:')]).toEqual([false, false])
  expect(iphone.html).not.toMatch(/href="[^"]*\/in"/)
  expect(iphone.text).toMatch(/open Safari and paste/)
  expect(android.text).toMatch(/Open Chrome and paste/)
  expect(browser.html).toMatch(/href="[^"]*\/in"/)
  for (const { html } of [iphone, android, browser]) expect(html).toMatch(/<svg viewBox="0 0 (\d+) \1" role="img"/)
})
