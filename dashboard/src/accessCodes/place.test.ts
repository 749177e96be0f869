import { expect, test } from 'vitest'
import { readCodePlace } from './place.ts'

test('an address made by hand asks for nothing the server would refuse', () => {
  expect(readCodePlace({ batch: '../x', state: 'gone', search: ' ', sort: 'sealed', order: 'up' })).toEqual({})
  expect(readCodePlace({ state: 'used', search: 482_103_957_716, order: 'desc' })).toEqual({
    state: 'used',
    search: '482103957716',
    order: 'desc',
  })
})
