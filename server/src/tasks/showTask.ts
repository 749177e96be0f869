// A task as a guest's page shows it: what to do next, never what is right.
import { FILM_HOST, type HomeTask, type TaskButton } from '@portico/portal/home/taskView.ts'
import type { HomeNotice } from '@portico/portal/home/view.ts'
import type { Text } from '@portico/portal/text.ts'
import { timeInWords } from '@portico/portal/words.ts'
import type { AttemptRow } from './attempts.ts'
import { provingOf, type TaskRow } from './rows.ts'

type TaskView = {
  task: TaskRow
  /** The open attempt. */
  attempt: AttemptRow | undefined
  /** When it can be begun again. */
  rest: Date | 'never' | null
  canBegin: boolean
  href: string
  now: Date
  notice?: HomeNotice | undefined
}

/** The guest's word for a task: the owner's, else the usual one of its type. */
export function titleOf({ title, type }: Pick<TaskRow, 'title' | 'type'>, t: Text): string {
  return title || t(`tasks.types.${type}`)
}

/** What it brings, as guests read it; empty for nothing. */
export function rewardOf(points: number, t: Text): string {
  return points > 0 ? t('tasks.reward', { points }) : ''
}

/** The page of one task. */
export function taskScreen(shown: TaskView, t: Text): HomeTask {
  const { task, attempt, href, notice } = shown
  const frame = {
    kind: 'homeTask' as const,
    backHref: `${href}/tasks`,
    title: titleOf(task, t),
    lead: task.words,
    reward: rewardOf(task.reward, t),
    ...(notice && { notice }),
  }
  if (!attempt) return { ...frame, ...beforeStart(shown, t) }
  const base = `${href}/tasks/${task.id}`
  const giveUp = { action: `${base}/cancel`, label: t('tasks.giveUp'), busy: t('tasks.givingUp'), isQuiet: true }
  return {
    ...frame,
    steps: stepsOf(task, attempt, t),
    ...linkOf(task, attempt, t),
    ...filmOf(task, attempt),
    ...answerOf(shown, base, t),
    buttons: [...buttonsOf(shown, base, t), giveUp],
  }
}

function beforeStart(
  { task, rest, canBegin, href, now }: TaskView,
  t: Text,
): Pick<HomeTask, 'state' | 'steps' | 'buttons'> {
  if (rest === 'never') return { state: t('tasks.state.done'), steps: [], buttons: [] }
  if (rest) return { state: restLine(rest, now, t), steps: [], buttons: [] }
  const start = { action: `${href}/tasks/${task.id}/start`, label: t('tasks.start'), busy: t('tasks.starting') }
  return { steps: [], buttons: canBegin ? [start] : [] }
}

/** When it can be done again, in words. */
export function restLine(rest: Date, now: Date, t: Text): string {
  return t('tasks.state.rest', { time: timeInWords((rest.getTime() - now.getTime()) / 1000, t) })
}

function stepsOf(task: TaskRow, { reference }: AttemptRow, t: Text): string[] {
  const { type, seconds, question } = task
  const { proof } = provingOf(task)
  const isChat = type === 'zalo_oa' || type === 'facebook_chat'
  return [
    ...(type === 'google_search' && question ? [t('tasks.how.search', { words: question })] : []),
    ...(proof === 'google' ? [t('tasks.how.google')] : []),
    ...(proof === 'code' ? [t('tasks.how.code', { seconds })] : []),
    ...(proof === 'price' ? [t('tasks.how.price')] : []),
    ...(type === 'youtube' && proof !== 'wait' ? [t('tasks.how.watch', { seconds })] : []),
    ...(isChat && proof === 'answer' ? [t('tasks.how.chat', { code: reference })] : []),
    ...(proof === 'wait' ? [t('tasks.how.wait', { seconds })] : []),
  ]
}

function linkOf(task: TaskRow, attempt: AttemptRow, t: Text): Pick<HomeTask, 'link'> {
  const { type, target } = task
  // A search has to be done by hand, and a film opens here.
  if (!target || type === 'google_search' || (type === 'youtube' && videoOf(target) && !task.liteMode)) return {}
  return { link: { href: addressFor(task, attempt), label: t('tasks.open') } }
}

/** The owner's address, with what lets their site or chat tell this attempt. */
function addressFor({ type, target }: TaskRow, { id, reference }: AttemptRow): string {
  const url = URL.parse(target)
  if (!url) return target
  if (type === 'ref_traffic') url.searchParams.set('portico', id)
  if (type === 'facebook_chat') url.searchParams.set('ref', reference)
  return url.href
}

/** The film's id in any of the addresses people copy. */
function videoOf(target: string): string | undefined {
  return /(?:youtu\.be\/|[?&]v=|\/(?:shorts|embed|live)\/)([\w-]{11})/.exec(target)?.[1]
}

function filmOf({ type, target, liteMode }: TaskRow, { watchedFrom }: AttemptRow): Pick<HomeTask, 'film'> {
  const video = type === 'youtube' && !liteMode && watchedFrom ? videoOf(target) : undefined
  return video ? { film: `${FILM_HOST}/embed/${video}` } : {}
}

function answerOf({ task, attempt }: TaskView, base: string, t: Text): Pick<HomeTask, 'answer'> {
  const { proof } = provingOf(task)
  const isWatched = task.type !== 'youtube' || Boolean(attempt?.watchedFrom)
  if ((proof !== 'answer' && proof !== 'price' && proof !== 'code') || !isWatched) return {}
  const asked = proof === 'answer' || proof === 'price' ? task.question : ''
  const question = (task.type === 'google_search' ? '' : asked) || t(`tasks.field.${proof}`)
  return {
    answer: {
      action: `${base}/answer`,
      label: t('tasks.send'),
      busy: t('tasks.checking'),
      question,
      isNumber: proof !== 'answer',
      missing: t('tasks.field.missing'),
    },
  }
}

function buttonsOf({ task, attempt }: TaskView, base: string, t: Text): TaskButton[] {
  const { proof } = provingOf(task)
  const isFilm = task.type === 'youtube' && proof !== 'wait'
  if (isFilm && !attempt?.watchedFrom)
    return [{ action: `${base}/watch`, label: t('tasks.watch'), busy: t('tasks.starting') }]
  if (proof === 'google') return [{ action: `${base}/google`, label: t('tasks.google'), busy: t('tasks.starting') }]
  if (proof === 'wait' || proof === 'watch')
    return [{ action: `${base}/answer`, label: t('tasks.finish'), busy: t('tasks.checking') }]
  return []
}
