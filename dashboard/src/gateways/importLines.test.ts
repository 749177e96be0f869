import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { readDevices } from './csvDevices.ts'
import { wrongIn, wrongLines } from './importLines.ts'
import type { Outcome } from './importParts.ts'

const lines = readDevices(
  'name,type,nas_id\nA,radius,ap-1\n,radius,ap-2\nC,radius,ap-3\nD,toaster,ap-4',
  gateways.create.body,
)
const told = new Map<number, Outcome>([
  [2, 'added'],
  [4, 'duplicate'],
])

test('a line shows what is wrong with it before it is sent and after', () => {
  expect(lines.map((line) => wrongIn(line, told))).toEqual([undefined, 'name', 'duplicate', 'type'])
})

test('the file of wrong lines says why, and once corrected it reads back', () => {
  const file = wrongLines(lines, told, 'Lý do', (wrong) => `vì ${wrong}`)
  expect(file).toContain('C,radius,ap-3,,,vì duplicate')
  const corrected = file.replace('toaster', 'radius').replace(/^,radius/m, 'B,radius')
  const again = readDevices(corrected, gateways.create.body)
  expect(again.map(({ row, problem }) => problem ?? row?.name)).toEqual(['B', 'C', 'D'])
})
