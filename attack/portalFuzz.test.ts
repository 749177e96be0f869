// What a phone may send before anybody knows it: parameters missing, doubled and endless, odd headers, broken bytes.
import { connect } from 'node:net'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { homeHref } from '../server/src/home/index.ts'
import { makeApp } from '../server/src/core/http/app.ts'
import { formStep, givenGateway, givenPage, givenSteps } from '../server/src/testing/given.ts'
import { randomMac } from '../server/src/testing/givenGuest.ts'
import { fasFields, fasLevel1 } from '../server/src/testing/opennds.ts'
import { openPortal } from '../server/src/testing/portal.ts'
import { useServer } from '../server/src/testing/server.ts'
import { attack, IS_LONG } from './attack.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
const REQUESTS = IS_LONG ? 5_000 : 600

const NAMES =
  'mac ip url dst fas iv status lang error res reason id token do code name phone email terms session switch_url'.split(
    ' ',
  )
const value = fc.oneof(
  fc.constantFrom(
    '',
    '%',
    '%00',
    '%ff%fe',
    '%F0%9F%98%80',
    '__proto__',
    '02aabbccddee',
    '../..',
    '%0d%0aX: y',
    'x'.repeat(9000),
  ),
  fc.webUrl(),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
)
const name = fc.oneof(
  fc.constantFrom(...NAMES, 'mac[]', 'mac[a]', '__proto__', 'constructor', ''),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
)
const pairs = fc
  .array(fc.tuple(name, value), { maxLength: 12 })
  .map((all) => all.map((pair) => pair.join('=')).join('&'))
const HEADERS = [
  [],
  ['User-Agent:'],
  [`User-Agent: ${'x'.repeat(7000)}`],
  ['Accept-Language: x;q=,,;;=,*;q=9'],
  ['Cookie: =;=;;a', `Cookie: g_${'0'.repeat(32)}=..`],
  ['X-Forwarded-For: , ,not an address', 'Forwarded: for="[::'],
  ['Host: evil.example', 'Origin: null', 'Referer: http://['],
  ['Accept: */*;q=x', 'Accept-Encoding: \xff', 'Range: bytes=9-1'],
]
const TYPES = ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data', 'text/plain', '']

const words = (text: string) => ['', ...text.split(' ')]
const AT_ENTRY = words('/begin /back /api')
const AT_SESSION = words('/again /terms /in /devices /extend /leave /me /pay /home /seen/x /go/x /on/x /answer/x')
const ELSEWHERE = words(
  '/ /terms /c/x /h/x /d/x /m/x /me/x /in/google /in/facebook /preview/x /setup/x /site/x /wifi-profile/x /guest/s/default/',
).filter(Boolean)

type Sent = { path: string; query: string; headers: string[]; method: string; type: string; body: string }

function requests(paths: readonly string[]): fc.Arbitrary<Sent> {
  return fc.record({
    path: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...paths) },
      { weight: 1, arbitrary: value.map((text) => `/g/${text.slice(0, 400)}`) },
    ),
    query: pairs,
    headers: fc.constantFrom(...HEADERS),
    method: fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'OPTIONS'),
    type: fc.constantFrom(...TYPES),
    body: fc.oneof(pairs, fc.constantFrom('{', '[]', '"', '\0', 'x'.repeat(70_000))),
  })
}

/** Exactly these bytes on a connection of their own. @returns the status; 0 where the server hung up without one */
async function knockRaw(url: string, { path, query, headers, method, type, body }: Sent): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const sender = `X-Forwarded-For: 10.${Math.floor(Math.random() * 2 ** 16) >> 8}.7.${Math.floor(Math.random() * 250)}`
  const hasBody = method === 'POST' || method === 'PUT'
  const head = [
    `${method} ${path}?${query} HTTP/1.1`,
    ...(headers.some((one) => one.startsWith('Host')) ? [] : [`Host: ${hostname}:${port}`]),
    ...(headers.some((one) => one.startsWith('X-Forwarded')) ? [] : [sender]),
    ...headers,
    ...(hasBody
      ? [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`, ...(type ? [`Content-Type: ${type}`] : [])]
      : []),
    'Connection: close',
  ]
  let answer = ''
  socket.on('data', (bytes) => void (answer += bytes.toString('latin1')))
  socket.write(`${head.join('\r\n')}\r\n\r\n${hasBody ? body : ''}`, 'latin1')
  await new Promise((resolve) => socket.once('close', resolve))
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}

/** Sends many. @returns how many got each status, and the first that met a fault */
async function fuzz(url: string, paths: readonly string[]) {
  const drawn = fc.sample(requests(paths), REQUESTS)
  const seen: Record<number, number> = {}
  let fault: Sent | undefined
  for (let n = 0; n < drawn.length; n += 10)
    await Promise.all(
      drawn.slice(n, n + 10).map(async (one) => {
        const status = await knockRaw(url, one)
        seen[status] = (seen[status] ?? 0) + 1
        if (status >= 500) fault ??= one
      }),
    )
  return { seen, fault }
}

attack('nothing that a phone sends before it is known makes a fault', {
  async control() {
    const { config, log, vitals } = server().services
    const app = await makeApp({ config, log, vitals }, 'portal')
    app.get<{ Querystring: { mac: string } }>('/g/:entry', ({ query }) => query.mac.toUpperCase())
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const { seen, fault } = await fuzz(url, ['/g/x'])
    await app.close()
    expect(fault).toBeDefined()
    return `a page that trusts its parameters: ${seen[500]} faults in ${REQUESTS} requests`
  },
  async attempt() {
    const page = await givenPage(server())
    await givenSteps(server(), page, [formStep({ name: 'required', phone: 'optional' })])
    const [radius, opennds] = [
      await givenGateway(server(), page),
      await givenGateway(server(), page, { type: 'opennds' }),
    ]
    const { action } = await openPortal(server(), opennds, fasLevel1(fasFields(randomMac())))
    const entries = [radius, opennds].map(({ entryKey }) => entryKey)
    const paths = [
      ...entries.flatMap((key) => AT_ENTRY.map((end) => `/g/${key}${end}`)),
      ...entries.flatMap((key) => [`/v/${key}`, `/v/${key}/me`]),
      ...AT_SESSION.map((end) => action + end),
      `/agent/${opennds.nasId}`,
      `/site/${page.eid}/begin`,
      homeHref(page.eid),
      ...ELSEWHERE,
    ]
    const { portalUrl } = server().services.config
    const { seen, fault } = await fuzz(portalUrl, paths)
    expect(fault).toBeUndefined()
    expect(seen[200]).toBeGreaterThan(10)
    const answers = Object.entries(seen).map(([status, count]) => `${count} × ${status === '0' ? 'hung up' : status}`)
    return `${REQUESTS} requests to ${paths.length} addresses: ${answers.join(', ')}`
  },
})
