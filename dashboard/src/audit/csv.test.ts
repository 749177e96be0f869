import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { readFilters } from './filters.ts'

test.each(['=1+1', '+84912', '-2', '@SUM(A1)', '\t=1', ' =1', '|cmd'])('a spreadsheet never runs %j', (cell) => {
  expect(csvOf([[cell]])).toContain(`'${cell}`)
})

test('quotes, commas and lines stay inside their cell', () => {
  expect(
    csvOf([
      ['a,"b"', 'dòng\nhai'],
      ['Hà', ''],
    ]),
  ).toBe('\uFEFF"a,""b""","dòng\nhai"\r\nHà,\r\n')
})

test('an address with nonsense in it filters by nothing', () => {
  expect(readFilters({ from: '2026-02-31', to: 'soon', actor: '1', action: 'a b', x: 'y' })).toEqual({})
  const good = { from: '2026-02-28', action: 'pages.update', actor: '01900000-0000-7000-8000-000000000001' }
  expect(readFilters(good)).toEqual(good)
})
