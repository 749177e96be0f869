// What is wrong with one field, in one form for the server and for screens. Types only: no zod at run time.
import type * as z from 'zod'
import { FIELD_PROBLEMS, type FieldProblem } from '../errors.ts'

/** Options for every parse: without the input, a missing value looks like a wrong one. */
export const PARSE_OPTIONS = { reportInput: true } as const

const NUMBERS = ['number', 'int', 'bigint', 'date']

/** Turns a schema's issue into the problem shown to the user. A rule may set its own problem as its message. */
export function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const named = FIELD_PROBLEMS.find((problem) => problem === issue.message)
  if (named) return named
  if (issue.code === 'too_small') {
    if (NUMBERS.includes(issue.origin)) return 'field/too-small'
    return Number(issue.minimum) <= 1 ? 'field/required' : 'field/too-short'
  }
  if (issue.code === 'too_big') return NUMBERS.includes(issue.origin) ? 'field/too-big' : 'field/too-long'
  return isMissing(issue) ? 'field/required' : 'field/invalid'
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_union' && 'discriminator' in issue)
    return Object(issue.input)[String(issue.discriminator)] === undefined
  const isAboutValue = /^invalid_(type|value|union)$/.test(issue.code)
  return isAboutValue && issue.input === undefined
}
