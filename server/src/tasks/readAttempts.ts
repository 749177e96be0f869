import type { Attempt } from '@portico/contract/tasks.ts'
import type { AttemptStatus } from '@portico/contract/tasks/kinds.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { readGuestNames } from '../guests/index.ts'

type Query = { limit: number; skip: number; status?: AttemptStatus | undefined }

/** Who did a task, the newest first. @throws task/not-found */
export async function readAttempts(
  context: PageContext,
  taskId: string,
  { limit, skip, status }: Query,
): Promise<{ rows: Attempt[]; count: number }> {
  const { tx, page } = context
  const task = await tx.first(
    sql`select 1 from tasks where page_id = ${page.id} and id = ${taskId} and deleted_at is null`,
  )
  if (!task) throw fail('task/not-found')
  const of = sql`page_id = ${page.id} and task_id = ${taskId} and (${status ?? null}::text is null or status = ${status ?? null})`
  const rows = await tx.rows(sql<Omit<Attempt, 'guest'>>`
    select id, guest_id, status, is_verified, points, started_at, ended_at from task_attempts where ${of}
    order by started_at desc, id desc limit ${limit} offset ${skip}`)
  const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from task_attempts where ${of}`)
  const isFull = context.may('guest.identity:read')
  const names = await readGuestNames(tx, { pageId: page.id, ids: rows.map(({ guestId }) => guestId), isFull })
  return { rows: rows.map((row) => ({ ...row, guest: names.get(row.guestId) ?? '' })), count: all?.count ?? 0 }
}
