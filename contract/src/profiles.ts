// Guests as a venue knows them: who came, what they said, how they are tagged (the specification's custom profiles).
import * as z from 'zod'
import { LIFECYCLES, Thresholds } from './profiles/lifecycle.ts'
import { PROFILE_TYPES } from './profiles/facts.ts'
import { CONSENT_CHANNELS } from './guests.ts'
import { endpoint } from './http/endpoint.ts'
import { requiredText, text } from './text.ts'

/** Tags of one guest, and guests tagged at once. */
export const MOST_TAGS = 50
export const MOST_GUESTS = 500

const day = z.iso.date()

/** A guest in the list; name, phone and email are masked for those who may not read them. */
const Profile = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  profileType: z.enum(PROFILE_TYPES),
  lifecycle: z.enum(LIFECYCLES),
  language: z.string(),
  tags: z.array(z.uuid()),
  /** Ways in which marketing is allowed now. */
  consents: z.array(z.enum(CONSENT_CHANNELS)),
  visits: z.int(),
  seconds: z.int(),
  bytes: z.int(),
  /** The newest rating, from 0 to 10. */
  score: z.int().nullable(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type Profile = z.output<typeof Profile>

const read = { by: 'page', may: 'guest:read' } as const
const write = { by: 'page', may: 'guest.rights:serve' } as const
const params = z.object({ id: z.uuid() })

/** What can be asked of the list, and of its export. */
const chosen = {
  /** The day of the last visit, in the venue's zone; both days belong to it. */
  fromDate: day.optional(),
  toDate: day.optional(),
  /** Ids of tags, separated by commas. */
  tags: text(MOST_TAGS * 37)
    .regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36})*$/, 'field/invalid')
    .optional(),
  tagged: z.enum(['any', 'all']).default('any'),
  profileType: z.enum(PROFILE_TYPES).optional(),
  lifecycle: z.enum(LIFECYCLES).optional(),
  segment: z.uuid().optional(),
  /** Part of a name, phone number or email, in letters with or without accents. */
  search: text(80).optional(),
}

/** A thing that happened with a guest. */
const TimelineEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    'visit',
    'answer',
    'consent',
    'note',
    'campaign',
    'lead',
    'edit',
    'merge',
    'gift',
    'game',
    'review',
    'conversation',
    'message',
    'automation',
    'task',
    'points',
  ]),
  id: z.string(),
  /** What it was about: the hotspot, the question, the channel, the field; in a note, who wrote it. */
  title: z.string(),
  text: z.string(),
  /** Of an edit, the value it replaced. */
  before: z.string().optional(),
  /** Of an edit or a merge, the member who did it; empty for the guest, or a proof. */
  by: z.string().optional(),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

/** Two guests who became one. */
const Merge = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Who went into this guest. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The member who did it; null when a proof did. */
  by: z.string().nullable(),
})
export type Merge = z.output<typeof Merge>
const oneMerge = params.extend({ merge: z.uuid() })

export const profiles = {
  list: endpoint({
    method: 'GET',
    path: '/custom-users',
    summary: 'Guests by their last visit, most visits or first visit',
    access: read,
    query: z.object({
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
      skip: z.coerce.number<number | string>().int().min(0).max(10_000).default(0),
      /** The `next` of the page before; it reaches every guest, where `skip` has an end. */
      after: text(500).optional(),
      sort: z.enum(['lastSeenAt', 'visits', 'firstSeenAt']).default('lastSeenAt'),
      ...chosen,
    }),
    returns: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z.array(Profile),
      /** `total` is exact unless `isMore`: then there are at least so many. */
      meta: z.object({
        total: z.int(),
        isMore: z.boolean(),
        limit: z.int(),
        skip: z.int(),
        next: z.string().nullable(),
        /** Everybody by the source of their identity. */
        byType: z.partialRecord(z.enum(PROFILE_TYPES), z.int()),
      }),
    }),
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/custom-users/{id}/timeline',
    summary: 'What happened with a guest, newest first',
    access: { by: 'page', may: 'guest.held:read' },
    params,
    query: z.object({ before: z.iso.datetime().optional() }),
    /** `next` is the `before` of the next part. */
    returns: z.object({ rows: z.array(TimelineEntry), next: z.iso.datetime().nullable() }),
  }),
  tag: endpoint({
    method: 'POST',
    path: '/custom-users/tags',
    summary: 'Give tags to guests and take others away',
    access: write,
    body: z.object({
      guests: z.array(z.uuid()).min(1).max(MOST_GUESTS),
      add: z.array(z.uuid()).max(MOST_TAGS).default([]),
      remove: z.array(z.uuid()).max(MOST_TAGS).default([]),
    }),
    returns: z.object({ guests: z.int() }),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/custom-users/{id}/notes',
    summary: 'Write a note about a guest',
    access: write,
    params,
    body: z.object({ text: requiredText(2000) }),
    returns: z.object({ id: z.uuid() }),
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/custom-users/{id}/notes/{note}',
    summary: 'Delete a note',
    access: write,
    params: params.extend({ note: z.uuid() }),
    returns: params.extend({ note: z.uuid() }),
  }),
  mergePreview: endpoint({
    method: 'GET',
    path: '/custom-users/{id}/merge',
    summary: 'What two guests would be as one',
    access: write,
    params,
    query: z.object({ from: z.uuid() }),
    /** `isContested`: both proved a contact of one kind, so they may be two people. */
    returns: z.object({ into: Profile, from: Profile, isContested: z.boolean() }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/custom-users/{id}/merge',
    summary: 'Make two guests one; it can be taken back for 30 days',
    access: write,
    params,
    body: z.object({ from: z.uuid() }),
    returns: params,
  }),
  merges: endpoint({
    method: 'GET',
    path: '/custom-users/{id}/merges',
    summary: 'Merges of a guest that can still be taken back, newest first',
    access: { by: 'page', may: 'guest.held:read' },
    params,
    returns: z.object({ rows: z.array(Merge) }),
  }),
  unmergePreview: endpoint({
    method: 'GET',
    path: '/custom-users/{id}/merges/{merge}',
    summary: 'What would go back if a merge were taken back',
    access: { by: 'page', may: 'guest.held:read' },
    params: oneMerge,
    returns: z.object({
      back: z.object({
        visits: z.int(),
        devices: z.int(),
        contacts: z.int(),
        consents: z.int(),
        notes: z.int(),
        leads: z.int(),
      }),
      /** Rows that were deleted or given to somebody else since. */
      gone: z.int(),
      /** Visits since the merge stay. */
      visitsSince: z.int(),
    }),
  }),
  unmerge: endpoint({
    method: 'DELETE',
    path: '/custom-users/{id}/merges/{merge}',
    summary: 'Take the newest merge of a guest back: they are two again',
    access: write,
    params: oneMerge,
    /** `id` is the guest who is back. */
    returns: params,
  }),
  thresholds: endpoint({
    method: 'GET',
    path: '/guest-lifecycle',
    summary: 'When a guest counts as regular, cooling off, at risk or lost',
    access: read,
    returns: Thresholds,
  }),
  setThresholds: endpoint({
    method: 'PUT',
    path: '/guest-lifecycle',
    summary: 'Change when a guest counts as regular, cooling off, at risk or lost',
    access: { by: 'page', may: 'page.settings:write' },
    body: Thresholds,
    returns: Thresholds,
  }),
}
