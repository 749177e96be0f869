import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { isInVietnam } from './law.ts'
import { replyPlace, type OwnPlace } from './replyPlace.ts'
import type { Venue } from './write.ts'

/** Who writes, and the venue's own quiet hours. */
export async function readVenue(
  uses: Pick<Services, 'config' | 'secrets'>,
  tx: Tx,
  pageId: string,
): Promise<{ venue: Venue; quietFrom: number; quietTo: number }> {
  const row = await tx.first(sql<{ name: string; timeZone: string; quietFrom: number; quietTo: number } & OwnPlace>`
    select p.name, p.time_zone, coalesce(s.quiet_from, 22) as quiet_from, coalesce(s.quiet_to, 7) as quiet_to,
      s.reply_address, s.mail_hash is not null as has_mail_hook
    from pages p left join message_settings s on s.page_id = ${pageId} where p.id = ${pageId}`)
  const { name = '', timeZone = 'UTC', quietFrom = 22, quietTo = 7 } = row ?? {}
  const venue = {
    id: pageId,
    name,
    timeZone,
    isInVietnam: isInVietnam({ timeZone }),
    portalUrl: uses.config.portalUrl,
    replyTo: replyPlace(uses, pageId, row),
  }
  return { venue, quietFrom, quietTo }
}
