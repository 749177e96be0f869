import { expect, test } from 'vitest'
import { makeSecrets } from './secrets.ts'

const secrets = makeSecrets('a key of thirty-two characters!!')

test('what is sealed opens as it was, and looks different each time', () => {
  const [one, other] = [secrets.seal('mật khẩu'), secrets.seal('mật khẩu')]
  expect(secrets.open(one)).toBe('mật khẩu')
  expect(one.equals(other)).toBe(false)
  expect(one.includes(Buffer.from('mật khẩu'))).toBe(false)
})

test('a changed bit anywhere, a cut and another key are refused', () => {
  const sealed = secrets.seal('a secret')
  for (let at = 0; at < sealed.length; at++) {
    const bent = Buffer.from(sealed)
    bent[at]! ^= 1
    expect(() => secrets.open(bent), `byte ${at}`).toThrow(/authenticate/)
  }
  expect(() => secrets.open(sealed.subarray(0, -1))).toThrow()
  expect(() => makeSecrets('another key of thirty-two chars!!').open(sealed)).toThrow(/authenticate/)
})

test('each purpose has a key of its own, of 256 bits', () => {
  const keys = ['seal', 'tokens', 'role portico_app'].map((purpose) => secrets.derive(purpose).toString('hex'))
  expect(new Set(keys).size).toBe(3)
  expect(keys.every((key) => key.length === 64)).toBe(true)
})
