import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSecrets, type Secrets } from './secrets.ts'

const KEY = 'a key of thirty-two characters!!'
const NEWER = 'another key of thirty-two chars!!'
const secrets = makeSecrets(KEY)

/** As values were sealed before they had a format. */
function sealBefore({ derive }: Secrets, text: string, nonce = randomBytes(12)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', derive('seal'), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

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
  expect(() => secrets.open(sealed.subarray(0, -1))).toThrow(/authenticate/)
  expect(() => secrets.open(sealed.subarray(0, 20))).toThrow(/authenticate/)
  expect(() => makeSecrets(NEWER).open(sealed)).toThrow(/authenticate/)
})

test('what was sealed before there were formats opens, even if it begins like one', () => {
  expect(secrets.open(sealBefore(secrets, 'mật khẩu'))).toBe('mật khẩu')
  const alike = Buffer.concat([secrets.header, randomBytes(7)])
  expect(secrets.open(sealBefore(secrets, 'mật khẩu', alike))).toBe('mật khẩu')
  expect(() => makeSecrets(NEWER).open(sealBefore(secrets, 'mật khẩu'))).toThrow(/authenticate/)
})

test('a new key opens what an earlier one sealed, and seals so that the earlier one is not needed', () => {
  const both = makeSecrets(NEWER, { earlier: [KEY] })
  for (const sealed of [secrets.seal('mật khẩu'), sealBefore(secrets, 'mật khẩu')])
    expect(both.open(sealed)).toBe('mật khẩu')
  const anew = both.seal('mật khẩu')
  expect(anew.subarray(0, both.header.length)).toEqual(both.header)
  expect(both.header).not.toEqual(secrets.header)
  expect(makeSecrets(NEWER).open(anew)).toBe('mật khẩu')
  expect(() => secrets.open(anew)).toThrow(/authenticate/)
})

test('lasting keys stay those of the first key, and the others change with it', () => {
  const changed = makeSecrets(NEWER, { earlier: [KEY], origin: KEY })
  expect(changed.deriveLasting('access codes')).toEqual(secrets.deriveLasting('access codes'))
  expect(secrets.deriveLasting('access codes')).toEqual(secrets.derive('access codes'))
  expect(changed.derive('tokens')).not.toEqual(secrets.derive('tokens'))
})

test('each purpose has a key of its own, of 256 bits', () => {
  const keys = ['seal', 'seal id', 'tokens', 'role portico_app'].map((purpose) =>
    secrets.derive(purpose).toString('hex'),
  )
  expect(new Set(keys).size).toBe(4)
  expect(keys.every((key) => key.length === 64)).toBe(true)
})
