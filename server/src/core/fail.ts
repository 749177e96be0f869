import type { DraftChange, ErrorCode, FieldProblem } from '@portico/contract/errors.ts'

/** An error meant for the caller. Everything else becomes `server/internal`. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldProblem> | undefined
  readonly change: DraftChange | undefined

  constructor(code: ErrorCode, fields?: Record<string, FieldProblem>, change?: DraftChange) {
    super(code)
    this.code = code
    this.fields = fields
    this.change = change
  }
}

/** Makes an error of the table in contract/errors.ts; `fields` says what is wrong with which input. */
export function fail(code: ErrorCode, fields?: Record<string, FieldProblem>, change?: DraftChange): Failure {
  return new Failure(code, fields, change)
}
