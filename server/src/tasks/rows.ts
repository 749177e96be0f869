// Tasks as guests meet them: with what counts as right, which never leaves the server towards a guest.
import { proofOf, strengthOf, type TaskProof, type TaskStrength, type TaskType } from '@portico/contract/tasks/kinds.ts'
import { GRACE_MINUTES } from '@portico/contract/tasks/kinds.ts'
import { prepare, type Tx } from '../core/db/database.ts'
import { isRunning } from '../core/subscription.ts'

export type TaskRow = {
  id: string
  type: TaskType
  title: string
  words: string
  target: string
  question: string
  correctAnswers: string[]
  correctPrices: number[]
  priceTolerance: number
  liteMode: boolean
  maxCompleted: number | null
  perGuest: number
  restHours: number
  seconds: number
  reward: number
  startsAt: string | null
  endsAt: string | null
  isActive: boolean
  stoppedAt: string | null
  completed: number
}

const COLUMNS = `id, type, title, words, target, question, correct_answers, correct_prices, price_tolerance, lite_mode, max_completed,
  per_guest, rest_hours, seconds, reward, starts_at, ends_at, is_active, stopped_at, completed`

/** A task, also one that was stopped or deleted; undefined for none of this page. */
export async function readTask(tx: Tx, pageId: string, id: string): Promise<TaskRow | undefined> {
  return tx.first(find(pageId, id))
}

const find = prepare<TaskRow>(`select ${COLUMNS} from tasks where page_id = $1 and id = $2`)

/** Tasks guests can begin now, the newest first. */
export async function readOpenTasks(tx: Tx, pageId: string, now: Date): Promise<TaskRow[]> {
  return (await isRunning(tx, pageId, 'loyalty', now)) ? tx.rows(findOpen(pageId, now)) : []
}

const findOpen = prepare<TaskRow>(`
  select ${COLUMNS} from tasks where page_id = $1 and deleted_at is null and is_active
    and (starts_at is null or starts_at <= $2) and (ends_at is null or ends_at > $2)
    and (max_completed is null or completed < max_completed)
  order by created_at desc, id limit 100`)

/** Whether it can be begun at this moment. */
export function isOpen({ isActive, startsAt, endsAt }: TaskRow, at: Date): boolean {
  return (
    isActive && (!startsAt || Date.parse(startsAt) <= at.getTime()) && (!endsAt || Date.parse(endsAt) > at.getTime())
  )
}

/** Until when a guest who began the task may finish it; null means no end. */
export function lastMoment({ endsAt, stoppedAt }: TaskRow): Date | null {
  const ends = [endsAt, stoppedAt].flatMap((at) => (at ? [Date.parse(at)] : []))
  return ends.length > 0 ? new Date(Math.min(...ends) + GRACE_MINUTES * 60_000) : null
}

/** How an attempt is proved, and how much that proves. */
export function provingOf(task: TaskRow): { proof: TaskProof; strength: TaskStrength } {
  const { type, liteMode, correctAnswers, correctPrices } = task
  const of = { type, liteMode, hasAnswers: correctAnswers.length > 0, hasPrices: correctPrices.length > 0 }
  return { proof: proofOf(of), strength: strengthOf(of) }
}
