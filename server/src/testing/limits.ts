import type { PlanMetrics } from '@portico/contract/access.ts'
import { newId } from '../core/id.ts'
import { sql } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'

/** Gives a page a paid plan with every module and these limits. */
export async function givenLimits(
  { services }: RunningServer,
  page: { eid: string },
  limits: PlanMetrics['limits'],
): Promise<void> {
  const id = newId(services.clock.now())
  const metrics = JSON.stringify({ videoUpload: 0, cta: 0, modules: ['*'], limits })
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into plans (id, name, other_metrics) values (${id}, ${`L ${id}`}, ${metrics})`)
    await tx.run(sql`update subscriptions set plan_id = ${id}, is_lifetime = true where page_id = ${page.eid}`)
  })
}
