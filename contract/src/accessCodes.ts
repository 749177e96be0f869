// Access codes: time on the Wi-Fi that is handed out on paper or at the counter.
import * as z from 'zod'
import { ALPHABETS, LONGEST, MOST_CODES, SHORTEST } from './accessCodes/strength.ts'
import { PER_ROW } from './accessCodes/sheet.ts'
import { crud, listOf, paging } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { requiredText, text } from './text.ts'
import { keysOf } from './records.ts'

export const CODE_STATES = ['unused', 'used', 'expired', 'revoked'] as const
export type CodeState = (typeof CODE_STATES)[number]

const LEADS = { by: 'page', may: 'access-code:issue' } as const
const READS = { by: 'page', may: 'access-code:read' } as const
const ISSUES = { by: 'page', may: 'access-code.single:issue' } as const

/** What a batch may be given, and be changed in later, for every code of it. */
const Terms = z.object({
  name: requiredText(80),
  note: text(200),
  /** From the first use. */
  durationMinutes: z.int().min(5).max(527_040),
  maxDevices: z.int().min(1).max(50),
  /** 0 is no limit. */
  downKbps: z.int().min(0).max(10_000_000),
  upKbps: z.int().min(0).max(10_000_000),
  /** Up and down, all devices of one code together; null is no limit. */
  dataMegabytes: z.int().min(1).max(10_000_000).nullable(),
  validUntil: z.iso.datetime({ offset: true }).nullable(),
  /** In minor units of the page's currency; printed on the slip. */
  price: z.int().min(0).max(1_000_000_000_000).nullable(),
})

export const NewBatch = Terms.extend({
  note: Terms.shape.note.default(''),
  maxDevices: Terms.shape.maxDevices.default(1),
  downKbps: Terms.shape.downKbps.default(0),
  upKbps: Terms.shape.upKbps.default(0),
  dataMegabytes: Terms.shape.dataMegabytes.default(null),
  validUntil: Terms.shape.validUntil.default(null),
  price: Terms.shape.price.default(null),
  kind: z.enum(['sheet', 'counter']),
  /** Of a sheet: how many are made. Of the counter: how many may be usable at once. */
  count: z.int().min(1).max(MOST_CODES),
  alphabet: z.enum(keysOf(ALPHABETS)).default('digits'),
  /** Absent leaves the shortest that is safe. */
  length: z.int().min(SHORTEST).max(LONGEST).optional(),
})
export type NewBatch = z.input<typeof NewBatch>

export const Batch = Terms.extend({
  id: z.uuid(),
  kind: z.enum(['sheet', 'counter']),
  alphabet: z.enum(['digits', 'letters']),
  length: z.int(),
  most: z.int(),
  isEnabled: z.boolean(),
  revokedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  counts: z.object({ unused: z.int(), used: z.int(), expired: z.int(), revoked: z.int() }),
})
export type Batch = z.output<typeof Batch>

export const AccessCode = z.object({
  id: z.uuid(),
  batchId: z.uuid(),
  batchName: z.string(),
  number: z.int(),
  code: z.string(),
  note: z.string(),
  state: z.enum(CODE_STATES),
  /** Why the code is over or refused, where the state alone does not say it. */
  reason: z.enum(['time', 'data', 'date', 'off']).nullable(),
  devices: z.int(),
  maxDevices: z.int(),
  durationMinutes: z.int(),
  usedBytes: z.int(),
  dataMegabytes: z.int().nullable(),
  price: z.int().nullable(),
  validUntil: z.iso.datetime().nullable(),
  firstUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Names the user who issues the codes. */
  isOwn: z.boolean(),
})
export type AccessCode = z.output<typeof AccessCode>

/** What became of the sessions of codes that were revoked, by the gateways' own word. */
export const Revocation = z.object({
  codes: z.int(),
  disconnected: z.int(),
  /** Waits for the gateway's next poll. */
  queued: z.int(),
  /** The gateway did not answer or refused: these may stay online until their time is over. Tried again by itself. */
  failed: z.int(),
})
export type Revocation = z.output<typeof Revocation>

/** A file to save or print, in base64. */
const Paper = z.object({ filename: z.string(), type: z.string(), base64: z.string() })
export type Paper = z.output<typeof Paper>

const byId = z.object({ id: z.uuid() })
const Preset = z.object({
  id: z.uuid(),
  name: z.string(),
  durationMinutes: z.int(),
  maxDevices: z.int(),
  price: z.int().nullable(),
})
export type Preset = z.output<typeof Preset>

/** How a code is shown, scanned and printed: the address a QR code holds, the network it is for, the venue's logo. */
const IssuedBatch = AccessCode.extend({ link: z.string(), ssid: z.string(), logo: z.string().nullable() })
export type IssuedBatch = z.output<typeof IssuedBatch>

