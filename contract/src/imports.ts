// Guests and leads out of a file: uploaded part by part, its columns named, tried out, run in the background, undone for a day.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { CONSENT_CHANNELS } from './guests.ts'
import {
  IMPORT_FAILURES,
  IMPORT_FIELDS,
  IMPORT_STATES,
  IMPORT_TARGETS,
  MOST_IMPORT_BYTES,
  ROW_PROBLEMS,
} from './imports/fields.ts'
import { CHUNK_BYTES } from './media/limits.ts'
import { isOwnName } from './names.ts'
import { requiredText } from './text.ts'

const MOST_COLUMNS = 200
const BASE64 = Math.ceil(CHUNK_BYTES / 3) * 4

/** The key of an attribute, as login flows write it. */
const attribute = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/)
  .refine(isOwnName, 'field/invalid')

const Mapping = z.object({
  index: z.int().min(0).max(MOST_COLUMNS),
  to: z.enum(IMPORT_FIELDS),
  /** Of `attribute` only. */
  attribute: attribute.optional(),
})

/** Evidence of marketing consent; without it, an import records none. */
const Evidence = z.object({
  by: requiredText(120),
  /** For rows without a date of their own. */
  on: z.iso.date(),
  text: requiredText(4000),
  channels: z.array(z.enum(CONSENT_CHANNELS)).min(1).max(CONSENT_CHANNELS.length),
  /** Everybody in the file agreed; else those whose column says so. */
  isForAll: z.boolean(),
})

const ImportPlan = z.object({
  columns: z.array(Mapping).min(1).max(MOST_COLUMNS),
  /** Tags for everybody in the file. */
  tags: z.array(requiredText(40)).max(10).default([]),
  consent: Evidence.nullable().default(null),
})
export type ImportPlan = z.output<typeof ImportPlan>

const Column = z.object({
  index: z.int(),
  name: z.string(),
  samples: z.array(z.string()),
  /** What its name says it is. */
  guess: z.enum(IMPORT_FIELDS).nullable(),
})
export type ImportColumn = z.output<typeof Column>

/** Rows by what became of them, or would become. `skipped`: nothing new in them, or somebody who was erased. */
const counts = { added: z.int(), updated: z.int(), skipped: z.int(), wrong: z.int() }

const SampleRow = z.object({
  line: z.int(),
  outcome: z.enum(['added', 'updated', 'skipped', 'wrong']),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  more: z.string(),
})

const Import = z.object({
  id: z.uuid(),
  target: z.enum(IMPORT_TARGETS),
  /** The file's. */
  name: z.string(),
  size: z.int(),
  offset: z.int(),
  state: z.enum(IMPORT_STATES),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  /** Of the file, in thousandths. */
  progress: z.int(),
  /** Known from the end of the trial on. */
  totalRows: z.int().nullable(),
  ...counts,
  /** Rows that no longer have a place among the problems are only counted. */
  problems: z.int(),
  createdAt: z.iso.datetime(),
  /** Who brought the file. */
  by: z.string(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Null where there is nothing to undo, or no longer. */
  undoUntil: z.iso.datetime().nullable(),
  /** What undoing took away, what it took back in part, and what it left because somebody used it since. */
  undone: z.object({ removed: z.int(), restored: z.int(), kept: z.int() }).nullable(),
})
export type Import = z.output<typeof Import>

const WholeImport = Import.extend({
  hasHeader: z.boolean(),
  columns: z.array(Column),
  plan: ImportPlan.nullable(),
  /** Rows of the trial. */
  sample: z.array(SampleRow),
})
export type WholeImport = z.output<typeof WholeImport>

const Problem = z.object({ line: z.int(), column: z.string(), problem: z.enum(ROW_PROBLEMS) })

const may = { by: 'page', may: 'guest:import' } as const
const params = z.object({ id: z.uuid() })

export const imports = {
  list: endpoint({
    method: 'GET',
    path: '/imports',
    summary: 'Imports of guests and leads, newest first',
    access: may,
    query: paging,
    returns: listOf(Import),
  }),
  read: endpoint({
    method: 'GET',
    path: '/imports/{id}',
    summary: 'One import with its columns, its plan and a sample of its rows',
    access: may,
    params,
    returns: WholeImport,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/imports',
    summary: 'Begin to upload a CSV or XLSX file of guests or leads',
    access: may,
    body: z.object({
      target: z.enum(IMPORT_TARGETS),
      name: requiredText(200),
      size: z.int().min(1).max(MOST_IMPORT_BYTES),
    }),
    returns: Import,
  }),
  append: endpoint({
    method: 'PUT',
    path: '/imports/{id}/data',
    summary: 'Send the next part of the file',
    access: may,
    params,
    body: z.object({ offset: z.int().min(0), crc32: z.int().min(0), data: z.base64().max(BASE64) }),
    returns: Import,
    isPart: true,
    isWaiting: true,
    perMinute: 3000,
  }),
  try: endpoint({
    method: 'POST',
    path: '/imports/{id}/trial',
    summary: 'Say what the columns are, and see what would become of each row without changing anything',
    access: may,
    params,
    body: ImportPlan,
    returns: Import,
  }),
  run: endpoint({
    method: 'POST',
    path: '/imports/{id}/run',
    summary: 'Run an import as it was tried',
    access: may,
    params,
    returns: Import,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/imports/{id}/undo',
    summary: 'Take back what an import did; possible for 24 hours',
    access: may,
    params,
    returns: Import,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/imports/{id}/stop',
    summary: 'Stop an import; what it has written stays and can be undone',
    access: may,
    params,
    returns: Import,
  }),
  problems: endpoint({
    method: 'GET',
    path: '/imports/{id}/problems',
    summary: 'What is wrong with which line, to correct the file',
    access: may,
    params,
    returns: listOf(Problem),
  }),
}
