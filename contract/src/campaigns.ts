// Campaigns: creatives (the specification's campaigns) and their bookings (its Wi-Fi campaigns).
import * as z from 'zod'
import { BookingChange, BookingFields, WifiCampaign } from './campaigns/booking.ts'
import { CreativeDesign } from './campaigns/creative.ts'
import { BOOKING_STATES, OCCASIONS, SLOTS, VARIANTS } from './campaigns/kinds.ts'
import { REASONS } from './campaigns/reasons.ts'
import { crud } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { seenRevision } from './http/versioned.ts'
import { Drawing } from './portal/drawing.ts'
import { Comeback } from './reports/replies.ts'
import { language, requiredText, text } from './text.ts'

export { BookingFields, WifiCampaign } from './campaigns/booking.ts'
export { CreativeDesign } from './campaigns/creative.ts'

const Campaign = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  /** The revision under the name the specification gives it; ignored in a change, like `_id`. */
  __v: z.int(),
  name: z.string(),
  design: CreativeDesign,
  isArchived: z.boolean(),
  /** Bookings that show it, the newest first. */
  usedIn: z.array(z.object({ id: z.uuid(), name: z.string() })),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Campaign = z.output<typeof Campaign>

const read = { by: 'page', may: 'campaign:read' } as const
const write = { by: 'page', may: 'campaign:write' } as const
const publish = { by: 'page', may: 'campaign:publish' } as const
const params = z.object({ id: z.uuid() })

const creativeCalls = crud({
  path: '/campaigns',
  key: 'id',
  name: 'campaign',
  item: Campaign,
  fields: z.object({ name: requiredText(80), design: CreativeDesign }),
  filter: { isArchived: z.enum(['true', 'false']).optional() },
  sort: ['name', 'updatedAt', 'createdAt'],
  search: ['name'],
  most: 500,
  verbs: ['list', 'read', 'create', 'update', 'remove'],
  read,
  edit: write,
  module: 'campaigns',
})

