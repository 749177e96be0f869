import type { ErrorCode, FieldProblem } from '@portico/contract/errors.ts'

/** An error meant for the caller. Everything else becomes `server/internal`. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldProblem> | undefined

  constructor(code: ErrorCode, fields?: Record<string, FieldProblem>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** Makes an error of the table in contract/errors.ts; `fields` says what is wrong with which input. */
export function fail(code: ErrorCode, fields?: Record<string, FieldProblem>): Failure {
  return new Failure(code, fields)
}
