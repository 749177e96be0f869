import { expect, test } from 'vitest'
import type * as z from 'zod'
import { PARSE_OPTIONS, problemOf } from '../http/problem.ts'
import { newPassword, personName } from './shapes.ts'

const firstProblem = (rule: z.ZodType, value: string) => {
  const issue = rule.safeParse(value, PARSE_OPTIONS).error?.issues[0]
  return issue && problemOf(issue)
}

test('a name or password that is too short says how long it must be', () => {
  expect(firstProblem(personName, 'Lan')).toBe('field/at-least-5')
  expect(firstProblem(personName, 'Lan Hà')).toBeUndefined()
  expect(firstProblem(newPassword, 'short')).toBe('field/at-least-8')
  expect([firstProblem(personName, ''), firstProblem(newPassword, '')]).toEqual(['field/required', 'field/required'])
})
