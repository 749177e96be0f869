import { expect, test } from 'vitest'
import { readSentence } from './sentence.ts'

test.each([
  ['Hello', {}, 'Hello'],
  ['Hello {name}!', { name: 'value' }, 'Hello !'],
  ['{n, plural, one {# guest} other {# guests of {page}}}', { n: 'value', page: 'value' }, ' guest guests of '],
  ['{at, date, short} at {at2, time}', { at: 'date', at2: 'date' }, ' at '],
  ['{who, select, guest {Guest} other {You}}', { who: 'select guest other' }, 'GuestYou'],
  ['Read <link>the <b>terms</b> of {page}</link>.', { link: 'tag', b: 'tag', page: 'value' }, 'Read the terms of .'],
])('a translator’s "%s" is read with its arguments and words', (text, takes, words) => {
  const sentence = readSentence(text)
  expect(Object.fromEntries(sentence.takes)).toEqual(takes)
  expect(sentence.words).toBe(words)
})

test('the forms a plural spells out are known', () => {
  const { plurals } = readSentence('{n, plural, =0 {none} one {# guest} other {# guests}}')
  expect(plurals.get('n')).toEqual(['=0', 'one', 'other'])
})

test('an apostrophe that swallows an argument is noticed', () => {
  expect(readSentence("Bonjour d'{name}").takes.size).toBe(0)
})

test('a brace left open is an error', () => {
  expect(() => readSentence('Hello {name')).toThrow(SyntaxError)
})
