import { expect, test } from 'vitest'
import { begin, change, redo, undo } from './draftHistory.ts'

test('a word typed in one go is undone in one go, a later one on its own', () => {
  let history = change(begin(''), 'X', 'title', 0)
  history = change(history, 'Xi', 'title', 200)
  history = change(history, 'Xin', 'title', 5000)
  expect(undo(history).present).toBe('Xi')
  expect(undo(undo(history)).present).toBe('')
  expect(undo(undo(undo(history))).present).toBe('')
})

test('changes of two fields, and changes without a mark, are undone one by one', () => {
  const fields = change(change(begin('a'), 'b', 'title', 1), 'c', 'colour', 2)
  expect(undo(fields).present).toBe('b')
  const steps = change(change(begin('a'), 'b', '', 1), 'c', '', 2)
  expect(undo(steps).present).toBe('b')
})

test('what was undone comes back, until something else is changed', () => {
  const back = undo(undo(change(change(begin('a'), 'b', '', 0), 'c', '', 0)))
  expect(redo(redo(back)).present).toBe('c')
  expect(redo(redo(redo(back))).present).toBe('c')
  expect(redo(change(back, 'd', '', 9)).present).toBe('d')
})
