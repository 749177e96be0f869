import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads } from '@portico/contract/leads.ts'
import { pages } from '@portico/contract/pages.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { reviews } from '@portico/contract/reviews.ts'
import { startFakeGateway, type FakeGateway } from '../../../dev/fakeGateway/startFakeGateway.ts'
import { sql } from '../core/db/database.ts'
import { eraseGuest } from '../guests/index.ts'
import { homeHref } from '../home/index.ts'
import { formStep, givenPage, givenSteps, send, type Venue } from '../testing/given.ts'
import { arrive, cookieOf, givenHotspot, goOnline } from '../testing/hotspot.ts'
import { knock, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { toldOf } from '../testing/domainEvents.ts'

const server = useServer()
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
const as = ({ token }: Venue) => ({ token })
const listed = async (page: Venue, query = {}) => (await send(server(), reviews.list, { query }, as(page))).rows

/** A guest at home after a visit. */
async function givenVisitor() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ name: 'required' })])
  const online = await goOnline(server(), await arrive(server(), await givenHotspot(server(), fake, page)), {
    name: 'Nguyễn Thị Lan',
    terms: 'yes',
  })
  const to = await get(`${online.path}/home?next=/review`, { cookie: online.cookie })
  const href = homeHref(page.eid)
  return { page, href, online, to: to.location!, cookie: cookieOf(to) }
}

test('who is online says how it was, once a visit, without a script', async () => {
  const { page, href, online, to, cookie } = await givenVisitor()
  expect(online.html).toContain('/home?next=/review')
  expect(to).toBe(`${href}/review?lang=en`)
  expect((await get(href, { cookie })).text).toContain('How was your last visit?')
  expect((await get(`${href}/review`, { cookie })).text).toContain('How many stars?')
  const missing = await post(server(), `${href}/review`, { words: 'Ngon lắm' }, { cookie })
  expect([missing.status, missing.html]).toEqual([422, expect.stringContaining('Ngon lắm')])
  const taps = await Promise.all(
    Array.from({ length: 5 }, () => post(server(), `${href}/review`, { score: '5', words: 'Thơm' }, { cookie })),
  )
  expect(taps.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
  expect(await listed(page)).toMatchObject([{ score: 5, words: 'Thơm', guest: 'Nguyễn Thị Lan', status: 'new' }])
  expect((await get(`${href}/review`, { cookie })).text).toContain('no new visit')
  expect(await send(server(), reviews.summary, {}, as(page))).toMatchObject({ average: 5, count: 1, waiting: 1 })
})

test('a low score reaches the team before the public; a high one is asked for more, and nothing is promised', async () => {
  const low = await givenVisitor()
  const body = { googleUrl: 'https://g.page/r/abc/review', isShown: true, lowScore: 2 }
  await send(server(), reviews.saveSettings, { body }, as(low.page))
  const done = await post(server(), `${low.href}/review`, { score: '2', words: 'Đợi lâu' }, { cookie: low.cookie })
  expect((await get(done.location!, { cookie: low.cookie })).html).not.toContain('g.page')
  const { rows } = await send(server(), leads.list, { query: {} }, as(low.page))
  expect(rows).toMatchObject([{ name: 'Nguyễn Thị Lan', note: '★★ Đợi lâu' }])
  const [review] = await listed(low.page)
  const answer = { status: 'published', reply: 'Quán xin lỗi bạn.' } as const
  await send(server(), reviews.update, { params: { id: review!.id }, body: answer }, as(low.page))
  const told = await toldOf(server(), low.page, 'review')
  const kinds = ['review.answered', 'review.created', 'review.low']
  expect(told.map(({ kind, data }) => [kind, data['score']].join(' ')).toSorted()).toEqual(
    kinds.map((kind) => `${kind} 2`),
  )

  const high = await givenVisitor()
  await send(server(), reviews.saveSettings, { body }, as(high.page))
  const praised = await post(server(), `${high.href}/review`, { score: '4' }, { cookie: high.cookie })
  const thanks = await get(praised.location!, { cookie: high.cookie })
  expect(thanks.html).toContain('href="https://g.page/r/abc/review"')
  expect(thanks.text).toContain('There is no reward for it')
  expect((await send(server(), leads.list, { query: {} }, as(high.page))).rows).toEqual([])
  expect((await toldOf(server(), high.page, 'review')).map(({ kind }) => kind)).toEqual(['review.created'])
})

test('only what the owner publishes is public, by a first name, and not even that after the guest is erased', async () => {
  const { page, href, cookie } = await givenVisitor()
  await post(server(), `${href}/review`, { score: '5', words: '<b>Tuyệt</b>' }, { cookie })
  const [one] = await listed(page)
  const params = { id: one!.id }
  await send(server(), reviews.update, { params, body: { status: 'published', reply: 'Cảm ơn' } }, as(page))
  expect((await get(`${href}/reviews`)).location).toBe(href)
  const body = { googleUrl: '', isShown: true, lowScore: 2 } as const
  await send(server(), reviews.saveSettings, { body }, as(page))
  const shown = await get(`${href}/reviews`)
  expect(shown.text).toMatch(/5 of 5 stars.*Lan.*&lt;b&gt;Tuyệt.*Cảm ơn/)
  expect(shown.text).not.toContain('Nguyễn')
  expect((await get(href)).text).toContain('What guests say')
  const { rows } = await send(server(), profiles.timeline, { params: { id: one!.guestId! }, query: {} }, as(page))
  expect(rows.map(({ kind }) => kind)).toContain('review')
  const { services } = server()
  await services.db.asSystem((tx) => eraseGuest(services, tx, { pageId: page.eid, guestId: one!.guestId! }))
  expect((await get(`${href}/reviews`)).text).not.toContain('Tuyệt')
  expect(await listed(page)).toMatchObject([{ score: 5, words: '', guest: '', guestId: null }])
})

test('a page that asks for no reviews takes none, and a visit of long ago is not asked about', async () => {
  const { page, href, cookie } = await givenVisitor()
  const enable = (enableReview: boolean) =>
    send(server(), pages.update, { params: { eid: page.eid }, body: { enableReview } }, { token: page.owner.token })
  await enable(false)
  expect((await get(`${href}/review`, { cookie })).location).toBe(href)
  await post(server(), `${href}/review`, { score: '5' }, { cookie })
  expect(await listed(page)).toEqual([])
  await enable(true)
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update visits set online_at = online_at - interval '8 days' where page_id = ${page.eid}`),
  )
  expect((await get(`${href}/review`, { cookie })).text).toContain('no new visit')
})

test('a link for reviews is a web address, never a script', async () => {
  const page = await givenPage(server())
  for (const googleUrl of ['javascript:alert(1)', 'data:text/html,x', '//evil.example'])
    await expect(
      send(server(), reviews.saveSettings, { body: { googleUrl, isShown: false, lowScore: 2 } }, as(page)),
    ).rejects.toMatchObject({ code: 'request/invalid' })
})
