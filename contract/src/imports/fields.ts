// What a column of an imported file can become, and how far an import is. Free of zod: screens load it at once.

export const IMPORT_TARGETS = ['guests', 'leads'] as const
export type ImportTarget = (typeof IMPORT_TARGETS)[number]

/** `attribute` is a field of the venue's own, under its key. */
export const IMPORT_FIELDS = [
  'name',
  'phone',
  'email',
  'birthday',
  'language',
  'tags',
  'note',
  'consent',
  'consentOn',
  'value',
  'attribute',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

const OF_GUESTS = IMPORT_FIELDS.filter((field) => field !== 'value')
const OF_LEADS: readonly ImportField[] = ['name', 'phone', 'email', 'note', 'value']

/** The fields a target knows. */
export function fieldsOf(target: ImportTarget): readonly ImportField[] {
  return target === 'guests' ? OF_GUESTS : OF_LEADS
}

/** From the first byte to the last undone row. */
export const IMPORT_STATES = [
  'uploading',
  'reading',
  'ready',
  'trying',
  'tried',
  'running',
  'done',
  'stopped',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** States in which the worker holds the import, so members cannot change it. */
export const WORKING: readonly ImportState[] = ['reading', 'trying', 'running', 'undoing']

/** Why a file as a whole is refused. */
export const IMPORT_FAILURES = [
  'encoding',
  'no-table',
  'old-excel',
  'damaged',
  'bomb',
  'too-many-rows',
  'too-many-words',
  'plan-limit',
  'empty',
  'fault',
] as const
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

/** What can be wrong with one row; `erased` and `blank` are passed over, the others are wrong. */
export const ROW_PROBLEMS = [
  'nobody',
  'phone',
  'email',
  'birthday',
  'language',
  'tag',
  'tags-full',
  'long',
  'control',
  'consent',
  'consent-date',
  'value',
  'row-long',
  'erased',
] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

export const MOST_IMPORT_ROWS = 1_000_000
export const MOST_IMPORT_BYTES = 400 * 1_048_576
/** Hours within which an import can be undone. */
export const UNDO_HOURS = 24
/** Problems an import remembers one by one; above it only their number. */
export const MOST_PROBLEMS = 10_000
