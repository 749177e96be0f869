import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasks } from '@portico/contract/tasks.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { atTask, givenPerson, givenTask } from '../testing/loyalty.ts'
import { useServer } from '../testing/server.ts'
import { scriptPath } from './snippet.ts'

const clock = handClock()
const server = useServer({ clock })
let page: Venue
/** A token outlives fifteen minutes no more than the clock is moved. */
const asOwner = async () => {
  const { id: userId, family } = page.owner
  return { token: await server().services.tokens.signPage({ userId, family, pageId: page.eid }) }
}
let site = ''
let html = ''
const owners = createServer((_request, response) => void response.end(html))
beforeAll(async () => {
  page = await givenPage(server())
  await new Promise<void>((resolve) => owners.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(owners.address() as AddressInfo).port}`
})
afterAll(() => void owners.close())

type SiteAnswer = { visit?: string; seconds?: number; secondsLeft?: number; code?: string }

/** What the script on the site asks; a browser states the origin. */
async function ask(path: string, origin = site): Promise<{ status: number; body: SiteAnswer }> {
  const base = `${server().services.config.portalUrl}${scriptPath(page.eid).replace('.js', '')}`
  const response = await fetch(base + path, { method: 'POST', headers: { origin } })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  return { status: response.status, body: (await response.json()) as SiteAnswer }
}

const someoneAt = async (taskId: string) => {
  const guestId = await givenPerson(server(), page)
  return atTask(server(), { pageId: page.eid, guestId, taskId })
}

test('a guest led to a site gets a code of their own after the seconds have passed, by the server’s clock', async () => {
  const { id } = await givenTask(server(), page, { type: 'ref_traffic', target: `${site}/sale`, seconds: 20 })
  const [lan, minh] = [await someoneAt(id), await someoneAt(id)]
  const { attempt } = await lan.open()
  await minh.open()
  const begun = await ask(`/begin?attempt=${attempt.id}`)
  expect(begun.body).toMatchObject({ seconds: 20 })
  expect((await ask(`/code?visit=${begun.body.visit ?? ''}`)).body).toEqual({ secondsLeft: 20 })
  expect((await ask(`/begin?attempt=${attempt.id}`)).body['visit'], 'a reload does not start a second code').toBe(
    begun.body.visit,
  )
  clock.advance(20)
  const { body } = await ask(`/code?visit=${begun.body.visit ?? ''}`)
  expect(body.code).toMatch(/^\d{6}$/)
  expect((await minh.prove(String(body.code))).kind, 'the code is of another guest').toBe('wrong')
  expect(await lan.prove(String(body.code))).toMatchObject({ kind: 'done', isVerified: true })
  const [task] = (await send(server(), tasks.list, { query: { type: 'ref_traffic' } }, await asOwner())).rows
  expect(task!.siteSeenAt).not.toBeNull()
})

test('a code of a search works once: passed around in the shop it is worth nothing', async () => {
  const of = {
    type: 'google_search',
    target: `${site}/`,
    question: 'cà phê hiên nhà',
    seconds: 10,
    acceptsPolicy: true,
  }
  const { id } = await givenTask(server(), page, of)
  const [lan, minh] = [await someoneAt(id), await someoneAt(id)]
  await lan.open()
  await minh.open()
  const { visit } = (await ask('/begin?search=1')).body
  clock.advance(10)
  const { code } = (await ask(`/code?visit=${visit ?? ''}`)).body
  expect((await lan.prove(String(code))).kind).toBe('done')
  expect((await minh.prove(String(code))).kind).toBe('wrong')
  const early = (await ask('/begin?search=1')).body
  expect(early.seconds).toBe(10)
  clock.advance(31 * 60)
  const late = (await ask(`/code?visit=${early.visit ?? ''}`)).body
  expect((await minh.prove(String(late.code))).kind, 'too old').toBe('wrong')
})

test('another site, another venue and nonsense get no code', async () => {
  const { id } = await givenTask(server(), page, { type: 'ref_traffic', target: `${site}/sale`, seconds: 5 })
  const { attempt } = await (await someoneAt(id)).open()
  expect((await ask(`/begin?attempt=${attempt.id}`, 'https://evil.example')).body).toEqual({})
  expect((await ask('/begin?attempt=nonsense')).body).toEqual({})
  expect((await ask('/begin?search=1', 'https://evil.example')).body).toEqual({})
  expect((await ask('/code?visit=nonsense')).status).toBe(404)
  expect((await ask('/code?visit=00000000-0000-7000-8000-00000000dead')).status).toBe(404)
})

test('an owner copies the snippet and learns whether the site has it', async () => {
  const as = await asOwner()
  const snippet = await send(server(), tasks.snippet, {}, as)
  expect(snippet.html).toContain(`${server().services.config.portalUrl}${scriptPath(page.eid)}`)
  const script = await fetch(/src="([^"]+)"/.exec(snippet.html)![1]!)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  html = '<html></html>'
  const unreachable = await send(server(), tasks.checkSite, { body: { url: 'http://127.0.0.1:9/' } }, as)
  expect(unreachable.state).toBe('unreachable')
})
