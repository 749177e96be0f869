import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { queryClient } from './queryClient.ts'
import { askServer, useReach } from './reach.ts'
import { fakeServer, refusal } from './testing/fakeServer.ts'
import { callWith } from './userCall.ts'

const READY = { body: { status: 'ok', version: '1' } }
const ask = () => callWith(accounts.verify, {}, { token: 'token-1' }).catch(() => undefined)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that was away is asked again by itself, and what is on screen is read again when it is back', async () => {
  const reload = vi.spyOn(queryClient, 'invalidateQueries')
  const server = fakeServer({ 'GET /auth/verify-id-token': () => 'no answer', 'GET /readyz': () => 'no answer' })
  await ask()
  expect(useReach.getState().isAway).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  const asked = server.calls().filter((call) => call === 'GET /readyz').length
  expect(asked).toBeGreaterThan(3)
  // Ever more patient: a server that starts is not stormed.
  expect(asked).toBeLessThan(12)
  expect(reload).not.toHaveBeenCalled()
  server.answers['GET /readyz'] = () => READY
  await vi.advanceTimersByTimeAsync(20_000)
  expect(useReach.getState().isAway).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('one call that fails on the server is no absence, a refusal neither', async () => {
  const server = fakeServer({ 'GET /auth/verify-id-token': () => refusal(500, 'server/internal') })
  await ask()
  server.answers['GET /auth/verify-id-token'] = () => refusal(503, 'report/too-heavy')
  await ask()
  server.answers['GET /auth/verify-id-token'] = () => refusal(403, 'auth/forbidden')
  await ask()
  expect(useReach.getState().isAway).toBe(false)
})

test('a person who does not want to wait has the server asked at once', async () => {
  const server = fakeServer({ 'GET /auth/verify-id-token': () => 'no answer' })
  await ask()
  server.answers['GET /readyz'] = () => READY
  await askServer()
  expect(useReach.getState().isAway).toBe(false)
})

test('a browser that goes offline says so before anything is asked, and asks as soon as it is online', async () => {
  const server = fakeServer({ 'GET /readyz': () => READY })
  dispatchEvent(new Event('offline'))
  expect(useReach.getState().isAway).toBe(true)
  expect(server.calls()).toEqual([])
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(useReach.getState().isAway).toBe(false)
})
