// A long list goes up in parts: the owner sees it move, and what was kept stays kept when the line breaks.
import { gateways } from '@portico/contract/gateways.ts'
import { api } from '../core/api.ts'
import type { DeviceRow, Line } from './csvDevices.ts'

const PART = 200
/** Asked only, nothing is kept: as many as the contract allows. */
const PART_ASKED = 500

/** What became of a line that was sent. */
export type Outcome = 'added' | 'duplicate' | 'sameName'
export type Outcomes = ReadonlyMap<number, Outcome>

/** Sends the lines that are right. `onPart` hears of each part; what it heard of need not be sent again. */
export async function sendLines(lines: readonly Line[], onPart: (outcomes: Outcomes) => void): Promise<void> {
  for (const part of partsOf(lines, PART)) {
    const refused = await refusedOf(part, false)
    onPart(new Map(part.map(({ number }) => [number, refused.get(number) ?? 'added'])))
  }
}

/** @returns of the lines that are right, those the page has already; nothing is kept. */
export async function knownLines(lines: readonly Line[], signal: AbortSignal): Promise<Outcomes> {
  const known: [number, Outcome][] = []
  for (const part of partsOf(lines, PART_ASKED)) known.push(...(await refusedOf(part, true, signal)))
  return new Map(known)
}

type Ready = Line & { row: DeviceRow }

function partsOf(lines: readonly Line[], size: number): Ready[][] {
  const ready = lines.filter((line): line is Ready => line.row !== undefined)
  return Array.from({ length: Math.ceil(ready.length / size) }, (_, n) => ready.slice(n * size, (n + 1) * size))
}

async function refusedOf(part: readonly Ready[], isTrial: boolean, signal?: AbortSignal): Promise<Outcomes> {
  const { refused } = await api(gateways.addMany, { body: { rows: part.map(({ row }) => row), isTrial } }, signal)
  return new Map(refused.map(({ line, reason }) => [part[line]!.number, reason === 'name' ? 'sameName' : 'duplicate']))
}
