import { request } from 'node:http'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { pages } from '@portico/contract/pages.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql } from '../../core/db/database.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { fasFields, fasLevel1 } from '../../testing/opennds.ts'
import { knock, openPortal, type PortalPage } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer()
const given = async (name?: string) => givenGateway(server(), await givenPage(server(), name))
const MAC = '02-11-22-33-44-55'

test('a guest of any brand of gateway arrives, by whichever name it gives the phone’s address', async () => {
  const gateway = await given()
  for (const name of ['mac', 'client_mac', 'clientMac', 'usermac', 'ga_cmac', 'id']) {
    const shown = await openPortal(server(), gateway, { [name]: MAC, ip: '10.5.50.7', url: 'http://example.com/' })
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('Quán Lá')])
    expect(shown.action).toMatch(/^\/s\/[\w-]{22}\.[\w-]{24}$/)
  }
})

test('the page of a device opens at once, also in a process that has not heard of it yet', async () => {
  const gateway = await given()
  const entryKey = gateway.entryKey.replace(/\..*/, `.${'x'.repeat(16)}`)
  // No process is notified of this change.
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update gateways set entry_key = ${entryKey} where id = ${gateway.id}`),
  )
  expect(server().registry.byEntryKey(entryKey)).toBeUndefined()
  expect((await openPortal(server(), { ...gateway, entryKey }, { mac: MAC })).status).toBe(200)
})

test('the picture a browser asks for by itself is answered with nothing, once a week', async () => {
  const { status, headers } = await fetch(`${server().services.config.portalUrl}/favicon.ico`)
  expect([status, headers.get('cache-control')]).toEqual([204, 'public, max-age=604800'])
})

test('a guest who came by no gateway sees a message that says so', async () => {
  const gateway = await given()
  const empty: Record<string, string>[] = [
    {},
    { mac: '' },
    { mac: 'x' },
    { mac: MAC.slice(0, 9) },
    { mac: `${MAC}-66` },
    { fas: '' },
  ]
  for (const query of empty)
    expect(await openPortal(server(), gateway, query)).toMatchObject({
      status: 400,
      text: expect.stringMatching(/\w{3}/),
    })
})

test('parameters doubled, endless, strange or none at all never make a fault', async () => {
  const gateway = await given()
  const at = `/g/${gateway.entryKey}`
  const queries = [
    '',
    '?',
    '?mac',
    '?mac=&mac=',
    `?mac=${MAC}&mac=x`,
    `?mac[]=${MAC}`,
    `?mac=${MAC}&url=${'x'.repeat(9000)}`,
    `?mac=${MAC}&${'a=1&'.repeat(2000)}`,
    `?mac=%00${MAC}`,
    `?mac=${MAC}&url=%00%ff%fe`,
    `?mac=${MAC}&url=${encodeURIComponent(`${'x'.repeat(1999)}😀`)}`,
    `?mac=${MAC}&url=${encodeURIComponent(`${'x'.repeat(7999)}😀`)}`,
    `?mac=${MAC}&ip=${encodeURIComponent(`${'1'.repeat(44)}😀`)}`,
    `?__proto__=1&constructor=2&mac=${MAC}`,
    `?mac=${MAC}&lang=%22%3E%3Cscript%3E`,
    '?fas=%%%&iv=1',
  ]
  for (const query of queries)
    expect((await knock(server(), { path: at + query })).status, query.slice(0, 60)).toBeLessThan(500)
  expect((await knock(server(), { path: `${at}?mac=${MAC}&mac=x` })).status, 'of doubled ones the first counts').toBe(
    200,
  )
})

test('whatever a phone sends on arrival, it gets a page', { timeout: 60_000 }, async () => {
  const radius = await given()
  const opennds = await givenGateway(server(), await givenPage(server()), { type: 'opennds' })
  const word = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constant(MAC),
    fc.webUrl(),
  )
  const name = fc.oneof(
    fc.constantFrom('mac', 'ip', 'url', 'dst', 'fas', 'iv', 'status', 'lang', 'error', 'res', 'reason', 'id'),
    fc.string({ maxLength: 10 }),
  )
  const fas = fc
    .dictionary(fc.constantFrom(...Object.keys(fasFields())), word)
    .map((changes) => fasLevel1(fasFields(MAC, changes)))
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, word), fas, fc.boolean(), async (query, packed, isFas) => {
      const shown = await openPortal(
        server(),
        isFas ? opennds : radius,
        isFas ? { ...query, ...packed } : { mac: MAC, ...query },
      )
      expect(shown.status).toBeLessThan(500)
      expectHarmless(shown)
    }),
    { numRuns: 120 },
  )
})

test('a browser that names itself in no way, or in a very long one, is served like any other', async () => {
  const gateway = await given()
  const odd: Record<string, string>[] = [
    {},
    { 'user-agent': '' },
    { 'user-agent': 'x'.repeat(8000) },
    { 'accept-language': 'x;q=,,;;=é'.repeat(50), accept: '' },
  ]
  for (const headers of odd) expect(await raw('GET', `/g/${gateway.entryKey}?mac=${MAC}`, headers)).toBe(200)
})

test('no method makes a fault, at any address', async () => {
  const gateway = await given()
  const shown = await openPortal(server(), gateway, { mac: MAC })
  const paths = [
    '/',
    '/terms',
    '/agent.sh',
    `/g/${gateway.entryKey}?mac=${MAC}`,
    shown.action,
    `${shown.action}/again`,
    `${shown.action}/terms`,
    `/agent/${gateway.nasId}`,
    '/no/such',
    '//evil.example/%ff',
    '/%',
    '/s/%00',
    `/s/${'x'.repeat(300)}`,
  ]
  for (const path of paths)
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'POST'])
      expect(await raw(method, path), `${method} ${path}`).toBeLessThan(500)
  for (const path of paths.slice(0, 5)) expect(await raw('HEAD', path), path).toBe(200)
})

test.each(LANGUAGES)('a phone in %s is spoken to in its language, and may change it', async (language) => {
  const gateway = await given()
  const { title } = { title: (of: Language) => textIn(of)('connect.title') }
  const shown = await openPortal(
    server(),
    gateway,
    { mac: MAC },
    { 'accept-language': `xx, ${language}-XX;q=0.9, en;q=0.1` },
  )
  expect(shown.text).toContain(escaped(title(language)))
  expect(shown.html).toMatch(new RegExp(`<html[^>]* lang="${language}`))
  const other = language === 'fr' ? 'it' : 'fr'
  const changed = await knock(server(), {
    path: `${shown.action}?lang=${other}`,
    headers: { 'accept-language': language },
  })
  expect(changed.text).toContain(escaped(title(other)))
  // And it stays so on the pages that follow.
  expect((await knock(server(), { path: shown.action, headers: { 'accept-language': language } })).text).toContain(
    escaped(title(other)),
  )
})

