import type { health } from '@portico/contract/health.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'

export const healthHandlers: Handlers<typeof health> = {
  async live({ vitals, log }) {
    const problem = vitals.problem()
    if (problem !== undefined) {
      log.error({ problem }, 'the process cannot work and should be restarted')
      throw fail('server/unhealthy')
    }
    return { status: 'ok' }
  },

  async ready({ db }) {
    const row = await db.asSystem((tx) =>
      tx.first(sql<{ version: string }>`select current_setting('server_version') as version`),
    )
    if (!row) throw fail('server/busy')
    return { status: 'ok', version: row.version }
  },
}
