// A gateway reuses its session ids after a restart, so each of its lives (epochs) has its own sessions.
import { prepare, type Tx } from '../core/db/database.ts'
import type { AccountingRecord } from './accounting.ts'
import type { SessionRow } from './sessionRows.ts'

export type Epoch = { id: string; bootEpoch: number; bootedAt: string | null }
type SessionRecord = AccountingRecord & { gatewayId: string; acctSessionId: string; mac: string; username: string }

/** Timestamps are whole seconds. */
const SAME_SECOND_MS = 2000

/** The life each gateway is in. */
export async function readEpochs(
  tx: Tx,
  of: readonly { pageId: string; gatewayId: string }[],
): Promise<Map<string, Epoch>> {
  const pages = new Map(of.map(({ gatewayId, pageId }) => [gatewayId, pageId]))
  const rows = await tx.rows(epochsOf([...pages.values()], [...pages.keys()]))
  return new Map(rows.map((row) => [row.id, row]))
}

const epochsOf = prepare<Epoch>(
  'select id, boot_epoch, booted_at from gateways where (page_id, id) in (select * from unnest($1::uuid[], $2::uuid[]))',
)

/**
 * The life of its gateway that a report belongs to; undefined when it must be ignored.
 * @param rows the known sessions, read only when the report's own time does not decide
 */
export function epochOf(
  gateway: Epoch | undefined,
  report: SessionRecord,
  rows: () => readonly SessionRow[],
): number | undefined {
  if (!gateway) return undefined
  const { bootEpoch: current, bootedAt } = gateway
  if (report.isArrivalTime) return epochOfUndated(current, report, rows())
  return bootedAt && report.at < Date.parse(bootedAt) ? current - 1 : current
}

/** Such a report may be a replay from an earlier life: it must neither make a second session nor touch another phone's. */
function epochOfUndated(current: number, report: SessionRecord, rows: readonly SessionRow[]): number | undefined {
  const named = rows.filter((row) => row.gatewayId === report.gatewayId && row.acctSessionId === report.acctSessionId)
  const same = named.filter((row) => isSameStay(row, report)).toSorted((a, b) => b.epoch - a.epoch)
  if (report.status !== 'start') return same[0]?.epoch ?? current
  const { stamp } = report
  const begun = same.find(({ state }) => stamp !== undefined && Math.abs(state.startedAt - stamp) < SAME_SECOND_MS)
  if (begun) return begun.epoch
  const isTaken = named.some((row) => row.epoch === current) && same[0]?.epoch !== current
  return isTaken ? undefined : current
}

function isSameStay(row: SessionRow, { mac, username }: SessionRecord): boolean {
  if (row.mac !== '' && mac !== '') return row.mac === mac
  return username !== '' && row.username === username
}
