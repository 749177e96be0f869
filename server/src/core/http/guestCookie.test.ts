import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { makeGuestCookie, readGuestCookie } from './guestCookie.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address is all that is read
const at = (portalUrl: string) => ({ config: { portalUrl } as Config })
const own = { name: 'portico_x', path: '/', value: 'v', seconds: 60 }

test('with TLS a guest’s cookie says by its name that no plain http and no other host set it', () => {
  const tls = at('https://guest.example.com')
  expect(makeGuestCookie(tls, own)).toBe('__Host-portico_x=v; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure')
  const ofPath = { ...own, path: '/g/key' }
  expect(makeGuestCookie(tls, ofPath)).toBe(
    '__Secure-portico_x=v; Path=/g/key; HttpOnly; SameSite=Lax; Max-Age=60; Secure',
  )
  for (const cookie of [own, ofPath]) {
    const [pair = ''] = makeGuestCookie(tls, cookie).split(';')
    expect(readGuestCookie(tls, `a=1; ${pair}; b=2`, cookie)).toBe('v')
    expect(readGuestCookie(tls, 'portico_x=forged over plain http', cookie)).toBeUndefined()
  }
})

test('without TLS it has its bare name, and an empty one is taken back', () => {
  const plain = at('http://10.0.0.2:4041')
  expect(makeGuestCookie(plain, { ...own, value: '' })).toBe('portico_x=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  expect(readGuestCookie(plain, 'portico_x=v', own)).toBe('v')
  expect(readGuestCookie(plain, undefined, own)).toBeUndefined()
})
