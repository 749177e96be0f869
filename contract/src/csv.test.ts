import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const FORMULAS = [
  '=1+1',
  '+84912',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '|cmd',
  '\r=1',
  '\n=1',
  '\u00a0=1',
  '\u200b=1',
  '\u3000+1',
]
const WIDE = ['\uff1d1+1', '\uff0b1', '\uff0d1', '\uff20SUM(A1)', '\uff5ccmd', ' \uff1d1', '\ufeff=1', '\u202e=1']
test.each([...FORMULAS, ...WIDE])('a spreadsheet never runs %j', (cell) => {
  expect(csvOf([[cell]])).toContain(`'${cell}`)
})

test('words, figures and hours are left as they are', () => {
  expect(csvOf([['Hà Nội', '1=1', 'a-b', 'x@y.vn', '08:00', -5]])).toBe('\uFEFFHà Nội,1=1,a-b,x@y.vn,08:00,-5\r\n')
})

test('quotes, commas and lines stay inside their cell', () => {
  expect(
    csvOf([
      ['a,"b"', 'dòng\nhai'],
      ['Hà', ''],
    ]),
  ).toBe('\uFEFF"a,""b""","dòng\nhai"\r\nHà,\r\n')
})
