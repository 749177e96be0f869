// Login flows for tests.
import { newId } from '../core/id.ts'
import { sql } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'
import type { Venue } from './given.ts'

const STEPS = JSON.stringify([{ id: 'step-1', type: 'one-tap' }])

/** A published flow that no guest passes yet. */
export async function givenFlow({ services }: RunningServer, page: Venue, name: string): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into login_flows (page_id, id, name, steps, version, created_at, updated_at)
      values (${page.eid}, ${id}, ${name}, ${STEPS}::jsonb, 1, ${now}, ${now})`)
    await tx.run(sql`insert into login_flow_versions (page_id, flow_id, version, steps, at)
      values (${page.eid}, ${id}, 1, ${STEPS}::jsonb, ${now})`)
  })
  return id
}
