// What guests say after a visit: read, answered, and published where the owner wants it.
import * as z from 'zod'
import { crud } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { webAddress } from './templates/design.ts'
import { REVIEW_STATES } from './reviews/states.ts'
import { text } from './text.ts'

const score = z.int().min(1).max(5)

const Review = z.object({
  id: z.uuid(),
  /** Null once the guest was erased. */
  guestId: z.uuid().nullable(),
  /** Masked for those who may not read it. */
  guest: z.string(),
  score,
  words: z.string(),
  language: z.string(),
  status: z.enum(REVIEW_STATES),
  reply: z.string(),
  repliedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Review = z.output<typeof Review>

const Settings = z.object({
  /** Public page where satisfied guests are asked for a review; no one is asked while it is empty. */
  googleUrl: z.union([z.literal(''), webAddress]),
  isShown: z.boolean(),
  /** Scores up to this one become leads; 0 for none. */
  lowScore: z.int().min(0).max(4),
})
export type ReviewSettings = z.output<typeof Settings>

const read = { by: 'page', may: 'review:read' } as const
const write = { by: 'page', may: 'review:write' } as const

export const reviews = {
  ...crud({
    path: '/reviews',
    key: 'id',
    name: 'review',
    item: Review,
    fields: z.object({ status: z.enum(REVIEW_STATES), reply: text(1000) }),
    filter: {
      status: z.enum(REVIEW_STATES).optional(),
      score: z.coerce.number<number | string>().pipe(score).optional(),
    },
    sort: ['createdAt', 'score'],
    search: ['words'],
    verbs: ['list', 'update'],
    about: { update: 'Answer a review, publish or hide it' },
    read,
    edit: write,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/review-summary',
    summary: 'The average of all reviews, and how many gave which score',
    access: read,
    returns: z.object({
      average: z.number().nullable(),
      count: z.int(),
      /** Of one star to five. */
      byScore: z.array(z.int()),
      waiting: z.int(),
    }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/review-settings',
    summary: 'What becomes of reviews',
    access: read,
    returns: Settings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/review-settings',
    summary: 'Say what becomes of reviews',
    access: write,
    body: Settings,
    returns: Settings,
  }),
}
