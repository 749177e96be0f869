// The overview of the home screen over the demo venue's ninety days.
import { join } from 'node:path'
import { startChild } from '../rig/child.ts'
import { signIn } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { httpRound } from '../rig/httpLoad.ts'
import { startInstallation } from '../rig/installation.ts'
import { alternate, warmUp } from '../rig/rounds.ts'
import type { SqlServer } from '../rig/sqlServer.ts'
import type { Options } from '../rig/options.ts'

const DAYS = [7, 90]

export async function measure({ rounds, seconds }: Options): Promise<Figure[]> {
  const portico = await startInstallation()
  try {
    const { pageToken } = await signIn(portico)
    const limit = await startChild<{ port: number }>(join(import.meta.dirname, '../rig/sqlServer.ts'), {
      databaseUrl: portico.ownerUrl,
      statement: 'select 1',
      values: [],
    } satisfies SqlServer)
    try {
      const bare = { pid: limit.pid, databaseOf: portico.pid, url: `http://127.0.0.1:${limit.told.port}/`, seconds }
      const summary = (days: number) => ({
        pid: portico.pid,
        url: `${portico.apiUrl}/visits/summary?days=${days}`,
        headers: { authorization: `Bearer ${pageToken}` },
        seconds,
      })
      const [few, many] = DAYS as [number, number]
      const contenders = {
        few: () => httpRound(summary(few)),
        many: () => httpRound(summary(many)),
        limit: () => httpRound(bare),
      }
      await warmUp(contenders)
      const taken = await alternate(rounds, contenders)
      const against = { name: 'node:http + select 1', rounds: taken.limit }
      return [
        figureOf({ name: `GET /visits/summary, ${few} days`, unit: 'requests/s', ours: taken.few, limit: against }),
        figureOf({ name: `GET /visits/summary, ${many} days`, unit: 'requests/s', ours: taken.many, limit: against }),
      ]
    } finally {
      await limit.stop()
    }
  } finally {
    await portico.stop()
  }
}
