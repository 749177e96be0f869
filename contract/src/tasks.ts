// Tasks: what a guest can do for points. Questions go to guests, accepted answers never do.
import * as z from 'zod'
import { crud, listOf, paging } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { webAddress } from './templates/design.ts'
import { requiredText, text } from './text.ts'
import { seenRevision } from './http/versioned.ts'
import { ATTEMPT_STATUSES, MOST_ANSWERS, MOST_TASKS, TASK_TYPES } from './tasks/kinds.ts'

const instant = z.iso.datetime({ offset: true })

const fields = z.object({
  type: z.enum(TASK_TYPES),
  /** What guests read; empty for the usual words of its type. */
  title: text(80).optional(),
  words: text(500).optional(),
  /** The page, film, chat or site it leads to. */
  target: z.union([z.literal(''), webAddress]).optional(),
  question: text(300).optional(),
  /** Accepted words; compared without accents, case and spaces around them. Empty accepts any. */
  correctAnswers: z.array(requiredText(120)).max(MOST_ANSWERS).optional(),
  /** Accepted prices; only digits are compared. */
  correctPrices: z.array(z.int().min(0).max(1_000_000_000_000)).max(MOST_ANSWERS).optional(),
  /** How far a price may be off, in hundredths of it. */
  priceTolerance: z.int().min(0).max(50).optional(),
  /** Without proof: opening it and waiting is enough, and it counts as unverified. */
  liteMode: z.boolean().optional(),
  /** Completions of all guests; null is without end. */
  maxCompleted: z.int().min(1).max(10_000_000).nullable().optional(),
  /** Completions of one guest. */
  perGuest: z.int().min(1).max(1000).optional(),
  /** Between two completions of one guest, and after too many wrong answers. */
  restHours: z.int().min(1).max(8760).optional(),
  /** How long a guest stays, watches or waits, by the server's clock. */
  seconds: z.int().min(0).max(3600).optional(),
  /** Points. */
  reward: z.int().min(0).max(1_000_000).optional(),
  startsAt: instant.nullable().optional(),
  endsAt: instant.nullable().optional(),
  isActive: z.boolean().optional(),
  /** The owner has read what the platform says of rewards. */
  acceptsPolicy: z.boolean().optional(),
  /** As the specification sends it; a task always belongs to the page of the token. */
  pageId: z.uuid().optional(),
})

const Task = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  pageId: z.uuid(),
  type: z.enum(TASK_TYPES),
  title: z.string(),
  words: z.string(),
  target: z.string(),
  question: z.string(),
  /** Empty without the right to edit. */
  correctAnswers: z.array(z.string()),
  correctPrices: z.array(z.int()),
  priceTolerance: z.int(),
  liteMode: z.boolean(),
  maxCompleted: z.int().nullable(),
  perGuest: z.int(),
  restHours: z.int(),
  seconds: z.int(),
  reward: z.int(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  isActive: z.boolean(),
  acceptsPolicy: z.boolean(),
  /** Attempts; `unverified` is a part of `completed`. */
  opened: z.int(),
  canceled: z.int(),
  completed: z.int(),
  unverified: z.int(),
  /** When the snippet last reported from the site. */
  siteSeenAt: z.iso.datetime().nullable(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Task = z.output<typeof Task>

const Attempt = z.object({
  id: z.uuid(),
  guestId: z.uuid(),
  /** Masked without the right to guests’ identity. */
  guest: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  isVerified: z.boolean(),
  points: z.int(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Attempt = z.output<typeof Attempt>

const READ = { by: 'page', may: 'loyalty:read' } as const
const WRITE = { by: 'page', may: 'loyalty:write' } as const
const params = z.object({ id: z.uuid() })

const base = crud({
  path: '/tasks',
  key: 'id',
  name: 'task',
  item: Task,
  fields,
  filter: {
    /** Days of the page's calendar on which tasks were made, both included. */
    fromDate: z.iso.date().optional(),
    toDate: z.iso.date().optional(),
    pageId: z.uuid().optional(),
    type: z.enum(TASK_TYPES).optional(),
  },
  sort: ['createdAt', 'completed', 'reward', 'title'],
  search: ['title'],
  most: MOST_TASKS,
  about: { list: 'Tasks, newest first; accepted answers only for those who may edit' },
  read: READ,
  edit: WRITE,
  module: 'loyalty',
})

export const tasks = {
  list: base.list,
  create: base.create,
  update: endpoint({ ...base.update, body: fields.partial().extend({ revision: seenRevision }) }),
  remove: endpoint({
    ...base.remove,
    access: { by: 'page', may: 'loyalty:delete' },
    returns: z.object({ _id: z.uuid(), id: z.uuid() }),
  }),
  attempts: endpoint({
    method: 'GET',
    path: '/tasks/{id}/attempts',
    summary: 'Who did a task, newest first',
    access: { by: 'page', may: 'guest:read' },
    params,
    query: paging.extend({ status: z.enum(ATTEMPT_STATUSES).optional() }),
    returns: listOf(Attempt),
  }),
  snippet: endpoint({
    method: 'GET',
    path: '/task-snippet',
    summary: 'The lines an owner pastes into a site so that it shows guests a code',
    access: READ,
    returns: z.object({ html: z.string() }),
  }),
  checkSite: endpoint({
    method: 'POST',
    path: '/task-snippet/check',
    summary: 'Look whether a site has the snippet',
    access: WRITE,
    body: z.object({ url: webAddress }),
    returns: z.object({ state: z.enum(['installed', 'missing', 'unreachable']) }),
    isPart: true,
    isWaiting: true,
    perMinute: 20,
  }),
}
