// The types of tasks (specification §3), and for each the proof that is really possible.

export const TASK_TYPES = [
  'login_with_gmail',
  'google_search',
  'youtube',
  'tiktok',
  'facebook_cmt',
  'facebook_chat',
  'zalo_oa',
  'ref_traffic',
  'answer_question',
] as const
export type TaskType = (typeof TASK_TYPES)[number]

/** Of a guest's attempt, in the order people read them. */
export const ATTEMPT_STATUSES = ['New', 'Canceled', 'Completed'] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** Wrong answers an attempt allows. */
export const TASK_TRIES = 3
/** How long guests who had begun a task may finish it after its end. */
export const GRACE_MINUTES = 15
export const MOST_TASKS = 200
export const MOST_ANSWERS = 20

/** Types whose platform forbids rewards or punishes sites for them; off until the owner has read why. */
export const RISKY_TYPES = ['facebook_cmt', 'google_search'] as const satisfies readonly TaskType[]

/** Whether a platform's policy speaks against rewarding it. */
export function isRisky(type: TaskType): boolean {
  return RISKY_TYPES.some((risky) => risky === type)
}

/** `google` a signed identity, `answer` a word, `price` a number, `code` of the site snippet, `watch` and `wait` time only. */
export type TaskProof = 'google' | 'answer' | 'price' | 'code' | 'watch' | 'wait'
export type TaskStrength = 'strong' | 'medium' | 'weak' | 'none'

export type Provable = {
  type: TaskType
  liteMode: boolean
  hasAnswers: boolean
  hasPrices: boolean
}

/** How an attempt at a task is proved. */
export function proofOf({ type, liteMode, hasAnswers, hasPrices }: Provable): TaskProof {
  if (liteMode || type === 'facebook_cmt') return 'wait'
  if (type === 'login_with_gmail') return 'google'
  if (type === 'google_search' || type === 'ref_traffic') return hasPrices ? 'price' : 'code'
  if (type === 'youtube') return hasAnswers ? 'answer' : 'watch'
  return 'answer'
}

/** Whether the seconds of a task are part of its proof. */
export function takesTime(task: Provable): boolean {
  const proof = proofOf(task)
  return proof === 'wait' || proof === 'code' || task.type === 'youtube'
}

/** How much that proves. A word out of a chat or a film can be passed on; only time proves nothing. */
export function strengthOf(task: Provable): TaskStrength {
  const proof = proofOf(task)
  if (proof === 'wait') return 'none'
  if (proof === 'google' || task.type === 'answer_question') return 'strong'
  if (proof === 'code' || proof === 'price' || task.type === 'youtube') return 'medium'
  return 'weak'
}

/** Whether a completion counts as verified. */
export function isVerifying(strength: TaskStrength): boolean {
  return strength === 'strong' || strength === 'medium'
}

/** Types that lead somewhere, whose address the owner has to give. */
export function needsTarget(type: TaskType): boolean {
  return type !== 'answer_question' && type !== 'login_with_gmail' && type !== 'google_search'
}
