import { expect, test } from 'vitest'
import { tablesIn } from './tablesIn.ts'

test.each([
  ['1-3, Hiên 1', ['1', '2', '3', 'Hiên 1']],
  ['VIP\nVIP; 2', ['VIP', '2']],
  ['9-2', ['9-2']],
  [' , ', []],
])('tables typed as "%s" are %j', (typed, tables) => {
  expect(tablesIn(typed)).toEqual(tables)
})

test('no more tables than can be printed at once', () => {
  expect(tablesIn('1-300, 301-600')).toHaveLength(300)
})
