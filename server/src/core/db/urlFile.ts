import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The file in which a running installation publishes its embedded database's address, for other commands. */
export function urlFile(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'database.url')
}
