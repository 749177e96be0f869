// The list of devices, 50 rows, as the dashboard asks for it.
import { join } from 'node:path'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { makePageToken } from '@portico/server/core/pageToken.ts'
import { startChild } from '../rig/child.ts'
import { signIn } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { httpRound } from '../rig/httpLoad.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import { alternate, warmUp } from '../rig/rounds.ts'
import type { SqlServer } from '../rig/sqlServer.ts'
import type { Options } from '../rig/options.ts'

const ROWS = 50
const STATEMENT = `select * from devices where page_id = $1 order by "createdAt" asc, nas_id limit ${ROWS} offset 0`

export async function measure({ rounds, seconds }: Options): Promise<Figure[]> {
  const portico = await startInstallation()
  try {
    const { pageId, pageToken } = await signIn(portico)
    await addGateways(portico, pageId)
    const limit = await startChild<{ port: number }>(join(import.meta.dirname, '../rig/sqlServer.ts'), {
      databaseUrl: portico.ownerUrl,
      statement: STATEMENT,
      values: [pageId],
    } satisfies SqlServer)
    try {
      const ours = {
        pid: portico.pid,
        url: `${portico.apiUrl}/devices?limit=${ROWS}`,
        headers: { authorization: `Bearer ${pageToken}` },
        seconds,
      }
      const bare = { pid: limit.pid, databaseOf: portico.pid, url: `http://127.0.0.1:${limit.ready.port}/`, seconds }
      await Promise.all([expectRows(ours.url, ours.headers), expectRows(bare.url)])
      const contenders = { ours: () => httpRound(ours), limit: () => httpRound(bare) }
      await warmUp(contenders)
      const taken = await alternate(rounds, contenders)
      return [
        figureOf({
          name: `GET /devices, ${ROWS} rows`,
          unit: 'requests/s',
          ours: taken.ours,
          limit: { name: 'node:http + the same SELECT', rounds: taken.limit },
        }),
      ]
    } finally {
      await limit.stop()
    }
  } finally {
    await portico.stop()
  }
}

async function addGateways({ database: { db, clock } }: Installation, pageId: string): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    id: newId(clock.now()),
    nasId: `bench-${index}`,
    entryKey: makePageToken(pageId, 12),
  }))
  await db.asSystem((tx) =>
    tx.run(sql`
    insert into gateways (page_id, type, manufacturer, configuration, id, nas_id, name, entry_key)
    select ${pageId}::uuid, 'radius', 'MikroTik', '{"loginUrl":"http://10.5.50.1/login","sessionMinutes":120}', id, nas_id, nas_id, entry_key
    from unnest(${rows.map((r) => r.id)}::uuid[], ${rows.map((r) => r.nasId)}::text[], ${rows.map((r) => r.entryKey)}::text[]) as r (id, nas_id, entry_key)`),
  )
}

async function expectRows(url: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, { headers })
  const { rows } = (await response.json()) as { rows?: unknown[] }
  if (rows?.length !== ROWS)
    throw new Error(`${url} answered ${response.status} with ${rows?.length ?? 'no'} rows, not ${ROWS}`)
}
