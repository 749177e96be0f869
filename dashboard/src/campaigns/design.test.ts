import { expect, test } from 'vitest'
import { hasPlaceholder, missingLanguages, PLAIN_DESIGN, textOf } from './design.ts'
import { withText } from '../ui/editor/translations.ts'

test('an owner reads the languages in which some of the words are missing, and nothing they did not write at all', () => {
  expect(missingLanguages(PLAIN_DESIGN)).toEqual([])
  const all = { vi: 'Trà', en: 'Tea', zh: '茶', es: 'Té', fr: 'Thé', it: 'Tè' }
  expect(missingLanguages({ ...PLAIN_DESIGN, heading: all })).toEqual([])
  expect(missingLanguages({ ...PLAIN_DESIGN, heading: all, body: { vi: 'Hai', en: 'Two' } })).toEqual([
    'zh',
    'es',
    'fr',
    'it',
  ])
  expect(missingLanguages({ ...PLAIN_DESIGN, heading: { ...all, it: ' ' } })).toEqual(['it'])
})

test('words are shown in the language asked for, else Vietnamese, else any; an empty one is taken out', () => {
  expect(textOf({ vi: 'Trà', fr: 'Thé' }, 'fr')).toBe('Thé')
  expect(textOf({ vi: 'Trà', fr: 'Thé' }, 'en')).toBe('Trà')
  expect(textOf({ fr: 'Thé' }, 'en')).toBe('Thé')
  expect(withText({ vi: 'Trà' }, 'vi', '')).toEqual({})
  expect(withText({ vi: 'Trà' }, 'en', 'Tea')).toEqual({ vi: 'Trà', en: 'Tea' })
})

test('an address of the gallery that leads nowhere is noticed', () => {
  const withHref = (href: string) => ({ ...PLAIN_DESIGN, action: { label: {}, href, isLead: false } })
  expect(hasPlaceholder(withHref('https://example.com/review'))).toBe(true)
  expect(hasPlaceholder(withHref('https://www.example.org'))).toBe(true)
  expect(hasPlaceholder(withHref('https://example.com.vn/'))).toBe(false)
  expect(hasPlaceholder(PLAIN_DESIGN)).toBe(false)
})
