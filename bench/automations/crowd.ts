// Twenty automations and as many guests as wanted inside them, each due at its own moment.
import type { AutomationStep } from '@portico/contract/automations/content.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import type { Installation } from '../rig/installation.ts'

export const AUTOMATIONS = 20
/** The steps of each: what is written in the log of every guest, in this order. */
export const PATH = ['tag', 'wait', 'split', 'untag', '~out'] as const

type Crowd = { pageId: string; guests: number; spreadSeconds: number }

/** @returns the ids of the automations */
export async function writeCrowd(
  { database: { db } }: Installation,
  { pageId, guests, spreadSeconds }: Crowd,
): Promise<string[]> {
  const now = new Date()
  const tagId = newId(now)
  const main = { under: '', arm: '' } as const
  const steps: AutomationStep[] = [
    { ...main, id: 'tag', type: 'tag', tagId, gives: true },
    { ...main, id: 'wait', type: 'wait', amount: 1, unit: 'minute' },
    { ...main, id: 'split', type: 'split', shares: [50, 50] },
    { ...main, id: 'untag', type: 'tag', tagId, gives: false },
  ]
  const who = { segmentId: null, condition: null }
  const content = JSON.stringify({ trigger: { on: 'first-visit' }, who, again: null, exit: null, steps })
  const ids = Array.from({ length: AUTOMATIONS }, () => newId(now))
  await db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into tags (page_id, id, name, colour, created_at) values (${pageId}, ${tagId}, 'bench', 'grey', ${now})`)
    await tx.run(sql`
      insert into automations (page_id, id, name, content, version, created_at, updated_at)
      select ${pageId}, id, 'bench', ${content}::jsonb, 1, ${now}, ${now} from unnest(${ids}::uuid[]) a (id)`)
    await tx.run(sql`
      insert into automation_versions (page_id, automation_id, version, content, at)
      select ${pageId}, id, 1, ${content}::jsonb, ${now} from unnest(${ids}::uuid[]) a (id)`)
    await tx.run(sql`
      create temporary table bench_guests on commit drop as
      select gen_random_uuid() as id, n from generate_series(1, ${guests}::int) n`)
    await tx.run(sql`
      insert into guests (page_id, id, name, source, first_seen_at, last_seen_at)
      select ${pageId}, id, 'Khách ' || n, 'anonymous', ${now}, ${now} from bench_guests`)
    await tx.run(sql`
      insert into automation_people (page_id, id, automation_id, version, guest_id, occasion, entered_at, step_id, due_at)
      select ${pageId}, gen_random_uuid(), (${ids}::uuid[])[n % ${AUTOMATIONS}::int + 1], 1, id, 'bench', ${now}, 'tag',
        ${now}::timestamptz + make_interval(secs => 15 + ${spreadSeconds}::float8 * n / ${guests}::float8) from bench_guests`)
  })
  return ids
}

/** The same rows without an engine: a place moved and a line written, for 200 guests at a time. @returns steps a second */
export async function measureRaw({ database: { db } }: Installation, pageId: string, id: string): Promise<number> {
  const [batches, size] = [20, 200]
  const now = new Date()
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into automation_people (page_id, id, automation_id, version, guest_id, occasion, entered_at, step_id, state, due_at)
      select ${pageId}, gen_random_uuid(), ${id}, 1, gen_random_uuid(), 'raw', ${now}, 'tag', 'ended', ${now}::timestamptz
      from generate_series(1, ${batches * size}::int) n`),
  )
  const from = monotonicMs()
  for (let batch = 0; batch < batches; batch += 1)
    await db.asSystem((tx) =>
      tx.run(sql`
        with moved as (
          update automation_people p set step_id = '~out', due_at = ${new Date()}
          where p.page_id = ${pageId} and p.id in (
            select id from automation_people where page_id = ${pageId} and occasion = 'raw' and step_id = 'tag' limit ${size})
          returning p.id, p.guest_id)
        insert into automation_log (page_id, automation_id, entry_id, step_id, version, guest_id, at, due_at, result)
        select ${pageId}, ${id}, m.id, 'raw', 1, m.guest_id, ${now}, ${now}, 'did' from moved m`),
    )
  const perSecond = (batches * size * 1000) / (monotonicMs() - from)
  await db.asSystem(async (tx) => {
    await tx.run(
      sql`delete from automation_log where page_id = ${pageId} and automation_id = ${id} and step_id = 'raw'`,
    )
    await tx.run(
      sql`delete from automation_people where page_id = ${pageId} and automation_id = ${id} and occasion = 'raw'`,
    )
  })
  return perSecond
}
