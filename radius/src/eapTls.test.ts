import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTlsPart, encodeTlsPart, makeAssembler, splitMessage, startPart } from './eapTls.ts'

test('Start is one byte; a first fragment says how long the whole is (RFC 5216 §3)', () => {
  expect(encodeTlsPart(startPart)).toEqual(Buffer.of(0x20))
  const [first] = splitMessage(Buffer.alloc(300), 105)
  expect(encodeTlsPart(first!).subarray(0, 5)).toEqual(Buffer.from('c00000012c', 'hex'))
})

test('whatever its length and the gateway’s frames, a message arrives whole', () => {
  const cases = fc.property(fc.uint8Array({ maxLength: 5000 }), fc.integer({ min: 50, max: 1400 }), (bytes, most) => {
    const message = Buffer.from(bytes)
    const assembler = makeAssembler(8192)
    const parts = splitMessage(message, most).map((part) => encodeTlsPart(part))
    const heard = parts.map((data) => assembler.add(decodeTlsPart(data)!))
    expect(Math.max(...parts.map((data) => data.length))).toBeLessThanOrEqual(most)
    expect(heard.slice(0, -1).every((one) => one === 'more')).toBe(true)
    expect(heard.at(-1)).toEqual(message)
  })
  fc.assert(cases, { numRuns: 200 })
})

test('fragments that promise too much, bring more than promised, or nothing, end it', () => {
  const part = (fragment: number, hasMore: boolean, length?: number) => ({
    isStart: false,
    hasMore,
    ...(length !== undefined && { length }),
    fragment: Buffer.alloc(fragment),
  })
  expect(makeAssembler(100).add(part(10, true, 101))).toBeUndefined()
  expect(makeAssembler(100).add(part(101, false))).toBeUndefined()
  expect(makeAssembler(100).add(part(20, false, 10))).toBeUndefined()
  expect(makeAssembler(100).add(part(5, false, 10))).toBeUndefined()
  expect(makeAssembler(100).add(part(0, true))).toBeUndefined()
  const twoWords = makeAssembler(100)
  expect(twoWords.add(part(10, true, 30))).toBe('more')
  expect(twoWords.add(part(10, false, 20))).toBeUndefined()
})

test.each(['', '80', '80000000', 'c0'])('flags without what they announce, %j, are nothing', (hex) =>
  expect(decodeTlsPart(Buffer.from(hex, 'hex'))).toBeUndefined(),
)
