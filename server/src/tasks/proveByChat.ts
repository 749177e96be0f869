import { prepare, type Tx } from '../core/db/database.ts'
import { lockAttempt } from './attempts.ts'
import { payAttempt, type Outcome } from './prove.ts'
import { lastMoment, readTask } from './rows.ts'

/**
 * Completes the attempt whose code a chat's own server brought: a proof that cannot be passed on. For who receives such
 * messages. Undefined for a code of no open attempt at a chat, or one that is too late.
 */
export async function proveByChat(
  tx: Tx,
  { pageId, reference, at }: { pageId: string; reference: string; at: Date },
): Promise<Outcome | undefined> {
  const known = await tx.first(findByReference(pageId, reference.trim().toUpperCase()))
  const attempt = known && (await lockAttempt(tx, pageId, known.id))
  const task = attempt && (await readTask(tx, pageId, attempt.taskId))
  if (!task || attempt.status !== 'New') return undefined
  const last = lastMoment(task)
  const isChat = task.type === 'zalo_oa' || task.type === 'facebook_chat'
  if (!isChat || (last && at.getTime() > last.getTime())) return undefined
  const of = { pageId, guestId: attempt.guestId, taskId: task.id, at }
  return payAttempt(tx, of, { task, attempt, isVerified: true })
}

const findByReference = prepare<{ id: string }>('select id from task_attempts where page_id = $1 and reference = $2')
