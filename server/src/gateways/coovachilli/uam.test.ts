import { expect, test } from 'vitest'
import { chapPassword } from '../adapters/mikrotik.ts'
import { hasSignature, logonAddress, signatureOf } from './uam.ts'

// Worked out by another implementation of MD5.
const SECRET = 'greatsecret'
const CHALLENGE = '3A5F0C1D2E4B69788796A5B4C3D2E1F0'
const LOGIN = { username: 'lan', password: '7pass' }
const ADDRESS = `http://portal.example/g/k?res=notyet&uamip=10.98.0.1&uamport=3990&challenge=${CHALLENGE}`
const TO = { address: '10.98.0.1:3990', challenge: CHALLENGE, uamSecret: SECRET }

test('CHAP and PAP reach CoovaChilli to the byte', () => {
  expect(logonAddress(TO, LOGIN, 'chap', 'http://portal.example/s/x?y=1')).toBe(
    'http://10.98.0.1:3990/logon?username=lan&response=e380793c2a5e1d021be457ca9d8aa1c1&userurl=http%3A%2F%2Fportal.example%2Fs%2Fx%3Fy%3D1',
  )
  expect(logonAddress(TO, LOGIN, 'pap', 'u')).toContain('password=01bb643e041fe063db28af6299f772c0&')
})

test('a long password is hidden in blocks, each with the same challenge', () => {
  const password = 'abcdefghijklmnopabcdefghijklmnop'
  const hidden = new URL(logonAddress(TO, { ...LOGIN, password }, 'pap', 'u')).searchParams.get('password')!
  expect(hidden).toHaveLength(64)
  expect(hidden.slice(0, 32)).toBe(hidden.slice(32))
})

test('the signature of a redirect is chilli’s own, and covers everything before it', () => {
  const signed = `${ADDRESS}&md=87DBD7B12047CF31642CC98760A21E56`
  expect(signatureOf(ADDRESS, SECRET)).toBe('87DBD7B12047CF31642CC98760A21E56')
  expect(hasSignature(signed, SECRET)).toBe(true)
  // The portal's own language switch stands behind it.
  expect(hasSignature(`${signed}&lang=en`, SECRET)).toBe(true)
  for (const wrong of [ADDRESS, `${ADDRESS}&md=`, signed.replace('10.98', '10.99'), signed.toLowerCase(), ''])
    expect(hasSignature(wrong, SECRET), wrong).toBe(false)
  expect(hasSignature(signed, 'another')).toBe(false)
})

test('MikroTik’s octal escapes are bytes again before they are hashed', () => {
  expect(chapPassword('\\371', '7pass', '\\357\\015 A')).toBe('ba5727d58f358791bda13052be279e61')
})
