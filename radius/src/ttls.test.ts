import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeAvps, encodeAvps, readPap } from './ttls.ts'

const pap = (username: string, password: string) =>
  encodeAvps([
    { code: 1, vendor: 0, isMandatory: true, value: Buffer.from(username) },
    { code: 2, vendor: 0, isMandatory: true, value: Buffer.from(password) },
  ])

test('a name and a padded password come out of the tunnel (RFC 5281 §10.1, §11.2.5)', () => {
  const bytes = pap('bob', 'secret\0\0\0\0\0\0\0\0\0\0')
  expect(bytes.toString('hex')).toBe(`000000014000000b626f6200000000024000001873656372657400${'00'.repeat(9)}`)
  const read = readPap(decodeAvps(bytes)!)
  expect([read?.username, read?.password.toString()]).toEqual(['bob', 'secret'])
})

test('a vendor’s attribute of the same number is none of ours; without both there is no login', () => {
  const [name] = decodeAvps(pap('bob', 'x'))!
  expect(
    readPap([
      { ...name!, vendor: 311 },
      { ...name!, code: 2 },
    ]),
  ).toBeUndefined()
  expect(readPap([name!])).toBeUndefined()
})

test('attributes survive the way there and back, and no bytes at all make reading fail', () => {
  const avp = fc.record({
    code: fc.nat(),
    vendor: fc.nat(),
    isMandatory: fc.boolean(),
    value: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
  })
  fc.assert(
    fc.property(fc.array(avp, { maxLength: 5 }), (avps) => {
      expect(decodeAvps(encodeAvps(avps))).toEqual(avps)
    }),
  )
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void decodeAvps(Buffer.from(bytes))))
})
