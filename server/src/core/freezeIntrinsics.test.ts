import { expect, test } from 'vitest'
import * as z from 'zod'
import { freezeIntrinsics } from './freezeIntrinsics.ts'

freezeIntrinsics()

const poisoned = (name: string, value: unknown) => () => {
  const naive: Record<string, Record<string, unknown>> = {}
  const state = (naive['constructor'] ??= {})
  state[name] = value
}

test('a name from outside cannot replace what every tenant uses', () => {
  const { values } = Object
  expect(poisoned('values', {})).toThrow(TypeError)
  expect(poisoned('outcome', 'done')).toThrow(TypeError)
  expect(Object.values).toBe(values)
  const pollute = () => void ((Object.prototype as Record<string, unknown>)['isAdmin'] = true)
  expect(pollute).toThrow(TypeError)
  for (const [of, name] of [[Object.prototype, 'toString'] as const, [Array.prototype, 'map'] as const])
    expect(() => Object.assign(of, { [name]: () => '' }), name).toThrow(TypeError)
  expect(() => void (JSON.parse = () => null)).toThrow(TypeError)
  expect(() => void (Promise.resolve = (() => null) as never)).toThrow(TypeError)
})

test('an object may still have its own toString, and an error its own name', () => {
  const own: { toString: () => string } = {}
  own.toString = () => 'mine'
  expect([String(own), Object.keys(own), String({})]).toEqual(['mine', ['toString'], '[object Object]'])
  const error = new TypeError('no')
  error.name = 'Refused'
  expect(String(error)).toBe('Refused: no')
  class Own extends Error {}
  Own.prototype.name = 'Own'
  expect(String(new Own('x'))).toBe('Own: x')
  function Old() {}
  Old.prototype.constructor = Old
  expect(Object.getPrototypeOf(Object.create(Old.prototype)).constructor).toBe(Old)
})

test('schemas are compiled as before', () => {
  const schema = z.object({ constructor: z.string(), more: z.record(z.string(), z.int()) })
  expect(schema.parse({ constructor: 'x', more: { toString: 1 } })).toEqual({
    constructor: 'x',
    more: { toString: 1 },
  })
})
