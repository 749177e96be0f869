// A long list goes up in parts: the owner sees it move, and what was kept stays kept when the line breaks.
import { gateways } from '@portico/contract/gateways.ts'
import { api } from '../core/api.ts'
import type { Line } from './csvDevices.ts'

const PART = 200

/** What became of a line that was sent. */
export type Outcome = 'added' | 'duplicate' | 'sameName'

/** Sends the lines that are right. `onPart` hears of each part; what it heard of need not be sent again. */
export async function sendLines(
  lines: readonly Line[],
  onPart: (outcomes: ReadonlyMap<number, Outcome>) => void,
): Promise<void> {
  const ready = lines.flatMap(({ number, row }) => (row ? [{ number, row }] : []))
  for (let from = 0; from < ready.length; from += PART) {
    const part = ready.slice(from, from + PART)
    const { refused } = await api(gateways.addMany, { body: { rows: part.map(({ row }) => row) } })
    const reasons = new Map(refused.map(({ line, reason }) => [line, reason]))
    onPart(
      new Map(
        part.map(({ number }, line) => {
          const reason = reasons.get(line)
          return [number, reason === undefined ? 'added' : reason === 'name' ? 'sameName' : 'duplicate']
        }),
      ),
    )
  }
}
