import { CreativeDesign } from '@portico/contract/campaigns.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { ShowKey } from './count.ts'

export type ShownCreative = { design: CreativeDesign; creativeId: string; redirectUrl: string }

/** What a session was shown of a booking, though it may be over by now. */
export async function findShown(
  tx: Tx,
  { pageId, sessionHash, campaignId }: ShowKey,
): Promise<ShownCreative | undefined> {
  const row = await tx.first(sql<Omit<ShownCreative, 'design'> & { design: unknown }>`
    select c.design, c.id as creative_id, w.redirect_url from campaign_shows s
    join wifi_campaigns w on w.page_id = ${pageId} and w.id = s.campaign_id
    cross join lateral jsonb_array_elements(w.variants) v
    join campaigns c on c.page_id = ${pageId} and c.id = (v ->> 'creativeId')::uuid
    where s.page_id = ${pageId} and s.session_hash = ${sessionHash} and s.campaign_id = ${campaignId} and v ->> 'id' = s.variant`)
  return row && { ...row, design: CreativeDesign.parse(row.design) }
}