const baseEndpoints = crud({
  path: '/access-code-batches',
  key: 'id',
  name: 'batch',
  item: Batch,
  fields: NewBatch,
  /** Those the counter may issue from now. */
  filter: { usable: z.enum(['true']).optional() },
  about: {
    list: 'Batches of access codes, newest first; and how many wrong codes were tried here lately',
    create: 'Make a batch of codes, or a kind that the counter issues one by one; too short a length is refused',
    update: 'Change a batch for all of its codes, or switch it on and off',
    remove: 'Delete a batch of which no code is in use',
  },
  read: LEADS,
  edit: LEADS,
})

/** Whether a login flow in use asks guests for an access code; otherwise they get online without one. */
const isAskedFor = z.boolean()

/** What the list of batches says beside its rows. */
const AboutBatches = z.object({
  /** The chance that one guess hits a usable code of the page: what a new batch adds to. */
  taken: z.number(),
  /** The network's name on slips. */
  ssid: z.string(),
  /** The address of the venue's logo, as slips show it. */
  logo: z.string().nullable(),
  /** Guessing has used up the page's tries: strangers are asked to wait. */
  isUnderAttack: z.boolean(),
  isAskedFor,
})

export const batches = {
  list: endpoint({ ...baseEndpoints.list, returns: baseEndpoints.list.returns.extend(AboutBatches.shape) }),
  create: endpoint({ ...baseEndpoints.create, perMinute: 20 }),
  update: endpoint({ ...baseEndpoints.update, body: Terms.partial().extend({ isEnabled: z.boolean().optional() }) }),
  remove: endpoint({ ...baseEndpoints.remove, access: { by: 'page', may: 'access-code:revoke' } }),
}

export const accessCodes = {
  listBatches: batches.list,
  createBatch: batches.create,
  updateBatch: batches.update,
  revokeBatch: endpoint({
    method: 'POST',
    path: '/access-code-batches/{id}/revoke',
    summary: 'Revoke every code of a batch and end its sessions; the answer tells what the gateways said',
    access: { by: 'page', may: 'access-code:revoke' },
    params: byId,
    returns: Revocation,
    isWaiting: true,
  }),
  removeBatch: batches.remove,
  print: endpoint({
    method: 'POST',
    path: '/access-code-batches/{id}/print',
    summary: 'Usable codes of a batch as an A4 sheet, as slips of 58 or 80 mm, or as CSV',
    access: LEADS,
    params: byId,
    body: z.object({
      as: z.enum(['sheet', 'slip58', 'slip80', 'csv']),
      perRow: z.union(PER_ROW.map((n) => z.literal(n))).default(3),
      /** Only these; every unused one when absent. */
      ids: z.array(z.uuid()).min(1).max(MOST_CODES).optional(),
    }),
    returns: Paper,
    isWaiting: true,
    perMinute: 20,
  }),
  setNetwork: endpoint({
    method: 'PUT',
    path: '/access-code-network',
    summary: 'The name of the Wi-Fi network, as slips show it',
    access: LEADS,
    body: z.object({ ssid: text(32) }),
    returns: z.object({ ssid: z.string() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/access-codes',
    summary: 'Access codes; without the right to make batches only those one issued oneself',
    access: READS,
    query: paging.extend({
      batchId: z.uuid().optional(),
      state: z.enum(CODE_STATES).optional(),
      /** A whole code, a place in its batch, or part of a note. */
      search: text(60).optional(),
      sort: z.enum(['number', 'firstUsedAt', 'expiresAt', 'usedBytes']).default('number'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    returns: listOf(AccessCode),
  }),
  note: endpoint({
    method: 'PUT',
    path: '/access-codes/{id}',
    summary: 'Write whom a code is for',
    access: READS,
    params: byId,
    body: z.object({ note: text(80) }),
    returns: AccessCode,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/access-codes/revoke',
    summary: 'Revoke codes and end their sessions; staff revoke what they issued themselves',
    access: { by: 'page', may: 'access-code.own:revoke' },
    body: z.object({ ids: z.array(z.uuid()).min(1).max(500) }),
    returns: Revocation,
    isWaiting: true,
  }),
  presets: endpoint({
    method: 'GET',
    path: '/access-code-presets',
    summary: 'What the counter may issue',
    access: ISSUES,
    returns: z.object({ rows: z.array(Preset), currency: z.string(), isAskedFor }),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/access-codes',
    summary: 'Issue one code',
    access: ISSUES,
    body: z.object({ batchId: z.uuid(), note: text(80).default('') }),
    returns: IssuedBatch,
    perMinute: 30,
  }),
  slip: endpoint({
    method: 'POST',
    path: '/access-codes/{id}/slip',
    summary: 'The slip of one code',
    access: READS,
    params: byId,
    body: z.object({ as: z.enum(['slip58', 'slip80']) }),
    returns: Paper,
    isWaiting: true,
    perMinute: 60,
  }),
}
