// The timed code of the site snippet: begun when a guest reaches the site, given after the seconds have passed here, used once.
import { randomInt } from 'node:crypto'
import { prepare, sql, type Tx } from '../core/db/database.ts'
import { isUuid, newId } from '../core/id.ts'
import { lastMoment, readOpenTasks, readTask, type TaskRow } from './rows.ts'

/** A code can be typed for so long after it was begun. */
const CODE_MINUTES = 30

export type SiteVisit = { id: string; taskId: string; seconds: number }

type Arrival = { pageId: string; host: string; attemptId: string | undefined; isFromSearch: boolean; at: Date }

/** Begins the clock for a guest on a site: led there by a task, or by a search for it. Undefined for anybody else. */
export async function beginSiteVisit(tx: Tx, of: Arrival): Promise<SiteVisit | undefined> {
  const { pageId, attemptId, at } = of
  const task = await findTask(tx, of)
  if (!task || provesOtherwise(task)) return undefined
  await tx.run(sql`
    update tasks set site_seen_at = ${at} where page_id = ${pageId} and id = ${task.id}
      and (site_seen_at is null or site_seen_at < ${at}::timestamptz - interval '1 minute')`)
  const known = attemptId ? await tx.first(findByAttempt(pageId, attemptId)) : undefined
  if (known) return { id: known.id, taskId: task.id, seconds: task.seconds }
  const id = newId(at)
  await tx.run(sql`
    insert into task_codes (page_id, id, task_id, attempt_id, code, begun_at)
    values (${pageId}, ${id}, ${task.id}, ${attemptId ?? null}, ${String(randomInt(1_000_000)).padStart(6, '0')}, ${at})`)
  return { id, taskId: task.id, seconds: task.seconds }
}

function provesOtherwise({ liteMode, correctPrices }: TaskRow): boolean {
  return liteMode || correctPrices.length > 0
}

async function findTask(tx: Tx, { pageId, host, attemptId, isFromSearch, at }: Arrival): Promise<TaskRow | undefined> {
  if (attemptId) {
    const attempt = isUuid(attemptId) ? await tx.first(findOpenAttempt(pageId, attemptId)) : undefined
    const task = attempt && (await readTask(tx, pageId, attempt.taskId))
    const last = task && lastMoment(task)
    const isInTime = !last || at.getTime() <= last.getTime()
    return task && isInTime && task.type === 'ref_traffic' && hostOf(task.target) === host ? task : undefined
  }
  if (!isFromSearch) return undefined
  const open = await readOpenTasks(tx, pageId, at)
  return open.find(({ type, target }) => type === 'google_search' && (target === '' || hostOf(target) === host))
}

const findOpenAttempt = prepare<{ taskId: string }>(
  "select task_id from task_attempts where page_id = $1 and id = $2 and status = 'New'",
)
const findByAttempt = prepare<{ id: string }>(
  'select id from task_codes where page_id = $1 and attempt_id = $2 and used_at is null order by begun_at limit 1',
)

/** The host of an address, with its port; www or not is the same site. */
export function hostOf(address: string): string {
  return (URL.parse(address)?.host ?? '').replace(/^www\./, '')
}

/** The code once its seconds have passed, else how many are left. Undefined for a visit that is not there. */
export async function readCode(
  tx: Tx,
  { pageId, id, at }: { pageId: string; id: string; at: Date },
): Promise<{ code: string } | { secondsLeft: number } | undefined> {
  const row = await tx.first(findVisit(pageId, id))
  if (!row) return undefined
  const secondsLeft = Math.ceil((Date.parse(row.begunAt) + row.seconds * 1000 - at.getTime()) / 1000)
  if (secondsLeft > 0) return { secondsLeft }
  await tx.run(sql`
    update task_codes set shown_at = ${at} where page_id = ${pageId} and id = ${id} and shown_at is null`)
  return { code: row.code }
}

const findVisit = prepare<{ code: string; begunAt: string; seconds: number }>(`
  select c.code, c.begun_at, t.seconds from task_codes c join tasks t on t.page_id = $1 and t.id = c.task_id
  where c.page_id = $1 and c.id = $2`)

type TypedCode = { pageId: string; task: TaskRow; attemptId: string; code: string; at: Date }

/** Uses a code up: of the guest's own way to the site, or for a search any that was shown and not used yet. */
export async function takeCode(tx: Tx, { pageId, task, attemptId, code, at }: TypedCode): Promise<boolean> {
  const typed = code.replaceAll(/\D/g, '')
  const since = new Date(at.getTime() - CODE_MINUTES * 60_000)
  const whose = task.type === 'ref_traffic' ? sql`attempt_id = ${attemptId}` : sql`attempt_id is null`
  const used = await tx.run(sql`
    update task_codes set used_at = ${at}, attempt_id = ${attemptId} where page_id = ${pageId} and id = (
      select id from task_codes where page_id = ${pageId} and task_id = ${task.id} and code = ${typed} and ${whose}
        and shown_at is not null and used_at is null and begun_at > ${since} order by begun_at limit 1 for update skip locked)`)
  return used > 0
}

/** Forgets codes nobody typed. */
export async function clearTaskCodes(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from task_codes where begun_at < ${now}::timestamptz - interval '2 days'`)
}
