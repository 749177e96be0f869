// What a rule of the contract says of one field, stated once for the server and for forms. Types only: no zod at run time.
import type * as z from 'zod'
import { FIELD_PROBLEMS, type FieldProblem } from '../errors.ts'

/** Turns what a schema found into the problem a person is told. A rule may name its own problem as its message. */
export function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const named = FIELD_PROBLEMS.find((problem) => problem === issue.message)
  if (named) return named
  if (issue.code === 'too_small')
    return issue.origin === 'string' && Number(issue.minimum) <= 1 ? 'field/required' : 'field/too-short'
  if (issue.code === 'too_big') return 'field/too-long'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'field/required'
  return 'field/invalid'
}
