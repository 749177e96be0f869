// Devices out of a spreadsheet: read, checked line by line by the contract's own schema, nothing sent yet.
import type { gateways } from '@portico/contract/gateways.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { recordOf } from '@portico/contract/records.ts'

/** The contract's own, which a screen fetches when it is needed. */
export type Schema = typeof gateways.create.body
export type DeviceRow = Input<typeof gateways.addMany>['body']['rows'][number]
export type LineProblem = 'name' | 'type' | 'nas_id' | 'loginUrl' | 'duplicate' | 'sameName'
export type Line = { number: number; cells: Record<ColumnName, string>; row?: DeviceRow; problem?: LineProblem }

export const COLUMNS = ['name', 'type', 'nas_id', 'manufacturer', 'loginUrl'] as const
type ColumnName = (typeof COLUMNS)[number]

/** A file to fill in. */
export const TEMPLATE = [
  [...COLUMNS],
  ['Quầy bar', 'mikrotik', 'quay-bar', 'hAP ax2', 'http://10.5.50.1/login'],
  ['Sân sau', 'opennds', '', 'OpenWrt', ''],
] as const

/** Reads a file; commas, semicolons and tabs part the cells, as spreadsheets in different countries write them. */
export function readDevices(text: string, schema: Schema): Line[] {
  // Excel itself writes and reads a first line that names the sign between cells.
  const plain = text.replace(/^\uFEFF/, '').replace(/^sep=(.)\r?\n/, '')
  const lines = cellsOf(plain).filter((cells) => cells.some(Boolean))
  const head = lines[0]?.map((cell) => cell.toLowerCase())
  const hasHead = head?.includes('name') === true && head.includes('type')
  const places = COLUMNS.map((name, i) => (hasHead ? head.indexOf(name.toLowerCase()) : i))
  const taken = new Set<string>()
  return lines.slice(hasHead ? 1 : 0).map((cells, i) => {
    const cell = recordOf(COLUMNS, (_, n) => cells[places[n]!] ?? '')
    return { number: i + (hasHead ? 2 : 1), cells: cell, ...check(cell, taken, schema) }
  })
}

function check(cells: Line['cells'], taken: Set<string>, schema: Schema): Pick<Line, 'row' | 'problem'> {
  if (!cells.name) return { problem: 'name' }
  const parsed = schema.safeParse({
    name: cells.name,
    type: cells.type.toLowerCase(),
    nas_id: cells.nas_id || undefined,
    manufacturer: cells.manufacturer,
    configuration: { ...(cells.loginUrl && { loginUrl: cells.loginUrl }) },
  })
  if (!parsed.success) {
    const [part] = parsed.error.issues[0]!.path
    if (part === 'nas_id' || part === 'type') return { problem: part }
    return { problem: part === 'configuration' ? 'loginUrl' : 'name' }
  }
  const { nas_id: nasId, name, type } = parsed.data
  // As the server does: a device without a code of its own is known again by its name.
  const known = nameOf(type, name)
  if (taken.has(nasId ?? known)) return { problem: nasId === undefined ? 'sameName' : 'duplicate' }
  if (nasId !== undefined) taken.add(nasId)
  taken.add(known)
  return { row: parsed.data }
}

/** No NAS code has a blank in it. */
function nameOf(type: string, name: string): string {
  return `${type} ${name.normalize('NFC').toLowerCase()}`
}

function cellsOf(text: string): string[][] {
  const parting = /^[^\n]*\t/.test(text) ? '\t' : /^[^\n,]*;/.test(text) ? ';' : ','
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!
    const row = rows.at(-1)!
    if (isQuoted && sign === '"' && text[i + 1] === '"') {
      row[row.length - 1] += '"'
      i++
    } else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === parting) row.push('')
    else if (!isQuoted && sign === '\n') rows.push([''])
    else if (sign !== '\r' || isQuoted) row[row.length - 1] += sign
  }
  return rows.map((row) => row.map((cell) => cell.trim()))
}
