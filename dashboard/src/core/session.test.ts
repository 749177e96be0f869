import { beforeEach, expect, test } from 'vitest'
import { joinOpenSession } from './signIn.ts'
import {
  clearSession,
  endsWithBrowser,
  followOtherTabs,
  readStored,
  saveSession,
  updateUser,
  useSession,
} from './session.ts'
import { fakeServer, sessionReply } from './testing/fakeServer.ts'

const KEYS = ['displayName', 'email_mobile', 'group_id', 'id', 'id_token', 'profile', 'username']

beforeEach(() => {
  clearSession('left')
  localStorage.clear()
  useSession.setState({ session: null, error: null, message: null, ended: null })
})

test('signing in keeps exactly the seven entries other tools read', () => {
  saveSession(sessionReply())
  expect(Object.keys({ ...localStorage }).toSorted()).toEqual(KEYS)
  expect(localStorage.getItem('id_token')).toBe('token-1')
  expect(localStorage.getItem('profile')).toBe('{"theme":"warm"}')
})

test('coming back finds the same user', () => {
  saveSession(sessionReply())
  expect(readStored()).toEqual(useSession.getState().session)
})

test('an answer without a token does not sign anybody in', () => {
  expect(() => saveSession({ ...sessionReply(), token: '' })).toThrow('no token')
  expect(localStorage.length).toBe(0)
})

test('signing out leaves nothing of the user behind', () => {
  saveSession(sessionReply())
  clearSession('left')
  expect(localStorage.length).toBe(0)
  expect(useSession.getState()).toMatchObject({ session: null, ended: 'left' })
})

test('without "remember me" nothing of the sign-in outlives the browser, in any tab', () => {
  saveSession(sessionReply(), true)
  saveSession(sessionReply(), false)
  updateUser({ displayName: 'Hà' })
  saveSession(sessionReply('token-2'))
  expect(localStorage.length).toBe(0)
  expect(Object.keys({ ...sessionStorage }).toSorted()).toEqual(KEYS)
  expect(readStored()).toMatchObject({ token: 'token-2' })
  expect(endsWithBrowser()).toBe(true)
  clearSession('left')
  expect([sessionStorage.length, endsWithBrowser()]).toEqual([0, false])
})

test('a new tab of the same browser joins the session that ends with it', async () => {
  saveSession(sessionReply(), false)
  sessionStorage.clear()
  useSession.setState({ session: null })
  const { calls } = fakeServer({ 'POST /auth/refresh': () => ({ body: sessionReply('token-3') }) })
  await joinOpenSession()
  expect(calls()).toEqual(['POST /auth/refresh'])
  expect([useSession.getState().session?.token, localStorage.length]).toEqual(['token-3', 0])
})

test('who is signed out, or remembered, is not asked for again', async () => {
  const { calls } = fakeServer({})
  await joinOpenSession()
  saveSession(sessionReply(), true)
  await joinOpenSession()
  expect(calls()).toEqual([])
})

test('a broken profile in storage does not lock the user out', () => {
  saveSession(sessionReply())
  localStorage.setItem('profile', '{oops')
  expect(readStored()).toMatchObject({ token: 'token-1', profile: {} })
})

test('a new name is kept, the token stays', () => {
  saveSession(sessionReply())
  updateUser({ displayName: 'Hà' })
  expect(readStored()).toMatchObject({ displayName: 'Hà', token: 'token-1' })
})

test('a sign-out in another tab signs out here too, and a sign-in signs in', () => {
  saveSession(sessionReply())
  const stop = followOtherTabs()
  const stored = { ...localStorage }
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'id_token' }))
  expect(useSession.getState()).toMatchObject({ session: null, ended: 'left' })
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key: 'id_token' }))
  expect(useSession.getState().session?.displayName).toBe('Nguyễn Thu Hà')
  stop()
})
