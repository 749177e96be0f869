import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { isInVietnam } from './law.ts'
import type { Venue } from './write.ts'

/** Who writes, and the venue's own quiet hours. */
export async function readVenue(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  pageId: string,
): Promise<{ venue: Venue; quietFrom: number; quietTo: number }> {
  const row = await tx.first(sql<{ name: string; timeZone: string; quietFrom: number; quietTo: number }>`
    select p.name, p.time_zone, coalesce(s.quiet_from, 22) as quiet_from, coalesce(s.quiet_to, 7) as quiet_to
    from pages p left join message_settings s on s.page_id = ${pageId} where p.id = ${pageId}`)
  const { name = '', timeZone = 'UTC', quietFrom = 22, quietTo = 7 } = row ?? {}
  const venue = { id: pageId, name, timeZone, isInVietnam: isInVietnam({ timeZone }), portalUrl: config.portalUrl }
  return { venue, quietFrom, quietTo }
}
