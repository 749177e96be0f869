import { expect, test } from 'vitest'
import { begin, changed, redone, undone } from './history.ts'
import { copyOf, keyOf, moved, newStep, sendable, withWords } from './steps.ts'

const first = newStep('one-tap')

test('a removed step comes back with undo, and goes again with redo', () => {
  const removed = changed(begin([first]), [], '', 1)
  expect(undone(removed).steps).toEqual([first])
  expect(redone(undone(removed)).steps).toEqual([])
  expect(undone(begin([first])).steps).toEqual([first])
})

test('a word typed in one go is undone in one go, a later one on its own', () => {
  const titled = (vi: string) => [{ ...first, title: { vi } }]
  let draft = changed(begin([first]), titled('X'), 'title', 0)
  draft = changed(draft, titled('Xi'), 'title', 200)
  draft = changed(draft, titled('Xin'), 'title', 5000)
  expect(undone(draft).steps).toEqual(titled('Xi'))
  expect(undone(undone(draft)).steps).toEqual([first])
})

test('a new deed after undo leaves nothing to do again', () => {
  const draft = changed(undone(changed(begin([first]), [], '', 0)), [first, newStep('terms')], '', 9)
  expect(redone(draft).steps).toEqual(draft.steps)
})

test('a copied step has an id of its own, a moved one stays inside the list', () => {
  const copy = copyOf(first, [first])
  expect(copy).toEqual({ ...first, id: 'one-tap-2' })
  expect(copyOf(copy, [first, copy]).id).toBe('one-tap-3')
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
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