test('no language is answered in Vietnamese, one we do not have in English', async () => {
  const gateway = await given()
  const answers = { '': 'vi', '*': 'vi', ';;;': 'vi', xx: 'en', 'xx-YY;q=0.3': 'en', 'de, *;q=0.5': 'en' }
  for (const [wish, answer] of Object.entries(answers))
    expect((await openPortal(server(), gateway, { mac: MAC }, { 'accept-language': wish })).html, wish).toMatch(
      new RegExp(`<html[^>]* lang="${answer}"`),
    )
})

test('what others wrote is shown as text, never run', async () => {
  const payloads = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `'-alert(1)-'`,
    '</title><svg onload=alert(1)>',
    '{{7*7}}${7*7}<%= 7 %>',
    '\u2028</script><script>',
  ]
  for (const payload of payloads) {
    const gateway = await given(`Quán ${payload}`)
    const shown = await openPortal(server(), gateway, {
      mac: MAC,
      url: payload,
      ip: payload,
      lang: payload,
      error: payload,
    })
    expect(shown.html).toContain('Quán')
    expectHarmless(shown)
    for (const path of [
      `/g/x?mac=${encodeURIComponent(payload)}`,
      `/g/${gateway.entryKey}?nothing=${encodeURIComponent(payload)}`,
      `/${encodeURIComponent(payload)}`,
    ])
      expectHarmless(await knock(server(), { path }))
  }
})

test('an address nobody gave out leads nowhere, in words', async () => {
  for (const path of ['/g/unknown', `/g/${'x'.repeat(150)}`, '/g/%00', '/g/..%2f..%2fetc'])
    expect(await knock(server(), { path: `${path}?mac=${MAC}` })).toMatchObject({
      status: 404,
      text: expect.stringMatching(/\w{3}/),
    })
})

test('a deleted venue’s portal is gone', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const shown = await openPortal(server(), gateway, { mac: MAC })
  await send(server(), pages.remove, { params: { eid: page.eid } }, { token: page.owner.token })
  expect((await openPortal(server(), gateway, { mac: MAC })).status).toBe(404)
  const before = await knock(server(), { path: shown.action })
  expect(before.status).toBe(404)
  expect(before.text).not.toContain('Quán Lá')
})

/** Only our own script and style, held by hash; nothing of another host but the guest's own way on. */
function expectHarmless({ html, headers }: PortalPage): void {
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(
    /^default-src 'none';script-src 'sha256-[\w+/=]{44}';style-src 'sha256-[\w+/=]{44}';img-src 'self';base-uri 'none'/,
  )
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect([headers.get('x-content-type-options'), headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(
    ['nosniff', 'no-referrer', 'no-store'],
  )
  expect(html.match(/<script\b/gi)?.length ?? 0).toBeLessThanOrEqual(1)
  for (const [, tag = '', attributes = ''] of html
    .replace(/<(script|style)>[\s\S]*?<\/\1>/g, '')
    .matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
    expect(tag).not.toMatch(/^(iframe|object|embed|base|script|style)$/i)
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)) {
      expect(name).not.toMatch(/^on|^srcdoc$/i)
      if (/^(href|src|action|srcset|formaction)$/i.test(name))
        expect(value).not.toMatch(/^\s*(?:(?:https?:)?\/\/|javascript:|data:)/i)
    }
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
}

/** A request with exactly these headers. */
function raw(method: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(server().services.config.portalUrl)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
    sent.once('error', reject).end()
  })
}
