import { expect, test } from 'vitest'
import { LANGUAGES, pickLanguage } from './languages.ts'

test.each(LANGUAGES)('a phone in %s is answered in that language', (language) => {
  expect(pickLanguage(`${language}-XX`)).toBe(language)
  expect(pickLanguage(`${language.toUpperCase()};q=0.8, xx;q=0.9`)).toBe(language)
})

test.each(['de', 'ko-KR,ko;q=0.9', 'ja', 'ru-RU', 'de-DE,de;q=0.9,*;q=0.5', 'fil-PH'])(
  'a foreign guest whose language we do not have reads English: %s',
  (header) => expect(pickLanguage(header)).toBe('en'),
)

test.each([undefined, '', '*', '*;q=0.5', ' , ;q=1', 'x;q=,,;;=é', 'de;q=0'])(
  'a phone that names no language reads Vietnamese: %s',
  (header) => expect(pickLanguage(header)).toBe('vi'),
)

test('of several languages the one liked best that we have is taken', () => {
  expect(pickLanguage('de, vi;q=0.5, fr;q=0.3')).toBe('vi')
  expect(pickLanguage('fr;q=0.3, it;q=0.7')).toBe('it')
  expect(pickLanguage('en;q=0, de')).toBe('en')
})
