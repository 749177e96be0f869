// Good requests for the calls about reports, and something of a venue in every table of theirs.
import { createHash } from 'node:crypto'
import { newId } from '../../core/id.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { joinPageToken } from '../../core/pageToken.ts'
import { hashToken } from '../../core/secrets.ts'
import { recordEvents } from '../../reports/index.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

const SAVED = { report: 'overview', range: 'last7', compare: 'none' } as const
const SCHEDULE = {
  report: 'overview',
  every: 'week',
  hour: 7,
  weekday: 1,
  monthday: 1,
  language: 'vi',
  isOn: true,
} as const
const body = ({ page }: World) => ({ ...SCHEDULE, recipients: [`${page.eid}@example.test`] })

export const reportSamples: Record<string, (world: World) => Partial<Sample> | Promise<Partial<Sample>>> = {
  'reports.saveSettings': () => ({ body: { engagedMinutes: 5, longMinutes: 30 } }),
  'reports.share': () => ({ body: { ...SAVED, days: 30 } }),
  'reports.revokeShare': async (world) => ({ params: { id: (await givenShare(world)).id } }),
  'reports.shared': async (world) => ({ body: { token: (await givenShare(world)).token } }),
  'reports.createSchedule': (world) => ({ body: body(world) }),
  'reports.updateSchedule': async (world) => ({ params: { id: await givenSchedule(world) }, body: body(world) }),
  'reports.removeSchedule': async (world) => ({ params: { id: await givenSchedule(world) } }),
}

/** The venue's one link; asked for again it is the same. */
async function givenShare({ running: { services }, page }: World): Promise<{ id: string; token: string }> {
  const now = services.clock.now()
  const token = joinPageToken(page.eid, createHash('sha256').update(page.eid).digest('base64url').slice(0, 32))
  const row = await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into report_shares (page_id, id, token_hash, saved, created_at, expires_at)
      values (${page.eid}, ${newId(now)}, ${hashToken(token)}, ${JSON.stringify(SAVED)}, ${now}, ${now}::timestamptz + interval '1 day')
      on conflict (page_id, token_hash) do nothing`)
    return tx.first(
      sql<{
        id: string
      }>`select id from report_shares where page_id = ${page.eid} and token_hash = ${hashToken(token)}`,
    )
  })
  return { id: row!.id, token }
}

/** A schedule of the venue: the one it has. */
async function givenSchedule({ running: { services }, page }: World): Promise<string> {
  const now = services.clock.now()
  return services.db.asSystem(async (tx) => {
    const there = await tx.first(
      sql<{ id: string }>`select id from report_schedules where page_id = ${page.eid} limit 1`,
    )
    if (there) return there.id
    const id = newId(now)
    await tx.run(sql`
      insert into report_schedules (page_id, id, report, every, hour, weekday, monthday, recipients, language, created_at, next_at)
      values (${page.eid}, ${id}, 'overview', 'week', 7, 1, 1, ${JSON.stringify([`${page.eid}@example.test`])}, 'vi', ${now},
        ${now}::timestamptz + interval '7 days')`)
    return id
  })
}

/** Puts a row of this venue into each table of reports. */
export async function fillReports(world: World): Promise<void> {
  const { running, page, gateway, guest } = world
  const at = running.services.clock.now()
  await running.services.db.asSystem(async (tx: Tx) => {
    const common = { pageId: page.eid, at, guestId: guest.guestId, gatewayId: gateway.id }
    await recordEvents(tx, [
      { ...common, kind: 'online', id: guest.visitId, isFirst: true },
      { ...common, kind: 'impression', campaignId: newId(at) },
      { ...common, kind: 'step.viewed', step: `step ${page.eid}` },
      { ...common, kind: 'answer', question: `question ${page.eid}`, form: 'text', text: `said at ${page.eid}` },
      { ...common, kind: 'lead', id: newId(at), stage: `stage ${page.eid}`, source: `source ${page.eid}`, isNew: true },
    ])
    // A day to come is not counted again before it is there.
    await tx.run(sql`insert into report_dirty (page_id, day) values (${page.eid}, '2999-01-01') on conflict do nothing`)
    await tx.run(
      sql`insert into report_settings (page_id, engaged_minutes) values (${page.eid}, 5) on conflict do nothing`,
    )
    // A day long over: today's sketch would go as soon as another guest comes online.
    await tx.run(sql`insert into visitor_sketch (page_id, day, is_month, sketch)
      values (${page.eid}, '2020-02-29', false, repeat('0', 32768)::bit(32768)) on conflict do nothing`)
  })
  await givenShare(world)
  await givenSchedule(world)
}
