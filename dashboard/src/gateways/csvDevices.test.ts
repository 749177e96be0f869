import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { csvOf } from '../ui/csv.ts'
import { readDevices, TEMPLATE } from './csvDevices.ts'

const problems = (text: string, known: { nas_id: string }[] = []) =>
  readDevices(text, known, gateways.create.body).map(({ problem }) => problem)

test('the template that is handed out reads back without a problem', () => {
  expect(problems(csvOf(TEMPLATE))).toEqual([undefined, undefined])
})

test.each([',', ';', '\t'])('a spreadsheet that parts cells by %j is read', (parting) => {
  const [line] = readDevices(
    ['Name,Type,nas_id', '"Tầng 1",mikrotik,tang-1'].join('\n').replaceAll(',', parting),
    [],
    gateways.create.body,
  )
  expect(line).toMatchObject({ number: 2, row: { name: 'Tầng 1', type: 'mikrotik', nas_id: 'tang-1' } })
})

test('each wrong line says what is wrong with it, and only that', () => {
  const text =
    'name,type,nas_id,manufacturer,loginUrl\n,radius,,,\nA,toaster,,,\nB,radius,a b,,\nC,radius,,,ftp://x\nD,radius,here,,\nE,radius,new-1,,\nF,radius,new-1,,'
  expect(problems(text, [{ nas_id: 'here' }])).toEqual([
    'name',
    'type',
    'nas_id',
    'loginUrl',
    'duplicate',
    undefined,
    'duplicate',
  ])
})
