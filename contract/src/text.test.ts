import { expect, test } from 'vitest'
import { requiredText, withoutInvisible } from './text.ts'

const name = requiredText(80)

test.each([
  ['bidirectional controls', 'Lan\u202egnp.exe', 'Langnp.exe'],
  ['isolates', '\u2066Lan\u2069', 'Lan'],
  ['zero-width blanks', 'L\u200ba\u2060n\ufeff', 'Lan'],
  ['marks of direction', '\u200eLan\u200f\u061c', 'Lan'],
  ['a soft hyphen', 'Lan\u00adAnh', 'LanAnh'],
  ['joiners between Latin letters', 'L\u200ca\u200dn', 'Lan'],
  ['fillers', 'Lan\u3164\u115f', 'Lan'],
  ['control characters', 'Lan\u0007\u001b[31m\u0085', 'Lan[31m'],
  ['words hidden in tags', 'Lan\u{E0041}\u{E0042}', 'Lan'],
])('a name keeps none of %s', (_what, typed, kept) => {
  expect(name.parse(typed)).toBe(kept)
})

test.each([
  'Nguyễn Thị Lan',
  'Nguye\u0302\u0303n',
  'Quán Lá\n2 tầng\tWi-Fi',
  '林小姐',
  'می\u200cخواهم',
  'क्\u200dष',
  'ශ්\u200dරී',
  '👨‍👩‍👧',
  '👩🏽‍💻',
  '🏳️‍🌈',
  '❤️‍🔥',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '🇻🇳 1️⃣',
  'محمد علي',
])('%j is written as it is', (text) => {
  expect(withoutInvisible(text)).toBe(text)
})

test('a name of nothing that can be seen is no name', () => {
  for (const typed of ['\u200b', '\u202e\u202c', '\u3164', ' \u2060 '])
    expect(name.safeParse(typed).success, JSON.stringify(typed)).toBe(false)
})
