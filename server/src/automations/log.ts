// What happened to whom at which step, and why or why not.
import type { automations, AutomationLogRow } from '@portico/contract/automations.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { readAutomation } from './rows.ts'

export const readLog: Handlers<typeof automations>['log'] = async (context, { params: { id }, query }) => {
  const { tx, page } = context
  await readAutomation(context, id)
  const { guestId = null, stepId = null, result = null, limit, skip } = query
  const where = sql`l.page_id = ${page.id} and l.automation_id = ${id}
    and (${guestId}::uuid is null or l.guest_id = ${guestId}) and (${stepId}::text is null or l.step_id = ${stepId})
    and (${result}::text is null or l.result = ${result})`
  const name = context.may('guest.identity:read') ? sql`g.name` : sql`left(g.name, 1) || '***'`
  const rows = await tx.rows(sql<AutomationLogRow>`
    select l.entry_id::text || ' ' || l.step_id as id, l.entry_id, l.guest_id, coalesce(${name}, '') as guest, l.version, l.step_id,
      l.at, l.due_at, l.result, l.reason, l.detail
    from automation_log l left join guests g on g.page_id = ${page.id} and g.id = l.guest_id
    where ${where} order by l.at desc, l.taken desc limit ${limit} offset ${skip}`)
  const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from automation_log l where ${where}`)
  return { rows, count: all?.count ?? 0 }
}
