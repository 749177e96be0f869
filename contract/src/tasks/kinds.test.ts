// The table of what each type of task can really prove.
import { expect, test } from 'vitest'
import { isRisky, proofOf, strengthOf, takesTime, TASK_TYPES, type TaskType } from './kinds.ts'

const of = (type: TaskType, more = {}) => ({ type, liteMode: false, hasAnswers: true, hasPrices: false, ...more })

test('each of the nine types is proved as well as it can be, and no better is claimed', () => {
  expect(TASK_TYPES.map((type) => [type, proofOf(of(type)), strengthOf(of(type))])).toEqual([
    ['login_with_gmail', 'google', 'strong'],
    ['google_search', 'code', 'medium'],
    ['youtube', 'answer', 'medium'],
    ['tiktok', 'answer', 'weak'],
    ['facebook_cmt', 'wait', 'none'],
    ['facebook_chat', 'answer', 'weak'],
    ['zalo_oa', 'answer', 'weak'],
    ['ref_traffic', 'code', 'medium'],
    ['answer_question', 'answer', 'strong'],
  ])
  expect(TASK_TYPES.filter(isRisky)).toEqual(['google_search', 'facebook_cmt'])
})

test('a price on the site stands in for the code, and watching for an answer about the film', () => {
  for (const type of ['google_search', 'ref_traffic'] as const)
    expect(proofOf(of(type, { hasPrices: true }))).toBe('price')
  expect(proofOf(of('youtube', { hasAnswers: false }))).toBe('watch')
})

test('quick mode proves nothing, whatever the type', () => {
  for (const type of TASK_TYPES) expect(strengthOf(of(type, { liteMode: true }))).toBe('none')
})

test('seconds are asked for only where time is part of the proof', () => {
  expect(TASK_TYPES.filter((type) => takesTime(of(type)))).toEqual([
    'google_search',
    'youtube',
    'facebook_cmt',
    'ref_traffic',
  ])
  expect(TASK_TYPES.every((type) => takesTime(of(type, { liteMode: true })))).toBe(true)
})
