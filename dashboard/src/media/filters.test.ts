import { expect, test } from 'vitest'
import { readMediaFilters } from './filters.ts'

test('an address gives what the server takes, and nothing else', () => {
  expect(readMediaFilters({ search: ' Tết ', folder: 2027, type: 'v', bin: true, page: '3', other: 1 })).toEqual({
    search: 'Tết',
    folder: '2027',
    type: 'v',
    bin: true,
    page: 3,
  })
  expect(readMediaFilters({ search: '', type: 'x', bin: 'no', page: -1, tag: 'x'.repeat(31) })).toEqual({})
})
