// Tasks on the guest's phone: the list, the page of each, and what is pressed there. Plain forms; every answer redirects.
import type { FastifyInstance } from 'fastify'
import type { ErrorCode } from '@portico/contract/errors.ts'
import type { HomeNotice } from '@portico/portal/home/view.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql } from '../core/db/database.ts'
import { Failure } from '../core/fail.ts'
import { isUuid } from '../core/id.ts'
import { errorSentence } from '../core/phrases.ts'
import type { Services } from '../core/services.ts'
import { goTo, homePages, showHome, type HomeGuest } from '../home/index.ts'
import { problem, type Reply } from '../portal/index.ts'
import { cancelAttempt, openTask, readAttempt, readRest, type GuestAtTask } from './attempts.ts'
import { beginWatching, proveTask } from './prove.ts'
import { leaveForGoogle, takeGoogleProof } from './proveGoogle.ts'
import { isOpen, readOpenTasks, readTask, type TaskRow } from './rows.ts'
import { restLine, rewardOf, taskScreen, titleOf } from './showTask.ts'

/** Registers `/home/…/tasks` and what is below it. */
export function taskPages(app: FastifyInstance, services: Services): void {
  const pages = homePages(app, services)
  pages.get('/tasks', (guest) => showList(guest))
  pages.get('/tasks/:id', (guest) => showTask(guest))
  pages.post('/tasks/:id/start', (guest) => act(guest, async (of) => void (await openTask(guest.tx, of))))
  pages.post('/tasks/:id/watch', (guest) => act(guest, (of) => beginWatching(guest.tx, of)))
  pages.post('/tasks/:id/cancel', (guest) => act(guest, (of) => cancelAttempt(guest.tx, of, 'guest')))
  pages.post('/tasks/:id/google', (guest) => leave(guest))
  pages.get('/tasks/:id/google', (guest) => act(guest, (of) => takeGoogleProof(guest, of)))
  pages.post('/tasks/:id/answer', (guest) => act(guest, (of) => answer(guest, of)))
}

/** Where a press leads: what is said then, or nothing. */
type Word = string | void

async function answer({ tx, form }: HomeGuest, of: GuestAtTask): Promise<Word> {
  const outcome = await proveTask(tx, of, (form['answer'] ?? '').slice(0, 200))
  if (outcome.kind === 'wrong') return `wrong-${outcome.left}`
  return outcome.kind === 'out' ? 'task/out-of-tries' : 'done'
}

/** Does what was pressed, and shows the task again with what became of it. */
async function act(guest: HomeGuest, work: (of: GuestAtTask) => Promise<Word>): Promise<Reply> {
  const of = ofGuest(guest)
  if (!of) return lost(guest)
  // What fails half done is taken back, and the sentence is all that is left of it.
  await guest.tx.run(sql`savepoint pressed`)
  try {
    const said = await work(of)
    return goTo(guest, `/tasks/${of.taskId}${said ? `?said=${said}` : ''}`)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await guest.tx.run(sql`rollback to savepoint pressed`)
    return goTo(guest, error.code === 'task/not-found' ? '/tasks' : `/tasks/${of.taskId}?said=${error.code}`)
  }
}

async function leave(guest: HomeGuest): Promise<Reply> {
  const of = ofGuest(guest)
  return of ? leaveForGoogle(guest, of) : lost(guest)
}

function ofGuest({ pageId, guestId, params, services }: HomeGuest): GuestAtTask | undefined {
  const taskId = params['id']
  return isUuid(taskId) ? { pageId, guestId, taskId, at: services.clock.now() } : undefined
}

async function showTask(guest: HomeGuest): Promise<Reply> {
  const { tx, language, href, query } = guest
  const of = ofGuest(guest)
  const task = of && (await readTask(tx, of.pageId, of.taskId))
  if (!of || !task) return lost(guest)
  const newest = await readAttempt(tx, of)
  const attempt = newest?.status === 'New' ? newest : undefined
  const shown = {
    task,
    attempt,
    rest: attempt ? null : await readRest(tx, of, task),
    canBegin: isOpen(task, of.at),
    href,
    now: of.at,
    notice: noticeOf(query['said'], language),
  }
  return showHome(guest, taskScreen(shown, textIn(language)))
}

const lost = (guest: HomeGuest): Reply => showHome(guest, problem('not-found', guest.href), 404)

const CODES = [
  'task/over',
  'task/full',
  'task/resting',
  'task/done',
  'task/unknown-guest',
  'task/wrong',
  'task/out-of-tries',
  'task/too-soon',
] as const satisfies readonly ErrorCode[]

function noticeOf(said: string | undefined, language: HomeGuest['language']): HomeNotice | undefined {
  const t = textIn(language)
  if (said === 'done') return { words: t('tasks.said.done'), isGood: true }
  const [, left] = /^wrong-(\d)$/.exec(said ?? '') ?? []
  if (left) return { words: t('tasks.said.wrong', { left: Number(left) }), isGood: false }
  if (said === 'refused') return { words: t('tasks.said.refused'), isGood: false }
  const code = CODES.find((one) => one === said)
  return code && { words: errorSentence(code, language), isGood: false }
}

async function showList(guest: HomeGuest): Promise<Reply> {
  const { tx, pageId, guestId, language, href, services } = guest
  const t = textIn(language)
  const now = services.clock.now()
  const rows = []
  for (const task of await readOpenTasks(tx, pageId, now)) {
    const of = { pageId, guestId, taskId: task.id, at: now }
    const open = await readAttempt(tx, of)
    const rest = open?.status === 'New' ? null : await readRest(tx, of, task)
    const state = rest === 'never' ? t('tasks.state.done') : rest ? restLine(rest, now, t) : ''
    const line = open?.status === 'New' ? t('tasks.state.New') : state || task.words
    rows.push({
      title: titleOf(task, t),
      line,
      points: rewardOf(task.reward, t),
      href: `${href}/tasks/${task.id}`,
      isDone: rest !== null,
    })
  }
  const sorted = rows.toSorted((a, b) => Number(a.isDone) - Number(b.isDone))
  return showHome(guest, { kind: 'homeTasks', backHref: href, rows: sorted })
}

/** How many tasks a guest can do now. */
export async function countWaiting(tx: HomeGuest['tx'], of: Omit<GuestAtTask, 'taskId'>): Promise<number> {
  const tasks: TaskRow[] = await readOpenTasks(tx, of.pageId, of.at)
  let count = 0
  for (const task of tasks) if (!(await readRest(tx, { ...of, taskId: task.id }, task))) count++
  return count
}
