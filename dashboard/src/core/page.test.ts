import { beforeEach, expect, test, vi } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { api } from './api.ts'
import { clearPage, pageToken, selectPage, usePage } from './page.ts'
import { saveSession } from './session.ts'
import { fakeServer, refusal, sessionReply, type CallRecord } from './testing/fakeServer.ts'

const PAGE = '01900000-0000-7000-8000-000000000010'
const OTHER = '01900000-0000-7000-8000-000000000011'

function tokenFor(minutes: number) {
  let count = 0
  return ({ body }: CallRecord) => ({
    body: {
      token: `${(body as { pageId: string }).pageId.slice(-2)}-${++count}`,
      role: 'owner',
      expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    },
  })
}

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  saveSession(sessionReply())
  clearPage()
})

test('selecting a page fetches its token once and remembers the page, never the token', async () => {
  const server = fakeServer({ 'POST /auth/page': tokenFor(15) })
  await selectPage(PAGE)
  await Promise.all([pageToken(), pageToken()])
  expect(server.seen).toHaveLength(1)
  expect(usePage.getState()).toMatchObject({ pageId: PAGE, role: 'owner' })
  expect(localStorage.getItem('page')).toBe(PAGE)
  expect(JSON.stringify({ ...localStorage })).not.toContain('10-1')
})

test('a token is renewed before it runs out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fakeServer({ 'POST /auth/page': tokenFor(15) })
  await selectPage(PAGE)
  vi.advanceTimersByTime(13 * 60_000)
  expect(await pageToken()).toBe('10-1')
  vi.advanceTimersByTime(90_000)
  expect(await pageToken()).toBe('10-2')
})

test('a page the server refuses is no longer selected', async () => {
  fakeServer({ 'POST /auth/page': () => refusal(404, 'page/not-found') })
  await selectPage(PAGE)
  expect(usePage.getState()).toMatchObject({ pageId: null, tokenError: { code: 'page/not-found' } })
  expect(localStorage.getItem('page')).toBeNull()
})

test('a server that is away does not lose the selection', async () => {
  fakeServer({ 'POST /auth/page': () => 'no answer' })
  await selectPage(PAGE)
  expect(usePage.getState().pageId).toBe(PAGE)
})

test('a page that could not be opened for a moment stays selected, says why, and opens at the next try', async () => {
  const server = fakeServer({ 'POST /auth/page': () => refusal(500, 'server/internal') })
  await selectPage(PAGE)
  expect(usePage.getState()).toMatchObject({ pageId: PAGE, role: null, tokenError: { code: 'server/internal' } })
  server.answers['POST /auth/page'] = tokenFor(15)
  await pageToken()
  expect(usePage.getState()).toMatchObject({ pageId: PAGE, role: 'owner', tokenError: null })
})

test('a quick change of mind ends on the page chosen last', async () => {
  const answer = tokenFor(15)
  let first: (() => void) | undefined
  const server = fakeServer({
    'POST /auth/page': async (seen) => {
      if ((seen.body as { pageId: string }).pageId === PAGE) await new Promise<void>((resolve) => (first = resolve))
      return answer(seen)
    },
  })
  const slow = selectPage(PAGE)
  await selectPage(OTHER)
  first?.()
  await slow
  expect(await pageToken()).toMatch(/^11-/)
  expect(usePage.getState().pageId).toBe(OTHER)
  expect(server.seen).toHaveLength(2)
})

test('a call on the page carries the page token, and is repeated when the server wants a newer one', async () => {
  const server = fakeServer({
    'POST /auth/page': tokenFor(15),
    'GET /sessions': ({ token }) =>
      token === '10-2' ? { body: { rows: [], count: 0 } } : refusal(401, 'auth/expired'),
  })
  await selectPage(PAGE)
  expect(await api(sessions.online, {})).toEqual({ rows: [], count: 0 })
  expect(server.seen.map(({ call, token }) => `${call} ${token}`)).toEqual([
    'POST /auth/page token-1',
    'GET /sessions 10-1',
    'POST /auth/page token-1',
    'GET /sessions 10-2',
  ])
})
