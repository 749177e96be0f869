// Imports as they are stored, and as they cross the wire.
import {
  UNDO_HOURS,
  type ImportFailure,
  type ImportState,
  type ImportTarget,
} from '@portico/contract/imports/fields.ts'
import type { Import, ImportColumn, WholeImport } from '@portico/contract/imports.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { peopleById } from '../members/index.ts'
import type { StoredPlan } from './job.ts'
import type { Undone } from './undoLeads.ts'

export type StoredImport = {
  id: string
  target: ImportTarget
  name: string
  size: number
  offset: number
  parts: number[]
  state: ImportState
  failure: ImportFailure | null
  hasHeader: boolean
  columns: ImportColumn[]
  sample: WholeImport['sample']
  plan: StoredPlan | null
  progress: number
  totalRows: number | null
  added: number
  updated: number
  skipped: number
  wrong: number
  problems: number
  undone: Undone | null
  createdBy: string
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
}

const HOUR_MS = 3600_000
const UNDOABLE: readonly ImportState[] = ['done', 'stopped', 'failed']

const SELECT = sql`select id, target, name, size_bytes as size, offset_bytes as "offset", parts, state, failure, has_header, columns,
  sample, plan, progress, total_rows, added, updated, skipped, wrong, problems, undone, created_by, created_at, started_at, finished_at
  from imports`

/** @throws import/not-found */
export async function findImport({ tx, page }: PageContext, id: string, isLocked = false): Promise<StoredImport> {
  const row = await tx.first(sql<StoredImport>`
    ${SELECT} where page_id = ${page.id} and id = ${id} ${isLocked ? sql`for update` : sql``}`)
  if (!row) throw fail('import/not-found')
  return row
}

/** Imports, newest first. */
export async function readImports(context: PageContext, { limit, skip }: { limit: number; skip: number }) {
  const { tx, page, db } = context
  const rows = await tx.rows(sql<StoredImport>`
    ${SELECT} where page_id = ${page.id} order by created_at desc, id limit ${limit} offset ${skip}`)
  const all = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from imports where page_id = ${page.id}`)
  const people = await peopleById(db, [...new Set(rows.map(({ createdBy }) => createdBy))])
  const nameOf = (id: string) => people.get(id)?.displayName ?? ''
  return { rows: rows.map((row) => describeImport(context, row, nameOf(row.createdBy))), count: all?.count ?? 0 }
}

/** An import as it crosses the wire. */
export async function toWire(context: PageContext, row: StoredImport): Promise<Import> {
  const people = await peopleById(context.db, [row.createdBy])
  return describeImport(context, row, people.get(row.createdBy)?.displayName ?? '')
}

/** The same with what its screen shows beside it. */
export async function toWhole(context: PageContext, row: StoredImport): Promise<WholeImport> {
  const { hasHeader, columns, plan, sample } = row
  return { ...(await toWire(context, row)), hasHeader, columns, plan, sample }
}

function describeImport({ clock }: PageContext, row: StoredImport, by: string): Import {
  const until = row.finishedAt === null ? 0 : Date.parse(row.finishedAt) + UNDO_HOURS * HOUR_MS
  const canUndo = UNDOABLE.includes(row.state) && row.added + row.updated > 0 && until > clock.now().getTime()
  return { ...row, by, undoUntil: canUndo ? new Date(until).toISOString() : null }
}
