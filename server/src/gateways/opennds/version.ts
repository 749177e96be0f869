// Which openNDS a router runs, and whether it is newer than what Portico was compared with (docs/recipes.md).
import { sql } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway } from '../registry.ts'

const NEWEST_COMPARED = [10, 3, 1]

/** The version in the newest sign-in link of a router, when it is newer than what was compared. */
export async function newerVersion(
  { db }: Pick<Services, 'db'>,
  { pageId, id }: KnownGateway,
): Promise<string | undefined> {
  const arrived = await db.asSystem((tx) =>
    tx.first(sql<{ version: string | null }>`
      select arrival->'data'->>'version' as version from portal_sessions
      where page_id = ${pageId} and gateway_id = ${id} order by created_at desc limit 1`),
  )
  const version = arrived?.version ?? ''
  return isNewer(version) ? version : undefined
}

function isNewer(version: string): boolean {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10) || 0)
  const at = NEWEST_COMPARED.findIndex((compared, index) => (parts[index] ?? 0) !== compared)
  return at >= 0 && (parts[at] ?? 0) > NEWEST_COMPARED[at]!
}