export const campaigns = {
  ...creativeCalls,
  update: endpoint({
    method: 'PUT',
    path: '/campaigns/{id}',
    summary: 'Change a campaign, unless someone else did meanwhile; `_id` and `__v` are ignored',
    access: write,
    params,
    body: z.object({
      name: requiredText(80).optional(),
      design: CreativeDesign.optional(),
      isArchived: z.boolean().optional(),
      revision: seenRevision,
    }),
    returns: Campaign,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/campaigns/{id}',
    summary: 'Delete a campaign; one that a booking has shown is archived instead',
    access: { by: 'page', may: 'campaign:delete' },
    params,
    returns: params.extend({ isArchived: z.boolean() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/campaign-previews',
    summary: 'Draw a campaign as a guest would see it, for the editor',
    access: read,
    isPart: true,
    body: z.object({
      design: CreativeDesign,
      slot: z.enum(SLOTS).default('success'),
      language: language.default('vi'),
      scheme: z.enum(['light', 'dark']).optional(),
    }),
    returns: Drawing,
    perMinute: 600,
  }),
  gallery: endpoint({
    method: 'GET',
    path: '/campaign-gallery',
    summary: 'Finished campaigns by occasion, in six languages, to begin from',
    access: read,
    returns: z.object({
      rows: z.array(z.object({ occasion: z.enum(OCCASIONS), name: z.string(), design: CreativeDesign })),
    }),
  }),
}

/** Who is meant and where: what an estimate and a question can be asked of before anything is saved. */
const Plan = z.object({
  id: z.uuid().optional(),
  ...BookingFields.pick({
    type: true,
    priority: true,
    startTime: true,
    endTime: true,
    targetedDevices: true,
    slots: true,
    goal: true,
    cap: true,
    restHours: true,
    audience: true,
    holdOut: true,
  }).shape,
})

const Share = z.object({ impressions: z.int(), clicks: z.int() })

const Results = z.object({
  total: Share,
  guests: z.int(),
  bySlot: z.array(Share.extend({ slot: z.enum(SLOTS) })),
  byDevice: z.array(Share.extend({ nas_id: z.string(), name: z.string() })),
  byVariant: z.array(Share.extend({ variant: z.enum(VARIANTS), name: z.string(), guests: z.int(), clicked: z.int() })),
  byDay: z.array(Share.extend({ on: z.iso.date() })),
  /** Whether the variants differ, by a test that stays honest however often it is looked at; null with one variant. */
  trial: z
    .object({
      pValue: z.number(),
      best: z.enum(VARIANTS).nullable(),
      /** The difference of click rates, best against the rest, with bounds that always hold. */
      difference: z.number(),
      low: z.number(),
      high: z.number(),
    })
    .nullable(),
  /** With the campaign and without; null without a hold-out group. */
  comeback: Comeback.nullable(),
})
export type CampaignResults = z.output<typeof Results>

const bookingCalls = crud({
  path: '/wifi-campaign',
  key: 'id',
  name: 'Wi-Fi campaign',
  item: WifiCampaign,
  fields: BookingFields,
  filter: { state: z.enum(BOOKING_STATES).optional(), type: WifiCampaign.shape.type.optional() },
  sort: ['name', 'startTime', 'endTime', 'updatedAt', 'createdAt'],
  search: ['name'],
  most: 2000,
  verbs: ['list', 'read', 'create', 'update', 'remove'],
  read,
  edit: write,
  module: 'campaigns',
})

export const wifiCampaigns = {
  current: endpoint({
    method: 'GET',
    path: '/wifi-campaign/current',
    summary: 'What a guest of the page would get now: the booking, and which one in each slot',
    access: read,
    query: z.object({ pageId: z.uuid().optional(), nas_id: requiredText(64).optional() }),
    returns: z.object({
      current: WifiCampaign.nullable(),
      design: params.extend({ name: z.string() }).nullable(),
      slots: z.array(z.object({ slot: z.enum(SLOTS), id: z.uuid().nullable(), name: z.string().nullable() })),
    }),
  }),
  ...bookingCalls,
  update: endpoint({
    method: 'PUT',
    path: '/wifi-campaign/{id}',
    summary: 'Change a Wi-Fi campaign, unless someone else did meanwhile; `finished` true ends it',
    access: write,
    params,
    body: BookingChange,
    returns: WifiCampaign,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/wifi-campaign/{id}',
    summary: 'Delete a Wi-Fi campaign; its figures stay in the reports',
    access: { by: 'page', may: 'campaign:delete' },
    params,
    returns: params,
  }),
  estimate: endpoint({
    method: 'POST',
    path: '/wifi-campaign-estimates',
    summary: 'How many guests a booking would reach, and which other bookings it meets, before it is saved',
    access: read,
    isPart: true,
    body: Plan,
    returns: z.object({
      /** Sign-ins a day on which it may be shown, by the last 28 days. */
      perDay: z.number(),
      /** Of all sign-ins, 0 to 1. */
      share: z.number(),
      /** Guests of the last 28 days it would have met. */
      guests: z.int(),
      /** Showings until its end, after goal and caps; null without an end. */
      impressions: z.int().nullable(),
      /** The goal is more than there are sign-ins. */
      isGoalTooHigh: z.boolean(),
      overlaps: z.array(
        WifiCampaign.pick({ id: true, name: true, type: true, priority: true, startTime: true, endTime: true }),
      ),
    }),
    perMinute: 120,
  }),
  why: endpoint({
    method: 'GET',
    path: '/wifi-campaign/{id}/why',
    summary: 'Why a Wi-Fi campaign is not shown now, to a guest in general or to one',
    access: read,
    params,
    query: z.object({
      guestId: z.uuid().optional(),
      nas_id: requiredText(64).optional(),
      language: language.optional(),
    }),
    returns: z.object({
      rows: z.array(
        z.object({
          slot: z.enum([...SLOTS, 'design']),
          /** How often it is shown there, 0 to 1, when all of it depends on chance. */
          chance: z.number(),
          reason: z.enum(REASONS).nullable(),
          winner: params.extend({ name: z.string() }).nullable(),
        }),
      ),
    }),
  }),
  results: endpoint({
    method: 'GET',
    path: '/wifi-campaign/{id}/results',
    summary: 'What a Wi-Fi campaign delivered, by slot, gateway, variant and day, and what it was good for',
    access: read,
    params,
    returns: Results,
  }),
  askApproval: endpoint({
    method: 'POST',
    path: '/wifi-campaign/{id}/approval',
    summary: 'Ask a sponsor to approve it: by e-mail, and as a link to pass on; until then it is not shown',
    access: publish,
    params,
    body: z.object({ name: requiredText(80), email: z.union([z.literal(''), z.email().max(254)]) }),
    returns: z.object({ url: z.string(), token: z.string() }),
    perMinute: 20,
  }),
}

const token = requiredText(200)

/** What a sponsor without an account may ask, by the link. */
export const campaignApprovals = {
  read: endpoint({
    method: 'POST',
    path: '/campaign-approvals',
    summary: 'What a sponsor is asked to approve',
    access: { by: 'anyone' },
    isPart: true,
    body: z.object({ token, language: language.default('vi') }),
    returns: z.object({
      pageName: z.string(),
      name: z.string(),
      sponsor: z.string(),
      startTime: z.iso.datetime(),
      endTime: z.iso.datetime().nullable(),
      answer: z.enum(['waiting', 'approved', 'declined']),
      note: z.string(),
      drawings: z.array(Drawing),
    }),
    perMinute: 60,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/campaign-approvals/answer',
    summary: 'Approve or decline what the link asks',
    access: { by: 'anyone' },
    body: z.object({ token, isApproved: z.boolean(), note: text(1000).default('') }),
    returns: z.object({ answer: z.enum(['approved', 'declined']) }),
    perMinute: 20,
  }),
}
