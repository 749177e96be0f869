// Leads: people who want something of the venue and are followed up, stage by stage.
import * as z from 'zod'
import { crud, listOf, paging } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { key, requiredText, text } from './text.ts'

export const LEAD_SOURCES = ['form', 'cta', 'survey', 'manual', 'api', 'import', 'automation'] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]
export const STAGE_COLOURS = ['grey', 'blue', 'teal', 'yellow', 'orange', 'green', 'red'] as const
export const LEAD_DUE = ['overdue', 'today', 'week', 'none'] as const
export const MOST_STAGES = 12
const MOST_AT_ONCE = 500

const Stage = z.object({
  id: key,
  /** Empty for the usual name of a stage everybody has. */
  name: text(40),
  colour: z.enum(STAGE_COLOURS),
})
export type LeadStage = z.output<typeof Stage>

/** The stages of a page that has chosen none. The first and the last two are fixed. */
export const USUAL_STAGES: readonly LeadStage[] = [
  { id: 'new', name: '', colour: 'blue' },
  { id: 'contacted', name: '', colour: 'yellow' },
  { id: 'won', name: '', colour: 'green' },
  { id: 'lost', name: '', colour: 'red' },
]

/** Whether a stage ends the work on a lead. */
export function isClosing(stage: string): boolean {
  return stage === 'won' || stage === 'lost'
}

const fields = z.object({
  name: text(120).optional(),
  /** With its country code, or as people dial it in Vietnam. */
  phone: text(32).optional(),
  email: z.union([z.literal(''), z.email().max(254)]).optional(),
  /** What the person wants. */
  note: text(2000).optional(),
  stage: key.optional(),
  /** A member of the page; null for nobody. */
  ownerId: z.uuid().nullable().optional(),
  dueAt: z.iso.datetime({ offset: true }).nullable().optional(),
  /** In minor units of the page's currency. */
  value: z.int().min(0).max(1_000_000_000_000).nullable().optional(),
})

const Lead = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  /** The guest it is about, once one is known. */
  guestId: z.uuid().nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  note: z.string(),
  source: z.enum(LEAD_SOURCES),
  campaignId: z.uuid().nullable(),
  stage: z.string(),
  ownerId: z.uuid().nullable(),
  dueAt: z.iso.datetime().nullable(),
  value: z.int().nullable(),
  lostReason: z.string(),
  /** Sent back with a change, which is refused when somebody else changed the lead meanwhile. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
})
export type Lead = z.output<typeof Lead>

const LeadNote = z.object({
  id: z.uuid(),
  kind: z.enum(['note', 'created', 'joined', 'stage', 'owner']),
  text: z.string(),
  /** Of `stage` ids of stages, of `owner` names of members. */
  before: z.string(),
  after: z.string(),
  /** Who did it; empty for the portal and for API keys. */
  by: z.string(),
  at: z.iso.datetime(),
})
export type LeadNote = z.output<typeof LeadNote>

const READ = { by: 'page', may: 'lead:read' } as const
const WRITE = { by: 'page', may: 'lead:write' } as const
/** Without `lead:write` only leads assigned to the caller. */
const WORK = { by: 'page', may: 'lead.assigned:write' } as const
const byId = z.object({ id: z.uuid() })

const baseEndpoints = crud({
  path: '/leads',
  key: 'id',
  name: 'lead',
  item: Lead,
  fields,
  filter: {
    /** Days of the page's calendar on which leads were made, both included. */
    fromDate: z.iso.date().optional(),
    toDate: z.iso.date().optional(),
    stage: key.optional(),
    source: z.enum(LEAD_SOURCES).optional(),
    owner: z.union([z.uuid(), z.literal('none')]).optional(),
    due: z.enum(LEAD_DUE).optional(),
    /** Part of a name, phone or e-mail, accents or not. */
    search: text(80).optional(),
  },
  sort: ['createdAt', 'name', 'dueAt', 'value'],
  about: {
    list: 'Leads, newest first; names and contacts are masked without the right to guests’ identity',
    create: 'Add a lead; one that is open for the same person gets a note instead',
    update: 'Change a lead; without `lead:write` only one assigned to the caller',
  },
  read: READ,
  edit: WORK,
})

const BoardStage = Stage.extend({ leads: z.int() })

export const leads = {
  list: baseEndpoints.list,
  create: endpoint({ ...baseEndpoints.create, returns: Lead.extend({ isNew: z.boolean() }) }),
  update: endpoint({
    ...baseEndpoints.update,
    body: fields.extend({ lostReason: text(200).optional(), revision: z.int().optional() }),
  }),
  remove: endpoint({ ...baseEndpoints.remove, access: WRITE, returns: z.object({ _id: z.uuid(), id: z.uuid() }) }),
  bulk: endpoint({
    method: 'POST',
    path: '/leads/bulk',
    summary: 'Move, assign or delete several leads; those the caller may not change are skipped',
    access: WORK,
    body: z.object({
      ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE),
      change: z.union([
        z.object({ stage: key }),
        z.object({ ownerId: z.uuid().nullable() }),
        z.object({ remove: z.literal(true) }),
      ]),
    }),
    returns: z.object({ changed: z.int(), skipped: z.int() }),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/leads/{id}/notes',
    summary: 'What happened to a lead, newest first',
    access: READ,
    params: byId,
    query: paging,
    returns: listOf(LeadNote),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/leads/{id}/notes',
    summary: 'Write a note on a lead',
    access: WORK,
    params: byId,
    body: z.object({ text: requiredText(2000) }),
    returns: LeadNote,
  }),
  board: endpoint({
    method: 'GET',
    path: '/lead-stages',
    summary: 'The stages of the page with how many leads are in each, and the members leads can be assigned to',
    access: READ,
    returns: z.object({
      rows: z.array(BoardStage),
      people: z.array(z.object({ uid: z.uuid(), displayName: z.string() })),
      currency: z.string(),
    }),
  }),
  saveStages: endpoint({
    method: 'PUT',
    path: '/lead-stages',
    summary: 'Replace the stages; leads of a stage that goes move to the stage `moves` names for it',
    access: WRITE,
    body: z.object({
      stages: z.array(Stage).min(3).max(MOST_STAGES),
      moves: z.record(key, key).optional(),
    }),
    returns: z.object({ rows: z.array(BoardStage) }),
  }),
}
