// Bookings: Wi-Fi campaigns with their state, what they delivered, and what they lack.
import { wifiCampaigns as group, type wifiCampaigns, type WifiCampaign } from '@portico/contract/campaigns.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { askApproval } from './approval.ts'
import { explainBooking, showCurrent } from './ask.ts'
import { estimate, readShare } from './inventory.ts'
import { addPace } from './pace.ts'
import { readResults } from './results.ts'

type Change = Partial<
  Pick<
    WifiCampaign,
    'startTime' | 'endTime' | 'variants' | 'type' | 'targetedDevices' | 'audience' | 'status' | 'slots' | 'finished'
  >
>

const STATE = ({ clock }: PageContext) => sql`case
  when t.finished_at is not null or t.end_time <= ${clock.now()} then 'finished'
  when t.status = 'draft' then 'draft' when t.approval in ('waiting', 'declined') then 'approval'
  when t.status = 'paused' then 'paused' when t.start_time > ${clock.now()} then 'scheduled' else 'running' end`

const DELIVERED = ({ clock, page }: PageContext) => sql`coalesce((
  select jsonb_build_object('impressions', c.impressions, 'clicks', c.clicks, 'today',
    case when c.day = (${clock.now()}::timestamptz at time zone ${page.timeZone})::date then c.today_impressions else 0 end)
  from campaign_totals c where c.page_id = ${page.id} and c.campaign_id = t.id), '{"impressions": 0, "clicks": 0, "today": 0}')`

/** Names of what is gone, by the kind of thing. */
const MISSING = ({ page }: PageContext) => sql`array(
  select 'creative' from jsonb_array_elements(t.variants) v where v ->> 'creativeId' is not null
    and not exists (select 1 from campaigns c where c.page_id = ${page.id} and c.id = (v ->> 'creativeId')::uuid)
  union select 'template' from jsonb_array_elements(t.variants) v where v ->> 'templateId' is not null
    and not exists (select 1 from page_templates c where c.page_id = ${page.id} and c.id = (v ->> 'templateId')::uuid)
  union select 'segment' where t.audience ->> 'segmentId' is not null
    and not exists (select 1 from segments s where s.page_id = ${page.id} and s.id = (t.audience ->> 'segmentId')::uuid)
  union select 'device' from unnest(t.targeted_devices) n where not exists (select 1 from gateways g where g.page_id = ${page.id} and g.nas_id = n))`

const { list, read, create, update } = group
const base = onTable({ list, read, create, update }, 'wifi_campaigns', {
  notFound: 'wifi-campaign/not-found',
  full: 'wifi-campaign/too-many',
  topic: 'campaigns',
  only: sql`t.deleted_at is null`,
  computed: {
    finished: ({ clock }) => sql`t.finished_at is not null or coalesce(t.end_time <= ${clock.now()}, false)`,
    finishedBy: ({ clock }) => sql`coalesce(t.finished_by, case when t.end_time <= ${clock.now()} then 'time' end)`,
    state: STATE,
    delivered: DELIVERED,
    pace: sql`null::jsonb`,
    missing: MISSING,
  },
  where: { state: (state, context) => sql`${STATE(context)} = ${state}`, type: (type) => sql`t.type = ${type}` },
  columns: {
    targetedDevices: (names: readonly string[]) => ({ targeted_devices: [...new Set(names)] }),
    slots: (slots: readonly string[]) => ({ slots: [...new Set(slots)] }),
    startTime: (at: string | undefined) => (at === undefined ? {} : { start_time: new Date(at) }),
    endTime: (at: string | null) => ({ end_time: at && new Date(at) }),
    finished: () => ({}),
    revision: () => ({}),
  },
  order: [{ by: sql`t.created_at` }, { by: sql`t.id` }],
  note: ({ name }) => ({ name }),
})

