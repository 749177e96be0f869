import type { PageOa } from '@portico/contract/zalo.ts'
import { sql, type Tx } from '../../core/db/database.ts'

type Row = Omit<PageOa, 'sync' | 'chatUrl' | 'totalFollowers'> & {
  followers: number
  syncStartedAt: string | null
  syncDone: number
  syncTotal: number
  syncedAt: string | null
}

/** The account of a page as its dashboard shows it; none before one is connected. */
export async function readPageOa(tx: Tx, pageId: string): Promise<PageOa[]> {
  const row = await tx.first(sql<Row>`
    select oa_id, name, avatar, category, is_verified, followers, package_name, package_until, connected_at, problem, detail,
      failing_since, must_reconnect, webhook_at, sync_started_at, sync_done, sync_total, synced_at
    from zalo_pages where page_id = ${pageId} and oa_id is not null`)
  if (!row) return []
  const { followers, syncStartedAt, syncDone, syncTotal, syncedAt, ...shown } = row
  const sync = { startedAt: syncStartedAt, done: syncDone, total: syncTotal, syncedAt }
  return [{ ...shown, totalFollowers: followers, chatUrl: `https://zalo.me/${row.oaId}`, sync }]
}
