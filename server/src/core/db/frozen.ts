// The migrations that have landed, with the hash of each: forward-only means that none of them ever changes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the format of `sha256sum`; `npm run types` adds a line for each new migration. */
export const FROZEN_FILE = join(import.meta.dirname, '../../../migrations/frozen.sha256')

/** The last file of the baseline: every later one upgrades a database that may hold data. */
export const BASELINE_END = '0016_finance.sql'

/** The hash of each landed migration, by name. */
export function readFrozen(): Map<string, string> {
  const lines = readFileSync(FROZEN_FILE, 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}
