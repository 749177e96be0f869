// Starting, pausing and stopping a campaign.
import type { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { holdCharge, METERED_CURRENCY, readPayer } from '../finance/index.ts'
import { estimate, type Estimate } from './audience.ts'
import { readCampaign } from './campaigns.ts'

type Group = Pick<Handlers<typeof zaloCampaigns>, 'audience' | 'launch' | 'pause' | 'resume' | 'cancel'>

export const launchHandlers: Group = {
  async audience(context, { body: { id, ...body } }) {
    const { audience } = await estimate(context, { pageId: context.page.id, about: id ?? context.page.id, ...body })
    return audience
  },

  async launch(context, { params: { id }, body: { revision } }) {
    const { page, db } = context
    const campaign = await db.asSystem((tx) => readDraft(tx, page.id, id))
    const planned = await estimate(context, { pageId: page.id, about: id, ...campaign })
    if (planned.audience.cost > 0 && !context.may('finance:spend')) throw fail('auth/forbidden')
    await db.asSystem((tx) => start(context, tx, { id, revision, planned }))
    return context.write(async (tx) => {
      tx.notify(page.id, 'messages')
      const answer = await readCampaign({ ...context, tx }, id)
      context.note({ name: answer.data.name })
      return answer
    })
  },

  pause: (context, { params: { id } }) => move(context, id, PAUSE),
  resume: (context, { params: { id } }) => move(context, id, RESUME),

  async cancel(context, { params: { id } }) {
    const { page, tx } = context
    await move(context, id, CANCEL)
    await tx.run(sql`
      update message_sends set state = 'cancelled', cost = 0
      where page_id = ${page.id} and campaign_id = ${id} and state = 'waiting'`)
    return readCampaign(context, id)
  },
}

type Draft = { segmentId: string | null; ways: string[]; holdOut: number }

async function readDraft(tx: Tx, pageId: string, id: string): Promise<Draft> {
  const row = await tx.first(sql<Draft & { status: string }>`
    select segment_id, ways, hold_out, status from message_campaigns where page_id = ${pageId} and id = ${id}`)
  if (!row) throw fail('message/campaign-not-found')
  if (row.status !== 'draft') throw fail('message/campaign-begun')
  if (row.ways.length === 0) throw fail('message/no-ways')
  return row
}

type Starting = { id: string; revision: number | undefined; planned: Estimate }

async function start({ page, clock, user }: PageContext, tx: Tx, { id, revision, planned }: Starting): Promise<void> {
  const { plan, audience } = planned
  const now = clock.now()
  const row = await tx.first(sql<{ name: string; startsAt: string | null; revision: number; status: string }>`
    select name, starts_at, revision, status from message_campaigns where page_id = ${page.id} and id = ${id} for update`)
  if (!row || row.status !== 'draft') throw fail('message/campaign-begun')
  if (revision !== undefined && revision !== row.revision) throw fail('message/campaign-changed')
  const payer = await readPayer(tx, page.id)
  if (audience.cost > 0 && payer)
    await holdCharge(tx, now, {
      purpose: 'campaign',
      about: id,
      pageId: page.id,
      userId: payer,
      amount: audience.cost,
      currency: METERED_CURRENCY,
      reason: row.name,
      by: user.id,
    })
  const isLater = row.startsAt !== null && Date.parse(row.startsAt) > now.getTime()
  await tx.run(sql`
    update message_campaigns set status = ${isLater ? 'scheduled' : 'preparing'}, plan = ${JSON.stringify(plan)},
      payer_id = ${payer ?? null}, currency = ${METERED_CURRENCY}, held = ${audience.cost}, started_at = ${isLater ? null : now}::timestamptz
    where page_id = ${page.id} and id = ${id}`)
  for (const [number, href] of plan.links.entries())
    await tx.run(sql`
      insert into message_links (page_id, campaign_id, number, href) values (${page.id}, ${id}, ${number}, ${href})`)
}

const PAUSE = sql`status = 'paused', paused_why = ''`
const RESUME = sql`status = case when is_prepared then 'running' else 'preparing' end, paused_why = ''`
const CANCEL = sql`status = 'cancelled', paused_why = ''`
const FROM = new Map([
  [PAUSE, ['preparing', 'running']],
  [RESUME, ['paused']],
  [CANCEL, ['scheduled', 'preparing', 'running', 'paused']],
])

async function move(context: PageContext, id: string, to: typeof PAUSE) {
  const { tx, page } = context
  const changed = await tx.run(sql`
    update message_campaigns set ${to}, revision = revision + 1
    where page_id = ${page.id} and id = ${id} and status = any(${FROM.get(to)!}::text[])`)
  const answer = await readCampaign(context, id)
  if (changed === 0) throw fail('message/campaign-state')
  context.note({ name: answer.data.name })
  tx.notify(page.id, 'messages')
  tx.wake('messages')
  return answer
}
