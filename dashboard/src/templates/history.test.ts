import { expect, test } from 'vitest'
import { TemplateDesign } from '@portico/contract/templates.ts'
import { begin, change, redo, undo } from './history.ts'

const plain = TemplateDesign.parse({})
const coloured = (accent: string) => ({ ...plain, accent })

test('a word typed quickly is undone at once, two different changes one by one', () => {
  let history = begin(plain)
  history = change(history, { ...plain, welcome: { vi: 'C' } }, 'welcome', 1000)
  history = change(history, { ...plain, welcome: { vi: 'Chào' } }, 'welcome', 1300)
  history = change(history, { ...history.present, accent: '#112233' }, 'accent', 1400)
  expect(undo(history).present).toEqual({ ...plain, welcome: { vi: 'Chào' } })
  expect(undo(undo(history)).present).toEqual(plain)
  expect(undo(undo(undo(history))).present).toEqual(plain)
})

test('what was undone comes back, until something else is changed', () => {
  const changed = change(change(begin(plain), coloured('#111111'), 'accent', 0), coloured('#222222'), 'second', 5000)
  const back = undo(undo(changed))
  expect(redo(redo(back)).present.accent).toBe('#222222')
  const other = change(back, coloured('#333333'), 'accent', 9000)
  expect(redo(other).present.accent).toBe('#333333')
})
