import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { csvOf } from '@portico/contract/csv.ts'
import { readDevices, TEMPLATE } from './csvDevices.ts'
import { textOf } from '../core/readCsvFile.ts'

const problems = (text: string) => readDevices(text, gateways.create.body).map(({ problem }) => problem)

test('the template that is handed out reads back without a problem', () => {
  expect(problems(csvOf(TEMPLATE))).toEqual([undefined, undefined])
})

test.each([',', ';', '\t'])('a spreadsheet that parts cells by %j is read', (parting) => {
  const [line] = readDevices(
    ['Name,Type,nas_id', '"Tầng 1",mikrotik,tang-1'].join('\n').replaceAll(',', parting),
    gateways.create.body,
  )
  expect(line).toMatchObject({ number: 2, row: { name: 'Tầng 1', type: 'mikrotik', nas_id: 'tang-1' } })
})

test('each wrong line says what is wrong with it, and only that', () => {
  const text =
    'name,type,nas_id,manufacturer,loginUrl\n,radius,,,\nA,toaster,,,\nB,radius,a b,,\nC,radius,,,ftp://x\nE,radius,new-1,,\nF,radius,new-1,,'
  expect(problems(text)).toEqual(['name', 'type', 'nas_id', 'loginUrl', undefined, 'duplicate'])
})

test('two lines without a code and of one name are one device: the second is named', () => {
  expect(problems('name,type,nas_id\nSân,radius,\nsân,radius,\nSân,mikrotik,\nSân,radius,san-2')).toEqual([
    undefined,
    'sameName',
    undefined,
    undefined,
  ])
})

const TABLE = 'name;type;nas_id\r\nQuầy bar;mikrotik;quay-1\r\n'
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}

test.each([
  ['with the mark of UTF-8', new TextEncoder().encode(`\uFEFF${TABLE}`)],
  ['as Excel’s Unicode text', utf16(TABLE.replaceAll(';', '\t'))],
  ['as UTF-16, the other way round', utf16(TABLE, true)],
  ['with the line Excel puts first', new TextEncoder().encode(`sep=;\r\n${TABLE}`)],
  [
    'in the old table of Vietnamese Windows',
    Uint8Array.from([...TABLE].flatMap((sign) => (sign === 'ầ' ? [0xe2, 0xcc] : sign.charCodeAt(0)))),
  ],
])('a file saved %s is read, with its accents', (_how, bytes) => {
  const [line] = readDevices(textOf(bytes)!, gateways.create.body)
  expect(line).toMatchObject({ row: { name: 'Quầy bar', type: 'mikrotik', nas_id: 'quay-1' } })
})

test('a workbook, a picture or a file of megabytes is no list of devices', () => {
  expect(textOf(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]))).toBeUndefined()
  expect(textOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBeUndefined()
  expect(textOf(new Uint8Array(2_000_000).fill(65))).toBeUndefined()
})

test('five thousand lines are read at once, each duplicate named', () => {
  const text = ['name,type,nas_id', ...Array.from({ length: 5000 }, (_, n) => `A${n},radius,box-${n % 4999}`)].join(
    '\n',
  )
  const from = performance.now()
  const lines = readDevices(text, gateways.create.body)
  expect(performance.now() - from).toBeLessThan(5000)
  expect(lines).toHaveLength(5000)
  expect(lines.filter(({ problem }) => problem).map(({ number }) => number)).toEqual([5001])
})
