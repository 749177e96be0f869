import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGoogle } from '../../../dev/simulators/google.ts'
import { sql } from '../core/db/database.ts'
import { cookieHeader, issueKey } from '../guests/index.ts'
import { homeHref } from '../home/index.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, type Venue } from '../testing/given.ts'
import { givenPerson, givenTask } from '../testing/loyalty.ts'
import { knock, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const google = await startGoogle('guests', 0, 'google-secret')
afterAll(() => google.close())
const server = useServer({ clock, config: { googleIssuer: google.issuer } })
let page: Venue
let href = ''
beforeAll(async () => {
  page = await givenPage(server())
  href = homeHref(page.eid)
})

/** A guest with the home open on a phone. */
async function givenPhone(venue = page) {
  const { services } = server()
  const guestId = await givenPerson(server(), venue)
  const key = await services.db.asSystem((tx) => issueKey(services, tx, { pageId: venue.eid, guestId, kind: 'home' }))
  const cookie = cookieHeader(services, venue.eid, key, 'home').split(';')[0]!
  const get = (path: string, headers = {}) => knock(server(), { path: href + path, headers: { cookie, ...headers } })
  const press = async (path: string, form: Record<string, string> = {}) => {
    const pressed = await post(server(), href + path, form, { cookie })
    expect(pressed.status).toBe(303)
    return knock(server(), { path: pressed.location!, headers: { cookie, 'accept-language': 'en' } })
  }
  return { get, press, cookie }
}

test('a guest does a task from the list to the points, without any script', async () => {
  const task = await givenTask(server(), page, { title: 'Đố vui', correctAnswers: ['2019'], reward: 25 })
  const { get, press } = await givenPhone()
  const english = { 'accept-language': 'en' }
  expect((await get('', english)).text).toContain('1 thing to do')
  expect((await get('/tasks', english)).text).toMatch(/Đố vui.*\+25 points/)
  expect((await press(`/tasks/${task.id}/start`)).html).toContain('name="answer"')
  expect((await press(`/tasks/${task.id}/answer`, { answer: 'no' })).text).toContain('2 tries left')
  const done = await press(`/tasks/${task.id}/answer`, { answer: '2019' })
  expect(done.text).toContain('Done, thank you')
  expect(done.text).toContain('Back to the tasks')
  const points = await get('/points', english)
  expect(points.text).toMatch(/You have 25 points.*Task · Đố vui.*\+25/)
  expect((await get('', english)).text).toContain('25')
  for (const path of ['/tasks', `/tasks/${task.id}`]) expect((await get(path)).html).not.toContain('2019')
})

test('a page of a task never carries what is right, in any state and language', async () => {
  const secret = 'đáp-án-bí-mật'
  for (const fields of [
    { type: 'answer_question', correctAnswers: [secret] },
    { type: 'tiktok', target: 'https://tiktok.com/@x', correctAnswers: [secret] },
    { type: 'ref_traffic', target: 'https://shop.example/', correctPrices: [987_654_321] },
    { type: 'zalo_oa', target: 'https://zalo.me/1', correctAnswers: [secret] },
  ]) {
    const task = await givenTask(server(), page, fields)
    const { get, press } = await givenPhone()
    const seen = [await get(`/tasks/${task.id}`), await press(`/tasks/${task.id}/start`)]
    for (const language of LANGUAGES) seen.push(await get(`/tasks/${task.id}?lang=${language}`))
    for (const { html, status } of seen) {
      expect(status).toBe(200)
      expect(html).not.toMatch(new RegExp(`${secret}|987.?654.?321`))
    }
  }
})

test('a film is on the page after the tap that asked for it, and no other host before', async () => {
  const target = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3'
  const task = await givenTask(server(), page, { type: 'youtube', target, seconds: 40 })
  const { get, press } = await givenPhone()
  const before = await press(`/tasks/${task.id}/start`)
  expect(before.html).not.toContain('youtube')
  expect(before.headers.get('content-security-policy')).not.toContain('frame-src')
  const after = await press(`/tasks/${task.id}/watch`)
  expect(after.html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"')
  expect(after.headers.get('content-security-policy')).toContain('frame-src https://www.youtube-nocookie.com')
  expect((await press(`/tasks/${task.id}/answer`)).text).toContain('Stay a little longer')
  clock.advance(40)
  expect((await press(`/tasks/${task.id}/answer`)).text).toContain('Done, thank you')
  expect((await get(`/tasks/${task.id}`)).html).not.toContain('youtube-nocookie')
})

test('the link to a site tells the site whose attempt it is, and a chat its code', async () => {
  const site = await givenTask(server(), page, { type: 'ref_traffic', target: 'https://shop.example/sale?a=1' })
  const chat = await givenTask(server(), page, {
    type: 'facebook_chat',
    target: 'https://m.me/quan',
    correctAnswers: ['mai'],
  })
  const { press } = await givenPhone()
  expect((await press(`/tasks/${site.id}/start`)).html).toMatch(
    /https:\/\/shop\.example\/sale\?a=1&amp;portico=[0-9a-f-]{36}/,
  )
  const { html } = await press(`/tasks/${chat.id}/start`)
  const [, reference] = /https:\/\/m\.me\/quan\?ref=([A-Z0-9]{8})/.exec(html) ?? []
  expect(html).toContain(`send the code ${reference ?? '-'}`)
})

test('nonsense, a stranger and another venue’s guest get nowhere', async () => {
  const task = await givenTask(server(), page, {})
  const { get } = await givenPhone()
  for (const path of ['/tasks/x', '/tasks/00000000-0000-7000-8000-00000000dead'])
    expect((await get(path)).status).toBe(404)
  const stranger = await post(server(), `${href}/tasks/${task.id}/start`, {})
  expect(stranger.location).toBe(href)
  const other = await givenPage(server())
  const { cookie } = await givenPhone(other)
  const foreign = await post(server(), `${href}/tasks/${task.id}/start`, {}, { cookie })
  expect(foreign.location).toBe(href)
  const { press } = await givenPhone()
  expect((await press(`/tasks/${task.id}/answer`, { answer: 'x' })).text).toContain('Tasks')
})

test('Google proves an address once: the same account on another guest is worth nothing', async () => {
  const { services } = server()
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into connections (page_id, kind, settings, secret, secret_tail, secret_at, created_at)
      values (${page.eid}, 'google', '{"clientId":"guests"}', ${services.secrets.seal('google-secret')}, 'et', now(), now())`),
  )
  const task = await givenTask(server(), page, { type: 'login_with_gmail' })
  const viaGoogle = async () => {
    const { get, press, cookie } = await givenPhone()
    await press(`/tasks/${task.id}/start`)
    const left = await post(server(), `${href}/tasks/${task.id}/google`, {}, { cookie })
    const browser = left.headers.getSetCookie()[0]!.split(';')[0]!
    const google = await fetch(left.location!, { redirect: 'manual' })
    const come = new URL(google.headers.get('location')!)
    const back = await knock(server(), { path: come.pathname + come.search, headers: { cookie: browser } })
    const stolen = await knock(server(), { path: come.pathname + come.search })
    expect(stolen.location, 'another browser brings no proof').toContain('said=refused')
    const path = back.location!.slice(services.config.portalUrl.length)
    const taken = await get(path.slice(href.length))
    return { page: await get(taken.location!.slice(href.length)), path }
  }
  const first = await viaGoogle()
  expect(first.page.text).toContain('Done, thank you')
  expect((await viaGoogle()).page.text).toContain('You have already done this task')
  const { get, press } = await givenPhone()
  await press(`/tasks/${task.id}/start`)
  const borrowed = await get(first.path.slice(href.length))
  expect(borrowed.location, 'a proof is for one guest').toContain('said=refused')
})
