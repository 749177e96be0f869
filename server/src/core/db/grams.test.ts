// A search finds only guests whose parts of words are in the index.
import { expect, test } from 'vitest'
import { gramsOf, gramsOfPart, hashPart } from './grams.ts'
import { plainText } from './plainText.ts'

const PAGE = '0198a3b2-7000-8000-8000-0123456789ab'
const knows = (text: string, part: string) =>
  gramsOfPart(PAGE, plainText(part)).every((gram) => gramsOf(PAGE, plainText(text)).has(gram))

test.each([
  ['Nguyễn Thị Ánh', 'ng'],
  ['Nguyễn Thị Ánh', 'á'],
  ['Nguyễn Thị Ánh', 'ễn Th'],
  ["O'Neil-Smith", 'ne'],
  ["O'Neil-Smith", 's'],
  ['anh.le@example.test', 'ex'],
  ['李雷', '雷'],
  ['Anna 李雷', '李雷'],
  ['Ⅳ 4x', '4x'],
  ['𠮷野家 Đặng', 'đặ'],
])('%s is found by %s', (text, part) => expect(knows(text, part)).toBe(true))

test.each([
  ['Nguyễn Thị', 'gu'],
  ['Nguyễn Thị', 'h'],
  ['a b', 'ab'],
  ['lan\n0912', 'n09'],
  ['Anna李', 'na'],
  ['😀b', '😀'],
])('%s is not found by %s', (text, part) => expect(knows(text, part)).toBe(false))

test('of a name of one letter, nothing but the letter is known', () => {
  expect([...gramsOf(PAGE, 'x')]).toEqual([hashPart(PAGE, '^x')])
  expect([...gramsOf(PAGE, '')]).toEqual([])
  expect(gramsOf(PAGE, '-- ..').has(hashPart(PAGE, '^-'))).toBe(false)
})

test('two venues have no entry in common', () => {
  const other = gramsOf('0198a3b2-7000-8000-8000-0123456789ac', 'nguyen')
  expect([...gramsOf(PAGE, 'nguyen')].filter((gram) => other.has(gram))).toEqual([])
})
