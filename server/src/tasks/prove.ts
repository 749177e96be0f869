// Whether a guest did what a task asks: compared here, by the server's clock, and paid once.
import { isVerifying, TASK_TRIES, type TaskProof } from '@portico/contract/tasks/kinds.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { plainText } from '../core/db/plainText.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { fail } from '../core/fail.ts'
import { earnUnits, rewardGuest } from '../loyalty/index.ts'
import { cancelAttempt, lockAttempt, readAttempt, type AttemptRow, type GuestAtTask } from './attempts.ts'
import { lastMoment, provingOf, readTask, type TaskRow } from './rows.ts'
import { takeCode } from './siteVisits.ts'

/** `wrong` leaves more tries, `out` none; `done` tells the points that came in. */
export type Outcome =
  | { kind: 'done'; points: number; isVerified: boolean }
  | { kind: 'wrong'; left: number }
  | { kind: 'out' }

/**
 * Takes a guest's answer to the open attempt. What a failed try costs is kept, so the outcome is returned, not thrown.
 * @throws task/not-found without an open attempt, task/over, task/full, task/too-soon
 */
export async function proveTask(tx: Tx, of: GuestAtTask, answer: string): Promise<Outcome> {
  const { pageId, taskId, at } = of
  const task = await readTask(tx, pageId, taskId)
  const newest = await readAttempt(tx, of)
  const attempt = newest && (await lockAttempt(tx, pageId, newest.id))
  if (!task || !attempt) throw fail('task/not-found')
  if (attempt.status === 'Completed') return { kind: 'done', points: attempt.points, isVerified: attempt.isVerified }
  if (attempt.status === 'Canceled') return { kind: 'out' }
  refuseLate(task, at)
  const { proof, strength } = provingOf(task)
  if (proof === 'google') throw fail('task/wrong')
  refuseEarly(task, attempt, proof, at)
  if (!(await isRight(tx, of, { task, attempt, proof, answer }))) return countWrong(tx, of, attempt)
  return payAttempt(tx, of, { task, attempt, isVerified: isVerifying(strength) })
}

/** @throws task/over when the time that is honoured after its end has passed */
function refuseLate(task: TaskRow, at: Date): void {
  const last = lastMoment(task)
  if (last && at.getTime() > last.getTime()) throw fail('task/over')
}

/** @throws task/too-soon before the seconds have passed that the task asks for */
function refuseEarly(task: TaskRow, attempt: AttemptRow, proof: TaskProof, at: Date): void {
  const since = sinceOf(task, attempt, proof)
  if (since !== null && at.getTime() < since + task.seconds * 1000) throw fail('task/too-soon')
}

/** Where its seconds are counted from; null where time is no part of the proof. Infinity before it was begun. */
export function sinceOf({ type }: TaskRow, { watchedFrom, startedAt }: AttemptRow, proof: TaskProof): number | null {
  if (type === 'youtube' && proof !== 'wait') return watchedFrom ? Date.parse(watchedFrom) : Number.POSITIVE_INFINITY
  return proof === 'wait' ? Date.parse(startedAt) : null
}

/** Notes that the film was begun; the first time counts. */
export async function beginWatching(tx: Tx, { pageId, guestId, taskId, at }: GuestAtTask): Promise<void> {
  await tx.run(sql`
    update task_attempts set watched_from = coalesce(watched_from, ${at})
    where page_id = ${pageId} and guest_id = ${guestId} and task_id = ${taskId} and status = 'New'`)
}

type Try = { task: TaskRow; attempt: AttemptRow; proof: TaskProof; answer: string }

async function isRight(tx: Tx, of: GuestAtTask, { task, attempt, proof, answer }: Try): Promise<boolean> {
  if (proof === 'wait' || proof === 'watch') return true
  if (proof === 'price') return isPrice(task, answer)
  if (proof === 'code') return takeCode(tx, { pageId: of.pageId, task, attemptId: attempt.id, code: answer, at: of.at })
  return isAnswer(task, answer)
}

/** "25.000đ" is 25000; only digits count. */
function isPrice({ correctPrices, priceTolerance }: TaskRow, answer: string): boolean {
  const digits = answer.replaceAll(/\D/g, '')
  if (digits === '' || digits.length > 15) return false
  const price = Number(digits)
  return correctPrices.some((right) => Math.abs(price - right) * 100 <= right * priceTolerance)
}

/** A question without accepted answers is open: something is enough. */
function isAnswer({ correctAnswers }: TaskRow, answer: string): boolean {
  const plain = bare(answer)
  return plain !== '' && (correctAnswers.length === 0 || correctAnswers.some((right) => bare(right) === plain))
}

function bare(text: string): string {
  return plainText(text)
    .replaceAll(/[\s.,!?"“”'’]+/gu, ' ')
    .trim()
}

async function countWrong(tx: Tx, of: GuestAtTask, attempt: AttemptRow): Promise<Outcome> {
  const wrong = attempt.wrongTries + 1
  await tx.run(sql`
    update task_attempts set wrong_tries = ${wrong} where page_id = ${of.pageId} and id = ${attempt.id}`)
  if (wrong < TASK_TRIES) return { kind: 'wrong', left: TASK_TRIES - wrong }
  await cancelAttempt(tx, of, 'tries')
  return { kind: 'out' }
}

/** Marks a locked attempt done and pays it. @throws task/full */
export async function payAttempt(
  tx: Tx,
  { pageId, guestId, taskId, at }: GuestAtTask,
  { task, attempt, isVerified }: { task: TaskRow; attempt: AttemptRow; isVerified: boolean },
): Promise<Outcome> {
  const isRoom = await tx.run(sql`
    update tasks set completed = completed + 1, unverified = unverified + ${isVerified ? 0 : 1}
    where page_id = ${pageId} and id = ${taskId} and (max_completed is null or completed < max_completed)`)
  if (isRoom === 0) throw fail('task/full')
  const order = { pageId, guestId, at, reason: { kind: 'task', id: taskId } } as const
  await earnUnits(tx, { ...order, unit: 'task', amount: 1, key: `task:${attempt.id}` })
  const points = await rewardGuest(tx, { ...order, amount: task.reward, key: `task-points:${attempt.id}` })
  await tx.run(sql`
    update task_attempts set status = 'Completed', is_verified = ${isVerified}, points = ${points}, ended_at = ${at}
    where page_id = ${pageId} and id = ${attempt.id}`)
  tx.notify(pageId, 'loyalty')
  const data = { taskId, attemptId: attempt.id, guestId, isVerified, points }
  await publishEvent(tx, { pageId, kind: 'task.completed', data, at })
  return { kind: 'done', points, isVerified }
}
