// Message campaigns: audience, channels, schedule and results, in the envelope of the specification.
import * as z from 'zod'
import { crud, listOf, paging } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { seenRevision } from '../http/versioned.ts'
import { Comeback } from '../reports/replies.ts'
import { zaloAnswer } from '../messages.ts'
import { requiredText, text } from '../text.ts'
import {
  CAMPAIGN_STATES,
  FAILURES,
  MESSAGE_CHANNELS,
  MOST_CAMPAIGNS,
  MOST_WAYS,
  REFUSALS,
  SEND_STATES,
  WAITS,
} from './kinds.ts'

const instant = z.iso.datetime({ offset: true })
const count = z.int()
const channel = z.enum(MESSAGE_CHANNELS)

const fields = z.object({
  name: requiredText(80),
  /** Null for every guest. */
  segmentId: z.uuid().nullable(),
  /** Templates; each guest gets the first that may and can reach them. */
  ways: z
    .array(z.uuid())
    .max(MOST_WAYS)
    .refine((ways) => new Set(ways).size === ways.length, 'field/duplicate'),
  /** Of a hundred guests, how many are left out to compare with. */
  holdOut: z.int().min(0).max(50),
  /** Null to begin as soon as it is started. */
  startsAt: instant.nullable(),
})

const Counts = z.object({
  total: count,
  waiting: count,
  sent: count,
  unknown: count,
  failed: count,
  skipped: count,
  heldOut: count,
})

const Campaign = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  name: z.string(),
  segmentId: z.uuid().nullable(),
  segmentName: z.string(),
  ways: z.array(z.uuid()),
  holdOut: z.int(),
  startsAt: z.iso.datetime().nullable(),
  status: z.enum(CAMPAIGN_STATES),
  /** Why it stands still, as a member or the provider put it. */
  pausedWhy: z.string(),
  counts: Counts,
  /** While nothing may leave: when it goes on, and what it waits for. */
  waitsUntil: z.iso.datetime().nullable(),
  waitsFor: z.enum(WAITS).nullable(),
  /** In minor units of `currency`: put aside, and spent once it is over. */
  held: count,
  spent: count.nullable(),
  currency: z.string(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  revision: count,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type MessageCampaign = z.output<typeof Campaign>

const READ = { by: 'page', may: 'zalo:read' } as const
const WRITE = { by: 'page', may: 'zalo:draft' } as const
const SEND = { by: 'page', may: 'zalo:send' } as const
const params = z.object({ id: z.uuid() })

/** The same list without the envelope, as the server keeps it. */
export const campaignRows = crud({
  path: '/zalo/campaigns',
  key: 'id',
  name: 'message campaign',
  item: Campaign,
  fields,
  filter: { status: z.enum(CAMPAIGN_STATES).optional() },
  sort: ['name', 'startsAt', 'createdAt'],
  search: ['name'],
  most: MOST_CAMPAIGNS,
  verbs: ['list', 'read', 'create', 'update', 'remove'],
  read: READ,
  edit: WRITE,
  module: 'messages',
})

const one = zaloAnswer(Campaign)
const step = (path: `/zalo/campaigns/{id}/${string}`, summary: string) =>
  ({ method: 'POST', path, summary, access: SEND, params, returns: one }) as const

/** Who can lawfully be written to now, by which channel, what it costs, and why the others are left out. */
const Audience = z.object({
  guests: count,
  heldOut: count,
  reached: z.array(z.object({ channel, guests: count, cost: count })),
  left: z.array(z.object({ reason: z.enum(REFUSALS), guests: count })),
  cost: count,
  balance: count,
  currency: z.string(),
  /** The next moment at which it may begin, when it is quiet now. */
  quietUntil: z.iso.datetime().nullable(),
})
export type MessageAudience = z.output<typeof Audience>

const Funnel = z.object({
  sent: count,
  delivered: count,
  seen: count,
  clicked: count,
  replied: count,
  unsubscribed: count,
})

const Results = z.object({
  total: Funnel,
  byChannel: z.array(Funnel.extend({ channel })),
  left: z.array(z.object({ reason: z.enum(REFUSALS), guests: count })),
  failed: z.array(z.object({ reason: z.enum(FAILURES), detail: z.string(), guests: count })),
  /** Messages that may have arrived twice or not at all. */
  flagged: count,
  links: z.array(z.object({ href: z.string(), guests: count })),
  /** Null without a hold-out. */
  comeback: Comeback.nullable(),
})
export type MessageResults = z.output<typeof Results>

const Send = z.object({
  id: z.uuid(),
  /** Null once the guest was erased. */
  guestId: z.uuid().nullable(),
  /** Masked without the right to guests’ identity. */
  guest: z.string(),
  channel,
  state: z.enum(SEND_STATES),
  reason: z.string(),
  detail: z.string(),
  isFlagged: z.boolean(),
  sentAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  seenAt: z.iso.datetime().nullable(),
  clickedAt: z.iso.datetime().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
})
export type MessageSend = z.output<typeof Send>

export const zaloCampaigns = {
  list: endpoint({
    ...campaignRows.list,
    returns: z.object({ error: z.int(), message: z.string(), data: z.array(Campaign), total: z.int() }),
  }),
  read: endpoint({ ...campaignRows.read, returns: one }),
  create: endpoint({ ...campaignRows.create, returns: one }),
  update: endpoint({
    ...campaignRows.update,
    summary: 'Change a campaign that has not begun, unless someone else did meanwhile',
    body: campaignRows.update.body.extend({ revision: seenRevision }),
    returns: one,
  }),
  remove: endpoint({
    ...campaignRows.remove,
    summary: 'Delete a campaign that is not being sent, with its results',
    access: SEND,
    returns: zaloAnswer(z.object({ id: z.uuid(), _id: z.uuid() })),
  }),
  audience: endpoint({
    method: 'POST',
    path: '/zalo/campaign-audiences',
    summary: 'Who could lawfully be written to now, by which channel, at what cost; and why the others could not',
    access: READ,
    isPart: true,
    isWaiting: true,
    body: fields.pick({ segmentId: true, ways: true, holdOut: true }).extend({ id: z.uuid().optional() }),
    returns: Audience,
    perMinute: 60,
  }),
  launch: endpoint({
    ...step('/zalo/campaigns/{id}/launch', 'Start a campaign, or put it on its date; its cost is put aside'),
    access: { ...SEND, module: 'messages' },
    isWaiting: true,
    body: z.object({ revision: seenRevision }).default({}),
  }),
  pause: endpoint(step('/zalo/campaigns/{id}/pause', 'Stop sending for now')),
  resume: endpoint(step('/zalo/campaigns/{id}/resume', 'Go on sending')),
  cancel: endpoint(step('/zalo/campaigns/{id}/cancel', 'Stop for good; what was not sent is not paid')),
  results: endpoint({
    method: 'GET',
    path: '/zalo/campaigns/{id}/results',
    summary: 'What became of a campaign: delivered, seen, followed, answered, and who came back',
    access: READ,
    params,
    returns: Results,
  }),
  sends: endpoint({
    method: 'GET',
    path: '/zalo/campaigns/{id}/sends',
    summary: 'Its messages, one for each guest, the newest first; found by the guest’s name',
    access: { by: 'page', may: 'guest:read' },
    params,
    query: paging.extend({
      search: text(100).optional(),
      state: z.enum(SEND_STATES).optional(),
      channel: channel.optional(),
    }),
    returns: listOf(Send),
  }),
}
