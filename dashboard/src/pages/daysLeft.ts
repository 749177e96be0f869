import { DAY_MS } from '@portico/contract/dates.ts'

/** As the contract has it (pages.ts, UNDO_DAYS), which only the server's side of that file brings along. */
const UNDO_DAYS = 30

/** Whole days in which a page deleted then can still be brought back. */
export function daysLeft(deletedAt: string, nowMs: number): number {
  return Math.max(0, Math.floor((Date.parse(deletedAt) + UNDO_DAYS * DAY_MS - nowMs) / DAY_MS))
}