export const bookingHandlers: Handlers<typeof wifiCampaigns> = {
  async list(context, input) {
    const page = await base.list(context, input)
    return { ...page, rows: await addPace(context, page.rows) }
  },

  read: async (context, input) => onePaced(context, await base.read(context, input)),

  async create(context, { body }) {
    const start = body.startTime ?? context.clock.now().toISOString()
    const filled = { ...body, startTime: start }
    await checkBooking(context, filled)
    const made = await base.create(
      context,
      { body: filled },
      {
        ...stamp(context),
        start_time: new Date(start),
        share_permille: await readShare(context, filled),
      },
    )
    return onePaced(context, made)
  },

  async update(context, { params, body: { revision, finished, ...body } }) {
    const before = await lockBooking(context, params.id)
    if (revision !== undefined && revision !== before.revision) throw fail('wifi-campaign/changed')
    const isEnding = finished === true && !before.finished
    // One that is over begins again only by a new end or goal.
    const isReviving =
      before.finished && !isEnding && (body.endTime !== undefined || body.goal !== undefined || finished === false)
    const after = { ...before, ...body }
    await checkBooking(context, after, before)
    const changed = await base.update(
      context,
      { params, body },
      {
        ...stamp(context),
        revision: before.revision + 1,
        share_permille: await readShare(context, after),
        ...(isEnding && { finished_at: context.clock.now(), finished_by: 'owner' }),
        ...(isReviving && { finished_at: null, finished_by: null }),
        // A sponsor approved what was there: another creative has to be asked for again.
        ...(before.approval && isOther(before.variants, after.variants) && { approval: 'waiting' }),
      },
    )
    return onePaced(context, changed)
  },

  async remove(context, { params }) {
    const { tx, page, clock } = context
    const { name } = await lockBooking(context, params.id)
    await tx.run(sql`
      update wifi_campaigns set deleted_at = ${clock.now()}, approval_hash = null where page_id = ${page.id} and id = ${params.id}`)
    context.note({ name })
    tx.notify(page.id, 'campaigns')
    return params
  },

  estimate: (context, { body }) => estimate(context, body),
  current: (context, { query }) =>
    showCurrent(context, query, (id) => bookingHandlers.read(context, { params: { id } })),
  why: (context, { params, query }) => explainBooking(context, params.id, query),

  async results(context, { params }) {
    const booking = await base.read(context, { params })
    return readResults(context, booking)
  },

  async askApproval(context, { params, body }) {
    const { name } = await lockBooking(context, params.id)
    context.note({ name })
    return askApproval(context, { id: params.id, name }, body)
  },
}

async function onePaced(context: PageContext, row: WifiCampaign): Promise<WifiCampaign> {
  return (await addPace(context, [row]))[0]!
}

/** @throws what keeps a booking from being as it is asked to be */
async function checkBooking(context: PageContext, after: Change, before?: WifiCampaign): Promise<void> {
  const { startTime, endTime, variants = [], type, status } = after
  if (startTime && endTime && Date.parse(endTime) <= Date.parse(startTime))
    throw fail('wifi-campaign/ends-before-start', { endTime: 'field/invalid' })
  if (new Set(variants.map(({ id }) => id)).size < variants.length)
    throw fail('request/invalid', { variants: 'field/duplicate' })
  await refuseUnknown(context, after, before)
  // What guests see is decided by those who may publish.
  const isOn = status === 'active' || before?.status === 'active'
  if (isOn && !context.may('campaign:publish')) throw fail('auth/forbidden')
  if (status !== 'active') return
  const hasAny = variants.some(({ creativeId, templateId }) => (type === 'design' ? templateId : creativeId) !== null)
  if (!hasAny) throw fail('wifi-campaign/nothing-to-show', { variants: 'field/required' })
  if (type !== 'design' && after.slots?.length === 0) throw fail('request/invalid', { slots: 'field/required' })
}

/** What a change newly names has to be there; what was there before and is gone is kept, and said in `missing`. */
async function refuseUnknown({ tx, page }: PageContext, after: Change, before?: WifiCampaign): Promise<void> {
  const idsOf = (of: Change | undefined, name: 'creativeId' | 'templateId') =>
    (of?.variants ?? []).flatMap((variant) => variant[name] ?? [])
  const fresh = (now: readonly string[], then: readonly string[]) => [
    ...new Set(now.filter((one) => !then.includes(one))),
  ]
  const asked = [
    ['variants', 'campaigns', sql`t.id::text`, fresh(idsOf(after, 'creativeId'), idsOf(before, 'creativeId'))],
    ['variants', 'page_templates', sql`t.id::text`, fresh(idsOf(after, 'templateId'), idsOf(before, 'templateId'))],
    ['targetedDevices', 'gateways', sql`t.nas_id`, fresh(after.targetedDevices ?? [], before?.targetedDevices ?? [])],
    [
      'audience',
      'segments',
      sql`t.id::text`,
      fresh([after.audience?.segmentId ?? []].flat(), [before?.audience.segmentId ?? []].flat()),
    ],
  ] as const
  for (const [field, table, key, names] of asked) {
    if (names.length === 0) continue
    const found = await tx.first(sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} t where t.page_id = ${page.id} and ${key} = any(${names}::text[])`)
    if ((found?.count ?? 0) < names.length) throw fail('request/invalid', { [field]: 'field/invalid' })
  }
}

async function lockBooking(context: PageContext, id: string): Promise<WifiCampaign> {
  const { tx, page } = context
  await tx.run(sql`select 1 from wifi_campaigns where page_id = ${page.id} and id = ${id} for update`)
  return base.read(context, { params: { id } })
}

function isOther(before: WifiCampaign['variants'], after: WifiCampaign['variants']): boolean {
  const shown = (variants: WifiCampaign['variants']) =>
    variants
      .map(({ creativeId, templateId }) => creativeId ?? templateId ?? '')
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join()
  return shown(before) !== shown(after)
}

function stamp({ clock, user }: PageContext) {
  return { updated_at: clock.now(), edited_by: user.id }
}
