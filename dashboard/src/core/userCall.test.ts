import { beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { saveSession, useSession } from './session.ts'
import { fakeServer, refusal, sessionReply } from './testing/fakeServer.ts'
import { callAsUser, renewedToken } from './userCall.ts'

const verified = { body: { data: { group_id: 1 } } }

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  saveSession(sessionReply('old'))
})

test('a call with a fresh token asks the server once', async () => {
  const server = fakeServer({ 'GET /auth/verify-id-token': () => verified })
  await callAsUser(accounts.verify, {})
  expect(server.seen).toMatchObject([{ call: 'GET /auth/verify-id-token', token: 'old' }])
})

test('ten calls with an expired token renew it once and all succeed', async () => {
  const server = fakeServer({
    'GET /auth/verify-id-token': ({ token }) => (token === 'new' ? verified : refusal(401, 'auth/expired')),
    'POST /auth/refresh': () => ({ body: sessionReply('new') }),
  })
  await Promise.all(Array.from({ length: 10 }, () => callAsUser(accounts.verify, {})))
  expect(server.calls().filter((call) => call === 'POST /auth/refresh')).toHaveLength(1)
  expect(localStorage.getItem('id_token')).toBe('new')
})

test('a token another tab has renewed is taken over without asking the server', async () => {
  const server = fakeServer({})
  localStorage.setItem('id_token', 'from another tab')
  expect(await renewedToken('old')).toBe('from another tab')
  expect(server.seen).toEqual([])
})

test('when the sign-in cannot be renewed the user is signed out, and reads why', async () => {
  fakeServer({
    'GET /auth/verify-id-token': () => refusal(401, 'auth/expired'),
    'POST /auth/refresh': () => refusal(401, 'auth/expired'),
  })
  await expect(callAsUser(accounts.verify, {})).rejects.toMatchObject({ code: 'auth/expired' })
  expect(useSession.getState()).toMatchObject({ session: null, ended: 'expired' })
  expect(localStorage.getItem('id_token')).toBeNull()
})

test('a lost network does not sign anybody out', async () => {
  fakeServer({
    'GET /auth/verify-id-token': () => refusal(401, 'auth/expired'),
    'POST /auth/refresh': () => 'no answer',
  })
  await expect(callAsUser(accounts.verify, {})).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(useSession.getState().session?.token).toBe('old')
})

test('a wrong password is not taken for an expired token', async () => {
  const server = fakeServer({ 'GET /auth/verify-id-token': () => refusal(403, 'auth/forbidden') })
  await expect(callAsUser(accounts.verify, {})).rejects.toMatchObject({ code: 'auth/forbidden' })
  expect(server.seen).toHaveLength(1)
})
