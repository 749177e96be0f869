// Orders for gifts: what guests ask for at the counter, and what became of it.
import * as z from 'zod'
import { listOf, paging } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { text } from '../text.ts'
import { CANCEL_REASONS, COST_UNITS, GIFT_TYPES, ORDER_SOURCES, ORDER_STATUSES } from './kinds.ts'

const READ = { by: 'page', may: 'gift-order:read' } as const
const ACCEPT = { by: 'page', may: 'gift-order:accept' } as const

const Exchange = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  giftId: z.uuid(),
  /** As it was when it was ordered. */
  giftName: z.string(),
  giftType: z.enum(GIFT_TYPES),
  featuredImage: z.string(),
  /** 0 for what was won or given. */
  costValue: z.int(),
  costUnit: z.enum(COST_UNITS),
  source: z.enum(ORDER_SOURCES),
  guestId: z.uuid(),
  /** Masked without the right to guests' identity. */
  guestName: z.string(),
  /** Where the guest sits, in the guest's own words. */
  place: z.string(),
  code: z.string(),
  status: z.enum(ORDER_STATUSES),
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  /** What staff said to a refusal. */
  note: z.string(),
  /** Who accepted or refused it. */
  decidedBy: z.string(),
  usedBy: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable(),
  /** While it waits, when the price goes back; once accepted, the last moment it can be used. Null is without end. */
  expiresAt: z.iso.datetime().nullable(),
  /** Until when the caller can take back what was done last; null where not at all. */
  undoUntil: z.iso.datetime().nullable(),
})
export type Exchange = z.output<typeof Exchange>

const params = z.object({ id: z.uuid() })

export const giftExchanges = {
  list: endpoint({
    method: 'GET',
    path: '/gift-exchanges',
    summary: 'Orders for gifts, newest first, and how many wait or are ready',
    access: READ,
    query: paging.extend({
      pageId: z.uuid().optional(),
      status: z.enum(ORDER_STATUSES).optional(),
      type: z.enum(GIFT_TYPES).optional(),
      giftId: z.uuid().optional(),
      source: z.enum(ORDER_SOURCES).optional(),
      /** Days of the page's calendar, both included. */
      fromDate: z.iso.date().optional(),
      toDate: z.iso.date().optional(),
      /** A short code or part of a gift's name. */
      search: text(80).optional(),
    }),
    returns: listOf(Exchange).extend({ counts: z.record(z.enum(ORDER_STATUSES), z.int()) }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/gift-exchanges/code/{code}',
    summary: 'The order of a short code or of a scanned address',
    access: ACCEPT,
    urgency: 'counter',
    params: z.object({ code: text(300) }),
    returns: Exchange,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/gift-exchanges/{id}/accept',
    summary: 'Accept an order: the price is taken and the gift is the guest’s; with `serve` it is handed over at once',
    access: ACCEPT,
    urgency: 'counter',
    params,
    body: z.object({ serve: z.boolean().optional() }),
    returns: Exchange,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/gift-exchanges/{id}/refuse',
    summary: 'Refuse an order: the guest has the price back',
    access: ACCEPT,
    urgency: 'counter',
    params,
    body: z.object({ note: text(200).optional() }),
    returns: Exchange,
  }),
  serve: endpoint({
    method: 'POST',
    path: '/gift-exchanges/{id}/serve',
    summary: 'Hand over an accepted gift; it cannot be used again',
    access: ACCEPT,
    urgency: 'counter',
    params,
    returns: Exchange,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/gift-exchanges/{id}/undo',
    summary: 'Take back what was done last with an order, within 15 minutes',
    access: { by: 'page', may: 'gift-order.own:cancel' },
    urgency: 'counter',
    params,
    returns: Exchange,
  }),
}
