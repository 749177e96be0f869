// What became of each message of a campaign.
import type { MessageSend, zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { sql } from '../core/db/database.ts'
import { plainColumn, plainText } from '../core/db/plainText.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { readCampaign } from './campaigns.ts'

type ListSends = Handlers<typeof zaloCampaigns>['sends']

/** The messages of a campaign, the newest first. */
export const listSends: ListSends = async (context, { params: { id }, query: { limit, skip, ...filter } }) => {
  const { tx, page, may } = context
  await readCampaign(context, id)
  const guest = may('guest.identity:read') ? sql`g.name` : sql`left(g.name, 1) || '***'`
  const from = sql`message_sends s left join guests g on g.page_id = ${page.id} and g.id = s.guest_id
    where s.page_id = ${page.id} and s.campaign_id = ${id} and ${matching(context, filter)}`
  const rows = await tx.rows(sql<MessageSend>`
    select s.id, s.guest_id, coalesce(${guest}, '') as guest, s.channel, s.state, s.reason, s.detail, s.is_flagged, s.sent_at,
      s.delivered_at, s.seen_at, s.clicked_at, s.replied_at, s.unsubscribed_at
    from ${from} order by coalesce(s.sent_at, s.created_at) desc, s.id desc limit ${limit} offset ${skip}`)
  const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from ${from}`)
  return { rows, count: all?.count ?? 0 }
}

type Filter = Omit<Parameters<ListSends>[1]['query'], 'limit' | 'skip'>

function matching({ may }: PageContext, { search, state, channel }: Filter) {
  const words = plainText(search ?? '').trim()
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // A name that is not shown is not found by its letters either.
  const isFound = may('guest.identity:read') ? sql`${plainColumn(sql`g.name`)} like ${like}` : sql`false`
  return sql`(${words} = '' or ${isFound}) and (${state ?? null}::text is null or s.state = ${state ?? null})
    and (${channel ?? null}::text is null or s.channel = ${channel ?? null})`
}
