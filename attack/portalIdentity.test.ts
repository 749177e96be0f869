// What strangers get by putting a guest's MAC address into the portal's address, or by handing out their own link.
import { afterAll, beforeAll, expect } from 'vitest'
import { startFakeGateway, type FakeGateway } from '../dev/fakeGateway/startFakeGateway.ts'
import { sql } from '../server/src/core/db/database.ts'
import { formStep, givenGateway, givenPage, givenSteps } from '../server/src/testing/given.ts'
import { randomMac } from '../server/src/testing/givenGuest.ts'
import { arrive, cookieOf, givenHotspot, goOnline } from '../server/src/testing/hotspot.ts'
import { codeTo } from '../server/src/testing/outbox.ts'
import { knock, openPortal, post, type PortalPage } from '../server/src/testing/portal.ts'
import { useServer } from '../server/src/testing/server.ts'
import { attack } from './attack.ts'

const server = useServer({ config: { demo: true, trustProxy: ['127.0.0.1'] } })
let fake: FakeGateway
beforeAll(async () => {
  const { authPort, acctPort } = server().radius
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort, acctPort },
    interimSeconds: 1,
  })
})
afterAll(() => fake.stop())

const STRANGER = { 'x-forwarded-for': '203.0.113.9' }
const get = (path: string, headers: Record<string, string> = {}) => knock(server(), { path, headers })

/** A guest who has proved a number and is at the survey. */
async function givenHalfway() {
  const page = await givenPage(server())
  const survey = { type: 'survey', questions: [{ id: 'taste', type: 'text', label: { en: 'Taste' } }] }
  await givenSteps(server(), page, [{ type: 'phone-code', codeDeliverMode: ['sms'] }, survey])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.5.50.1/login' } })
  const mac = randomMac()
  const first = await openPortal(server(), gateway, { mac })
  const phone = `09120${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`
  await post(server(), first.action, { phone, terms: 'yes' })
  await post(server(), first.action, { code: await codeTo(server(), `+84${phone.slice(1)}`) })
  return { page, cookie: cookieOf(first), open: (headers = {}) => openPortal(server(), gateway, { mac }, headers) }
}

attack('a stranger with a guest’s MAC does not take over the guest’s half-finished sign-in', {
  async control() {
    const { cookie, open } = await givenHalfway()
    const again = await open({ cookie })
    expect(again.text).toContain('Taste')
    const end = await post(server(), again.action, { taste: 'sweet' }, { cookie })
    expect(cookieOf(end)).toMatch(/portico_g_/)
    return 'the same browser goes on at the survey'
  },
  async attempt() {
    const { page, open } = await givenHalfway()
    for (const headers of [STRANGER, { ...STRANGER, cookie: `portico_s=${'A'.repeat(24)}` }]) {
      const opened = await open(headers)
      expect(opened.text).toContain('Mobile number')
      const end = await post(server(), opened.action, { taste: 'sweet', terms: 'yes' }, STRANGER)
      expect(cookieOf(end)).not.toMatch(/portico_g_/)
    }
    const made = await server().services.db.asSystem((tx) =>
      tx.rows(sql`select 1 from guests where page_id = ${page.eid}`),
    )
    expect(made).toEqual([])
    return 'both strangers begin at the phone number'
  },
})

/** A guest who has typed a name and is online. */
async function givenOnline() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ name: 'required' })])
  const hotspot = await givenHotspot(server(), fake, page)
  const mac = randomMac()
  const here = await arrive(server(), hotspot, { mac })
  const online = await goOnline(server(), here, { name: 'Xuân 77', terms: 'yes' })
  const query = { mac, status: 'authenticated' }
  const open = (headers = {}) => openPortal(server(), hotspot.gateway, query, headers)
  return { open, first: here.first, online, page }
}

const pathIn = ({ html }: PortalPage) => /href="(\/s\/[\w-]{22}\.[\w-]{24})[^"]*"/.exec(html)![1]!

async function reads({ html }: PortalPage): Promise<boolean> {
  const path = /href="(\/s\/[\w-]{22}\.[\w-]{24}\/me)"/.exec(html)?.[1]
  if (!path) return false
  const data = await get((await get(path)).location!)
  return data.html.includes('Xuân 77')
}

attack('an online guest’s MAC and status=authenticated in the address open nothing of the guest', {
  async control() {
    const { open, first, online } = await givenOnline()
    const ways = [{ cookie: cookieOf(first) }, { cookie: online.cookie }]
    for (const headers of ways) expect(await reads(await open(headers))).toBe(true)
    return 'the guest’s own browser reads its data by either cookie'
  },
  async attempt() {
    const { open, page } = await givenOnline()
    const opened = await open(STRANGER)
    expect(opened.text).toMatch(/You’re online/)
    expect(opened.html).not.toMatch(/\/(me|leave|extend|devices)"/)
    const path = pathIn(opened)
    const before = page.eid
    for (const [way, send] of [
      ['me', get],
      ['devices', get],
      ['leave', (at: string) => post(server(), at, {})],
      ['extend', (at: string) => post(server(), at, {})],
      ['devices', (at: string) => post(server(), at, { name: 'TV', mac: '00:11:22:33:44:55' })],
    ] as const) {
      const said = await send(`${path}/${way}`)
      // Back to the page they are on, at most.
      expect([said.location ?? path, said.html.includes('Xuân 77')]).toEqual([path, false])
    }
    const running = await server().services.db.asSystem((tx) =>
      tx.rows(sql`select 1 from visits where page_id = ${before} and status = 'online'`),
    )
    expect(running).toHaveLength(1)
    return '“you are online”, and five ways on lead nowhere'
  },
})

/** A guest who gave a name on the first visit, and the same MAC address on the venue’s Wi-Fi later. */
async function givenReturn(cookie: (first: string) => string) {
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ name: 'optional' })])
  const hotspot = await givenHotspot(server(), fake, page)
  const mac = randomMac()
  const before = await goOnline(server(), await arrive(server(), hotspot, { mac }), { name: 'Xuân 77', terms: 'yes' })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update guests set first_seen_at = now() - interval '1 day'
    where page_id = ${page.eid}`),
  )
  await post(server(), `${before.path}/leave`, {})
  const kept = cookie(before.cookie)
  const back = await arrive(server(), hotspot, { mac, cookie: kept })
  const again = await goOnline(server(), back, { terms: 'yes' }, kept)
  const data = await get((await get(`${again.path}/me`)).location!)
  return data.html.includes('Xuân 77')
}

attack('a phone that copies a MAC and signs in at the venue reads nothing that was answered before', {
  async control() {
    expect(await givenReturn((cookie) => cookie)).toBe(true)
    return 'the guest’s own browser reads the name'
  },
  async attempt() {
    expect(await givenReturn(() => '')).toBe(false)
    return 'the name is not shown'
  },
})

attack('the link to a guest’s own data does not make the next reader that guest', {
  async control() {
    const { online } = await givenOnline()
    expect(online.cookie).toMatch(/portico_g_/)
    return 'a guest who signs in is remembered by a cookie'
  },
  async attempt() {
    const { online } = await givenOnline()
    const view = (await get(`${online.path}/me`)).location!
    const made = await post(server(), view, { do: 'link' })
    const link = /127\.0\.0\.1:\d+(\/me\/[\w-]{22}\.[\w-]{16})/.exec(made.text)![1]!
    const own = 'portico_g_00000000000000000000000000000000=mine'
    for (const cookie of ['', own]) expect(cookieOf(await get(link, { cookie }))).toBe('')
    return 'no cookie is set'
  },
})
