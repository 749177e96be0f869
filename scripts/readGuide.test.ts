import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyEdit, countLines, readGuide } from './readGuide.ts'

const ROOT = join(import.meta.dirname, '..')
const { files, edits } = readGuide(ROOT, 'docs/lists.md')

test('every line the guide to a new list asks for has a place to go to', () => {
  expect(edits.length).toBeGreaterThan(5)
  for (const edit of edits) {
    const source = readFileSync(join(ROOT, edit.file), 'utf8')
    expect(applyEdit(source, edit)).toContain(edit.text.trim())
  }
})

test('the feature of the guide is not in the product, and is as small as promised', () => {
  expect(files.filter(({ file }) => existsSync(join(ROOT, file)))).toEqual([])
  const words = files.filter(({ file }) => file.startsWith('locales/'))
  expect([files.length - words.length, words.length]).toEqual([5, 6])
  const lines = (of: typeof files) => of.reduce((sum, { text }) => sum + countLines(text), 0)
  expect(lines(files) - lines(words)).toBeLessThanOrEqual(190)
})
