import { beforeEach, expect, test } from 'vitest'
import { googleUrl, readGoogleAnswer } from './google.ts'

const GOOGLE = { clientId: 'client-1', authorizeUrl: 'https://accounts.example/auth?hl=vi' }

beforeEach(() => sessionStorage.clear())

test('the browser is sent to ask for an ID token, with a state and a nonce of its own each time', () => {
  const first = new URL(googleUrl(GOOGLE, '/dashboard/devices')).searchParams
  const second = new URL(googleUrl(GOOGLE, undefined)).searchParams
  expect(Object.fromEntries(first)).toMatchObject({
    hl: 'vi',
    client_id: 'client-1',
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${location.origin}/signin`,
  })
  expect(first.get('state')).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set([first.get('state'), second.get('state'), first.get('nonce'), second.get('nonce')]).size).toBe(4)
})

test('an answer to our question gives the token once, with the nonce and the place to go on to', () => {
  const asked = new URL(googleUrl(GOOGLE, '/dashboard/devices')).searchParams
  const fragment = `#state=${asked.get('state')}&id_token=a.b.c&authuser=0`
  expect(readGoogleAnswer(fragment)).toEqual({
    tokenId: 'a.b.c',
    nonce: asked.get('nonce'),
    from: '/dashboard/devices',
  })
  expect(readGoogleAnswer(fragment)).toEqual({ refused: true })
})

test("somebody else's token, a missing question and a refusal are all refused", () => {
  googleUrl(GOOGLE, undefined)
  expect(readGoogleAnswer('#state=forged&id_token=a.b.c')).toEqual({ refused: true })
  expect(readGoogleAnswer('#state=forged&id_token=a.b.c')).toEqual({ refused: true })
  const asked = new URL(googleUrl(GOOGLE, undefined)).searchParams
  expect(readGoogleAnswer(`#error=access_denied&state=${asked.get('state')}`)).toEqual({ refused: true })
})

test('an address without an answer is none', () => {
  expect(readGoogleAnswer('')).toBeUndefined()
  expect(readGoogleAnswer('#details')).toBeUndefined()
})
