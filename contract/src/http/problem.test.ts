import { expect, test } from 'vitest'
import * as z from 'zod'
import { PARSE_OPTIONS, problemOf } from './problem.ts'

const schema = z.object({
  limit: z.int().min(1).max(200),
  code: z.string().min(3).max(5),
  role: z.enum(['owner', 'staff']),
  tags: z.array(z.string()).min(1).max(2),
  way: z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
  either: z.union([z.string(), z.int()]),
})
const right = { limit: 1, code: 'abc', role: 'owner', tags: ['a'], way: { kind: 'a' }, either: 'x' }

function problemsOf(changes: object): Record<string, string> {
  const issues = schema.safeParse({ ...right, ...changes }, PARSE_OPTIONS).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), problemOf(issue)]))
}

test('a number out of range is too big or too small, a text too long or too short', () => {
  expect(problemsOf({ limit: 500, code: 'abcdef' })).toEqual({ limit: 'field/too-big', code: 'field/too-long' })
  expect(problemsOf({ limit: 0, code: 'ab' })).toEqual({ limit: 'field/too-small', code: 'field/too-short' })
})

test('what is missing is asked for, of whatever kind it is', () => {
  expect(problemsOf(Object.fromEntries(Object.keys(right).map((name) => [name, undefined])))).toEqual({
    limit: 'field/required',
    code: 'field/required',
    role: 'field/required',
    tags: 'field/required',
    way: 'field/required',
    either: 'field/required',
  })
  expect(problemsOf({ code: '', tags: [], way: {} })).toEqual({
    code: 'field/too-short',
    tags: 'field/required',
    'way.kind': 'field/required',
  })
})

test('what is there and wrong is not valid', () => {
  expect(problemsOf({ limit: '5', code: 7, role: 'king', way: { kind: 'c' }, either: true })).toEqual({
    limit: 'field/invalid',
    code: 'field/invalid',
    role: 'field/invalid',
    'way.kind': 'field/invalid',
    either: 'field/invalid',
  })
})
