// What a booking delivered, and what it was good for.
import { SLOTS, type Variant } from '@portico/contract/campaigns/kinds.ts'
import type { Comeback } from '@portico/contract/reports/replies.ts'
import type { CampaignResults, WifiCampaign } from '@portico/contract/campaigns.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import type { Arm } from '../core/proportions.ts'
import { readReturns } from '../reports/index.ts'
import { compareArms } from './trial.ts'

type Share = { impressions: number; clicks: number }
type ReachCounts = { variant: Variant; guests: number; clicked: number }

/** Everything an owner or a sponsor reads of a booking. */
export async function readResults(context: PageContext, booking: WifiCampaign): Promise<CampaignResults> {
  const { impressions, clicks } = booking.delivered
  const [bySlot, byDevice, byDay, shares, reached, names] = await Promise.all([
    readBySlot(context, booking.id),
    readByDevice(context, booking.id),
    readByDay(context, booking.id),
    readByVariant(context, booking.id),
    readReached(context, booking.id),
    readNames(context, booking),
  ])
  const byVariant = booking.variants.map(({ id }) => {
    const share = shares.find(({ variant }) => variant === id)
    const arm = reached.find(({ variant }) => variant === id)
    const counts = {
      impressions: share?.impressions ?? 0,
      clicks: share?.clicks ?? 0,
      guests: arm?.guests ?? 0,
      clicked: arm?.clicked ?? 0,
    }
    return { variant: id, name: names.get(id) ?? '', ...counts }
  })
  return {
    total: { impressions, clicks },
    guests: reached.reduce((sum, { guests }) => sum + guests, 0),
    bySlot: bySlot.filter(({ slot }) => SLOTS.includes(slot)),
    byDevice,
    byVariant,
    byDay,
    trial: trialOf(byVariant),
    comeback: booking.holdOut > 0 ? await readComeback(context, booking.id) : null,
  }
}

const SUMS = sql`sum(d.impressions)::int as impressions, sum(d.clicks)::int as clicks`

function readBySlot({ tx, page }: PageContext, id: string) {
  return tx.rows(sql<Share & { slot: (typeof SLOTS)[number] }>`
    select d.slot, ${SUMS} from campaign_delivery d where d.page_id = ${page.id} and d.campaign_id = ${id} group by 1 order by 1`)
}

function readByDevice({ tx, page }: PageContext, id: string) {
  return tx
    .rows(sql<Share & { nasId: string; name: string }>`
      select coalesce(g.nas_id, '') as nas_id, coalesce(g.name, '') as name, ${SUMS} from campaign_delivery d
      left join gateways g on g.page_id = ${page.id} and g.id = d.gateway_id
      where d.page_id = ${page.id} and d.campaign_id = ${id} group by 1, 2 order by 3 desc`)
    .then((rows) => rows.map(({ nasId, ...row }) => ({ nas_id: nasId, ...row })))
}

function readByDay({ tx, page }: PageContext, id: string) {
  return tx.rows(sql<Share & { on: string }>`
    select d.day as on, ${SUMS} from campaign_delivery d where d.page_id = ${page.id} and d.campaign_id = ${id}
    group by 1 order by 1 desc limit 400`)
}

function readByVariant({ tx, page }: PageContext, id: string) {
  return tx.rows(sql<Share & { variant: Variant }>`
    select d.variant, ${SUMS} from campaign_delivery d where d.page_id = ${page.id} and d.campaign_id = ${id} group by 1`)
}

function readReached({ tx, page }: PageContext, id: string) {
  return tx.rows(sql<ReachCounts>`
    select variant, count(*)::int as guests, count(clicked_at)::int as clicked from campaign_reach
    where page_id = ${page.id} and campaign_id = ${id} and not is_held_out group by 1`)
}

async function readNames({ tx, page }: PageContext, { variants }: WifiCampaign): Promise<Map<Variant, string>> {
  const ids = variants.flatMap(({ creativeId, templateId }) => creativeId ?? templateId ?? [])
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select id, name from campaigns where page_id = ${page.id} and id = any(${ids}::uuid[])
    union all select id, name from page_templates where page_id = ${page.id} and id = any(${ids}::uuid[])`)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return new Map(
    variants.map(({ id, creativeId, templateId }) => [id, names.get(creativeId ?? templateId ?? '') ?? '']),
  )
}

/** The variant that is ahead against all others together; several comparisons share the error (Bonferroni). */
function trialOf(variants: readonly { variant: Variant; guests: number; clicked: number }[]): CampaignResults['trial'] {
  if (variants.length < 2) return null
  const arm = ({ guests, clicked }: { guests: number; clicked: number }): Arm => ({ guests, successes: clicked })
  const compared = variants.map((one) => {
    const rest = variants.filter((other) => other !== one)
    const sum = { guests: 0, successes: 0 }
    for (const other of rest) {
      sum.guests += other.guests
      sum.successes += other.clicked
    }
    return { variant: one.variant, ...compareArms(arm(one), sum) }
  })
  const [ahead] = compared.toSorted((a, b) => b.difference - a.difference)
  if (!ahead) return null
  const { variant, difference, low, high } = ahead
  const pValue = Math.min(1, ahead.pValue * (variants.length === 2 ? 1 : variants.length))
  return { pValue, best: pValue < 0.05 ? variant : null, difference, low, high }
}

function readComeback({ tx, page, clock }: PageContext, id: string): Promise<Comeback> {
  const reached = sql`
    select guest_id, is_held_out, first_at from campaign_reach where page_id = ${page.id} and campaign_id = ${id}`
  return readReturns(tx, { pageId: page.id, timeZone: page.timeZone, now: clock.now() }, reached)
}
