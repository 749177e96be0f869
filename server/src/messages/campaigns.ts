// Campaigns of messages as owners write them, until they are started.
import { campaignRows, type zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { sql, type RawBuilder } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { COUNTS } from './counts.ts'
import { zaloSuccess } from './zaloSuccess.ts'

const COUNTED = ({ page }: PageContext) => sql`coalesce(t.counts, (
  select ${COUNTS} from message_sends s where s.page_id = ${page.id} and s.campaign_id = t.id))`
/** Of a campaign that runs: the message that leaves first, where none may leave now. */
const waiting = (
  context: PageContext,
  column: RawBuilder<unknown>,
) => sql`case when t.status in ('preparing', 'running') then (
  select ${column} from (
    select greatest(d.next_at, l.blocked_until) as until, d.state,
      case when l.blocked_until > ${context.clock.now()} then 'limit' when d.tries > 0 then 'retry' else 'quiet' end as why
    from unnest(array['zalo', 'zns', 'email', 'sms']) as k (channel)
    cross join lateral (
      select s.next_at, s.tries, s.state from message_sends s
      where s.page_id = ${context.page.id} and s.campaign_id = t.id and s.channel = k.channel and s.state in ('waiting', 'sending')
      order by s.next_at limit 1) d
    left join message_lanes l on l.page_id = ${context.page.id} and l.channel = k.channel
    order by 1 limit 1) w
  where w.state = 'waiting' and w.until > ${context.clock.now()}) end`
const SEGMENT = ({ page }: PageContext) => sql`coalesce((
  select g.name from segments g where g.page_id = ${page.id} and g.id = t.segment_id), '')`

const WAITING = {
  waitsUntil: (context: PageContext) => waiting(context, sql`w.until`),
  waitsFor: (context: PageContext) => waiting(context, sql`w.why`),
}

const base = onTable(campaignRows, 'message_campaigns', {
  notFound: 'message/campaign-not-found',
  full: 'message/too-many-campaigns',
  topic: 'messages',
  only: sql`not t.is_series`,
  computed: { _id: sql`t.id`, counts: COUNTED, segmentName: SEGMENT, ...WAITING },
  where: { status: (status) => sql`t.status = ${status}` },
  note: ({ name }) => ({ name }),
})

type Group = Pick<Handlers<typeof zaloCampaigns>, 'list' | 'read' | 'create' | 'update' | 'remove'>

/** A campaign in the envelope of the specification. */
export async function readCampaign(context: PageContext, id: string) {
  return zaloSuccess(await base.read(context, { params: { id } }))
}

export const campaignHandlers: Group = {
  async list(context, input) {
    const { rows, count } = await base.list(context, input)
    return { ...zaloSuccess(rows), total: count }
  },

  read: async (context, input) => zaloSuccess(await base.read(context, input)),

  async create(context, input) {
    await refuseUnknown(context, input.body)
    return zaloSuccess(await base.create(context, input, stamp(context)))
  },

  async update(context, { params, body: { revision, ...body } }) {
    const before = await lock(context, params.id)
    if (before.status !== 'draft') throw fail('message/campaign-begun')
    if (revision !== undefined && revision !== before.revision) throw fail('message/campaign-changed')
    await refuseUnknown(context, body)
    return zaloSuccess(
      await base.update(context, { params, body }, { ...stamp(context), revision: before.revision + 1 }),
    )
  },

  async remove(context, { params }) {
    const { status } = await lock(context, params.id)
    if (!['draft', 'done', 'cancelled'].includes(status)) throw fail('message/campaign-running')
    await base.remove(context, { params })
    return zaloSuccess({ ...params, _id: params.id })
  },
}

async function lock({ tx, page }: PageContext, id: string): Promise<{ revision: number; status: string }> {
  const row = await tx.first(sql<{ revision: number; status: string }>`
    select revision, status from message_campaigns where page_id = ${page.id} and id = ${id} for update`)
  if (!row) throw fail('message/campaign-not-found')
  return row
}

/** A segment or template of another page, or of none. */
async function refuseUnknown(
  { tx, page }: PageContext,
  { segmentId, ways = [] }: { segmentId?: string | null | undefined; ways?: readonly string[] | undefined },
): Promise<void> {
  const segment =
    segmentId && (await tx.first(sql`select 1 from segments where page_id = ${page.id} and id = ${segmentId}`))
  if (segmentId && !segment) throw fail('segment/not-found')
  const found = await tx.rows(sql`
    select id from message_templates where page_id = ${page.id} and id = any(${[...ways]}::uuid[])`)
  if (found.length < ways.length) throw fail('message/template-not-found')
}

function stamp({ clock, user }: PageContext) {
  return { updated_at: clock.now(), edited_by: user.id }
}
