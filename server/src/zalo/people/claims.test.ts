import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversations } from '@portico/contract/inbox.ts'
import { zaloUsers } from '@portico/contract/zalo/users.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { sql } from '../../core/db/database.ts'
import { homeHref } from '../../home/index.ts'
import { handClock } from '../../testing/clock.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { signInAtHome } from '../../testing/homeGuest.ts'
import { knock } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'
import { givenKnownGuest, givenZalo, ZALO_APP, zaloConfig } from '../../testing/zalo.ts'

const clock = handClock()
const sim = await startZaloOa(ZALO_APP, { clock: () => clock.now() })
const server = useServer({ clock, config: zaloConfig(sim) })
afterAll(() => sim.close())
beforeAll(() => void (sim.hooks.url = `${server().services.config.portalUrl}/zalo/events`))

let page: Venue
let number = 7000
beforeEach(async () => {
  sim.state.oas.clear()
  const oa = addOa(sim.state, `4${++number}`, 'Cà phê Mộc')
  for (const id of ['1', '2']) addUser(sim.state, oa, `${number}${id}`, { name: `Người ${id}`, isFollower: true })
  page = await givenPage(server())
  await givenZalo(server(), page)
})

async function givenAtHome(name: string, venue = page) {
  const guestId = await givenKnownGuest(server(), venue, { name })
  const headers = { cookie: await signInAtHome(server(), venue, guestId) }
  const read = (path = '/zalo') => knock(server(), { path: homeHref(venue.eid) + path, headers })
  return { guestId, read, codeOf: async () => /#[A-Z2-9]{8}/.exec((await read()).html)?.[0] }
}

/** Says something at Zalo, a moment after what was said before. */
async function say(user: 1 | 2, text: string): Promise<void> {
  clock.advance(0.001)
  await sim.control('say', { user: `${number}${user}`, text })
  await sim.hooks.settle()
}
const people = async () =>
  Object.fromEntries(
    (await send(server(), zaloUsers.list, { query: {} }, { token: page.token })).data.hits.map((one) => [
      one.user_id.slice(-1),
      { guest: one.guest_name, by: one.linked_by },
    ]),
  )
const talks = async () => (await send(server(), conversations.list, { query: {} }, { token: page.token })).rows

test('a guest sends the code of their page to the account, and is known there', async () => {
  const lan = await givenAtHome('Lan')
  expect((await lan.read('')).text).toContain('Follow us on Zalo')
  const shown = await lan.read()
  expect(shown.html).toContain(`href="https://zalo.me/4${number}"`)
  const code = await lan.codeOf()
  expect(await lan.codeOf()).toBe(code)
  await say(1, code!.toLowerCase())
  await expect.poll(people).toEqual({ 1: { guest: 'Lan', by: 'link' } })
  expect((await lan.read()).text).toContain('Zalo is linked')
  expect((await lan.read('')).text).not.toContain('Follow us on Zalo')
  // The code alone is no question to anybody.
  expect(await talks()).toEqual([])
})

test('a code is good once, for an hour, and on its own page', async () => {
  const lan = await givenAtHome('Lan')
  const elsewhere = await givenPage(server())
  const other = await givenAtHome('Mai', elsewhere)
  expect((await other.read()).location).toBe(homeHref(elsewhere.eid))
  const code = await lan.codeOf()
  await say(1, `Em là Lan ${code} ạ`)
  await expect.poll(people).toEqual({ 1: { guest: 'Lan', by: 'link' } })
  await say(2, code!)
  await expect.poll(async () => (await talks()).length).toBe(2)
  expect((await people())['2']).toEqual({ guest: '', by: null })
  const mai = await givenAtHome('Mai')
  const old = await mai.codeOf()
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update zalo_claims set expires_at = ${clock.now()} where page_id = ${page.eid}`),
  )
  await say(2, old!)
  await expect.poll(async () => (await talks()).map(({ lastText }) => lastText)).toContain(old)
  expect((await people())['2']).toEqual({ guest: '', by: null })
  expect(await mai.codeOf()).not.toBe(old)
})

test('whoever is known already is not made somebody else, and a conversation that stands learns who it is with', async () => {
  const [lan, mai] = [await givenAtHome('Lan'), await givenAtHome('Mai')]
  await say(1, 'Quán mở cửa chưa?')
  await expect.poll(async () => (await talks()).map(({ guestId }) => guestId)).toEqual([null])
  await say(1, (await lan.codeOf())!)
  await expect.poll(async () => (await talks()).map(({ guestId }) => guestId)).toEqual([lan.guestId])
  await say(1, (await mai.codeOf())!)
  await say(1, 'Xong chưa?')
  await expect.poll(async () => (await talks())[0]!.lastText).toBe('Xong chưa?')
  expect((await people())['1']).toEqual({ guest: 'Lan', by: 'link' })
})
