import { statfs } from 'node:fs/promises'
import type { health } from '@portico/contract/health.ts'
import type { Config } from '../core/config.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { probeWrites } from './probeWrites.ts'

/** Less than the next segment of PostgreSQL's log and a few uploads take. */
const LEAST_BYTES = 64 * 1024 ** 2

export const healthHandlers: Handlers<typeof health> = {
  async live({ vitals, log }) {
    const problem = vitals.problem()
    if (problem !== undefined) {
      log.error({ problem }, 'the process cannot work and should be restarted')
      throw fail('server/unhealthy')
    }
    return { status: 'ok' }
  },

  async ready({ db, config, vitals }) {
    if (vitals.isLeaving()) throw fail('server/busy')
    if (vitals.isDiskFull() || (await isNearlyFull(config))) throw fail('server/disk-full')
    return { status: 'ok', version: await probeWrites(db) }
  },
}

/** Space on the disk of the data folder; a remote database or store reports its own failures. */
async function isNearlyFull({ databaseUrl, s3, dataDir }: Config): Promise<boolean> {
  if (databaseUrl !== '' && s3 !== undefined) return false
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < LEAST_BYTES
}
