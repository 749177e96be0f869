// A guest at a task: begins it, gives it up, has it done. One attempt at a time, as often as the owner allows.
import { randomInt } from 'node:crypto'
import { prepare, sql, type Tx } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { isRunning } from '../core/subscription.ts'
import { isOpen, readTask, type TaskRow } from './rows.ts'

export type GuestAtTask = { pageId: string; guestId: string; taskId: string; at: Date }

export type AttemptRow = {
  id: string
  taskId: string
  guestId: string
  status: 'New' | 'Canceled' | 'Completed'
  isVerified: boolean
  points: number
  wrongTries: number
  watchedFrom: string | null
  reference: string
  startedAt: string
  endedAt: string | null
}

const COLUMNS =
  'id, task_id, guest_id, status, is_verified, points, wrong_tries, watched_from, reference, started_at, ended_at'

/** The guest's open attempt at a task, else the newest. */
export async function readAttempt(
  tx: Tx,
  { pageId, guestId, taskId }: Omit<GuestAtTask, 'at'>,
): Promise<AttemptRow | undefined> {
  return tx.first(findNewest(pageId, guestId, taskId))
}

const findNewest = prepare<AttemptRow>(`
  select ${COLUMNS} from task_attempts where page_id = $1 and guest_id = $2 and task_id = $3
  order by status = 'New' desc, started_at desc, id desc limit 1`)

/** An attempt to work on, locked. */
export function lockAttempt(tx: Tx, pageId: string, id: string): Promise<AttemptRow | undefined> {
  return tx.first(sql<AttemptRow>`
    select ${sql.raw(COLUMNS)} from task_attempts where page_id = ${pageId} and id = ${id} for update`)
}

/**
 * Begins a task, or goes on with the attempt that is open.
 * @throws task/not-found, task/over, task/full, task/done, task/resting, task/unknown-guest
 */
export async function openTask(tx: Tx, of: GuestAtTask): Promise<{ task: TaskRow; attempt: AttemptRow }> {
  const { pageId, guestId, taskId, at } = of
  const task = await readTask(tx, pageId, taskId)
  if (!task) throw fail('task/not-found')
  const open = await readAttempt(tx, of)
  if (open?.status === 'New') return { task, attempt: open }
  if (!isOpen(task, at) || !(await isRunning(tx, pageId, 'loyalty', at))) throw fail('task/over')
  if (task.maxCompleted !== null && task.completed >= task.maxCompleted) throw fail('task/full')
  // A stranger with a new browser would be a new guest each time.
  if (task.type !== 'login_with_gmail' && !(await isKnown(tx, pageId, guestId))) throw fail('task/unknown-guest')
  const id = newId(at)
  const made = await tx.run(sql`
    insert into task_attempts (page_id, id, task_id, guest_id, reference, started_at)
    values (${pageId}, ${id}, ${taskId}, ${guestId}, ${newReference()}, ${at}) on conflict do nothing`)
  const attempt = (await readAttempt(tx, of))!
  if (made === 0) return { task, attempt }
  // After the insert, which waits for an attempt that is just being finished on another phone.
  await refuseResting(tx, of, task)
  await tx.run(sql`update tasks set opened = opened + 1 where page_id = ${pageId} and id = ${taskId}`)
  tx.notify(pageId, 'loyalty')
  await publishEvent(tx, { pageId, kind: 'task.started', data: { taskId, attemptId: id, guestId }, at })
  return { task, attempt }
}

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function newReference(): string {
  return Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

async function isKnown(tx: Tx, pageId: string, guestId: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from guest_identities where page_id = ${pageId} and guest_id = ${guestId} limit 1`)
  return row !== undefined
}

/** When the guest may begin again: null is now, 'never' when it was done as often as it may be. */
export async function readRest(
  tx: Tx,
  { pageId, guestId, taskId, at }: GuestAtTask,
  { perGuest, restHours }: TaskRow,
): Promise<Date | 'never' | null> {
  const past = await tx.first(sql<{ done: number; lastAt: string | null }>`
    select count(*) filter (where status = 'Completed')::int as done,
      max(ended_at) filter (where status = 'Completed' or wrong_tries > 0) as last_at
    from task_attempts where page_id = ${pageId} and guest_id = ${guestId} and task_id = ${taskId} and status <> 'New'`)
  if ((past?.done ?? 0) >= perGuest) return 'never'
  const until = past?.lastAt ? Date.parse(past.lastAt) + restHours * 3600_000 : 0
  return until > at.getTime() ? new Date(until) : null
}

async function refuseResting(tx: Tx, of: GuestAtTask, task: TaskRow): Promise<void> {
  const rest = await readRest(tx, of, task)
  if (rest !== null) throw fail(rest === 'never' ? 'task/done' : 'task/resting')
}

/** Gives up; the guest may begin again. Does nothing to an attempt that is over. */
export async function cancelAttempt(tx: Tx, of: GuestAtTask, by: 'guest' | 'tries'): Promise<void> {
  const { pageId, guestId, taskId, at } = of
  const canceled = await tx.first(sql<{ id: string }>`
    update task_attempts set status = 'Canceled', ended_at = ${at}
    where page_id = ${pageId} and guest_id = ${guestId} and task_id = ${taskId} and status = 'New' returning id`)
  if (!canceled) return
  await tx.run(sql`update tasks set canceled = canceled + 1 where page_id = ${pageId} and id = ${taskId}`)
  tx.notify(pageId, 'loyalty')
  await publishEvent(tx, { pageId, kind: 'task.canceled', data: { taskId, attemptId: canceled.id, guestId, by }, at })
}
