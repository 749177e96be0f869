import { expect, test } from 'vitest'
import { comparison } from './comparison.ts'

test('a busy week is compared in percent', () => {
  expect(comparison(132, 120)).toEqual({ way: 'up', difference: 12, share: 0.1 })
  expect(comparison(90, 120)).toEqual({ way: 'down', difference: 30, share: 0.25 })
})

test('few visits are compared in visits, since 1 to 3 is not a rise of 200 percent worth telling', () => {
  expect(comparison(3, 1)).toEqual({ way: 'up', difference: 2, share: undefined })
  expect(comparison(5, 0)).toEqual({ way: 'up', difference: 5, share: undefined })
})

test('what rounds to no change is called the same', () => {
  expect(comparison(1001, 1000).way).toBe('same')
  expect(comparison(0, 0).way).toBe('same')
})
