import { expect, test } from 'vitest'
import { copyOf, keyOf, moveOne, newStep, sendable, withWords } from './steps.ts'

const first = newStep('one-tap')

test('a copied step has an id of its own, a moved one stays inside the list', () => {
  const copy = copyOf(first, [first])
  expect(copy).toEqual({ ...first, id: 'one-tap-2' })
  expect(copyOf(copy, [first, copy]).id).toBe('one-tap-3')
  expect(moveOne(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveOne(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})

test('what is half typed is not sent, and an emptied field speaks the portal’s own words', () => {
  const question = { id: 'q', type: 'choice' as const, label: {}, mappingField: '', required: false }
  const options = [{ value: 'Trà' }, { value: ' ' }]
  expect(sendable([{ ...first, questions: [{ ...question, options }] }])[0]?.questions[0]?.options).toEqual([
    { value: 'Trà' },
  ])
  expect(withWords({ vi: 'Chào', en: 'Hi' }, 'en', '')).toEqual({ vi: 'Chào' })
  expect(keyOf('Số phòng Đôi')).toBe('so_phong_doi')
})
