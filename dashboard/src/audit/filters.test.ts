import { expect, test } from 'vitest'
import { readFilters } from './filters.ts'

test('an address with nonsense in it filters by nothing', () => {
  expect(readFilters({ from: '2026-02-31', to: 'soon', actor: '1', action: 'a b', x: 'y' })).toEqual({})
  const good = { from: '2026-02-28', action: 'pages.update', actor: '01900000-0000-7000-8000-000000000001' }
  expect(readFilters(good)).toEqual(good)
})
