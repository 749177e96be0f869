import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

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
