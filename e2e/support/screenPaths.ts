// The address of every screen of the dashboard, with something of a venue's in its open parts.
import { join } from 'node:path'
import { sql } from '@portico/server/core/db/database.ts'
import type { RunningServer } from '@portico/server/processes/all.ts'

/** Read at run time alone: with its types come those of every screen. */
const SCREENS: string = join(import.meta.dirname, '../../dashboard/src/screens.ts')

/** The table whose row an address is about. */
const ROWS: Record<string, { table: string; condition?: string }> = {
  '/campaign/$id': { table: 'campaigns' },
  '/wifi-campaign/$campaignId': { table: 'wifi_campaigns' },
  '/wifi-login-flow/$id': { table: 'login_flows' },
  '/template/$id': { table: 'page_templates' },
  '/zalo-automation/$id': { table: 'automations' },
  '/zalo-campaigns/$id': { table: 'message_campaigns', condition: 'not is_series' },
  '/zalo-chatbot/$id': { table: 'chatbots' },
  '/zalo-message-templates/$id': { table: 'message_templates' },
}

/** @returns addresses as the screens' registry has them -> addresses that open */
export async function screenPaths({ services }: RunningServer, pageId: string): Promise<Map<string, string>> {
  const { AREAS } = (await import(SCREENS)) as { AREAS: readonly { screens: Record<string, unknown> }[] }
  const paths = new Map<string, string>()
  for (const pattern of AREAS.flatMap(({ screens }) => Object.keys(screens))) {
    const { table, condition = 'true' } = ROWS[pattern] ?? {}
    const row = table
      ? await services.db.asSystem((tx) =>
          tx.first(sql<{ id: string }>`
            select id from ${sql.table(table)} where page_id = ${pageId} and ${sql.raw(condition)} order by id limit 1`),
        )
      : undefined
    paths.set(pattern, pattern.replace('$eid', pageId).replace(/\$\w+/, row?.id ?? '$'))
  }
  return paths
}
