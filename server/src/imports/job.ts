// An import as the worker has it, and how it tells how far it is.
import type { ImportFailure, ImportState, ImportTarget } from '@portico/contract/imports/fields.ts'
import type { ImportColumn, ImportPlan } from '@portico/contract/imports.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { openParts, type PartedFile } from './read/partedFile.ts'

export type StoredPlan = ImportPlan & {
  /** Of the person who made the plan: what the consents' words are in, and guests whose language no column says. */
  planLanguage: string
}

export type Job = {
  pageId: string
  id: string
  target: ImportTarget
  state: ImportState
  parts: number[]
  hasHeader: boolean
  columns: ImportColumn[]
  plan: StoredPlan | null
  rowsRead: number
  totalRows: number | null
  createdBy: string
  timeZone: string
  currency: string
}

/** Longer than a chunk takes; each chunk renews it. */
export const LEASE_SECONDS = 60

export const JOB_COLUMNS = sql`i.page_id, i.id, i.target, i.state, i.parts, i.has_header, i.columns, i.plan, i.rows_read, i.total_rows,
  i.created_by, p.time_zone, p.currency`

/** Where the store has a part of an import's file. */
export function partKey(id: string, number: number): string {
  return `imports/${id.toLowerCase()}/${number}`
}

/** The uploaded file. */
export function openFile({ storage }: Pick<Services, 'storage'>, { id, parts }: Pick<Job, 'id' | 'parts'>): PartedFile {
  return openParts(storage, parts, (number) => partKey(id, number))
}

/** Somebody else has the import now, or stopped it: what was begun is given up. */
export class Yielded extends Error {}

/**
 * Holds the import for a transaction, in the state its worker believes it to be in.
 * @throws Yielded
 */
export async function holdJob(tx: Tx, { pageId, id, state }: Job, rowsRead?: number): Promise<void> {
  const row = await tx.first(sql<{ state: string; rowsRead: number }>`
    select state, rows_read from imports where page_id = ${pageId} and id = ${id} for update`)
  if (row?.state !== state || (rowsRead !== undefined && row.rowsRead !== rowsRead)) throw new Yielded()
}

/** Two imports that write at once would each add a person who is in both files. */
export async function lockImports(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${pageId}`}, 0))`)
}

type Columns = Record<string, unknown>

/** Writes columns of the import, keeps it for this worker and signals open dashboards. */
export async function writeJob(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, id }: Pick<Job, 'pageId' | 'id'>,
  columns: Columns,
): Promise<void> {
  const until = new Date(clock.now().getTime() + LEASE_SECONDS * 1000)
  const all: Columns = { leased_until: until, ...columns }
  const set = sql.join(
    Object.entries(all).map(([name, value]): RawBuilder<unknown> => sql`${sql.ref(name)} = ${value}`),
  )
  await tx.run(sql`update imports set ${set} where page_id = ${pageId} and id = ${id}`)
  tx.notify(pageId, 'imports')
}

/** Ends the worker's part: the state is another, and nobody has it. */
export function endState(state: ImportState, failure: ImportFailure | null = null): Columns {
  return { state, failure, leased_until: null }
}
