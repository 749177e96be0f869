import { expect, test } from 'vitest'
import { readFlowsPlace } from './place.ts'
import { isSameWording } from './useConsentTexts.ts'

test('the address says which part is open, and what makes no sense in it is left out', () => {
  expect(readFlowsPlace({ view: 'consents', of: 'terms' })).toEqual({ view: 'consents', of: 'terms' })
  expect(readFlowsPlace({ view: 'consents', of: 'x' })).toEqual({ view: 'consents' })
  expect(readFlowsPlace({ of: 'terms' })).toEqual({})
  expect(readFlowsPlace({ view: ['consents'] })).toEqual({})
})

test('words are changed only when guests would read or get something else', () => {
  const wording = { texts: { vi: 'Xin chào' }, channels: ['sms', 'zalo'] as ('sms' | 'zalo')[], maxPerMonth: 2 }
  expect(isSameWording(wording, { ...wording, texts: { en: '', vi: 'Xin chào' }, channels: ['zalo', 'sms'] })).toBe(
    true,
  )
  for (const other of [{ texts: { vi: 'Chào' } }, { channels: ['sms' as const] }, { maxPerMonth: 3 }])
    expect(isSameWording(wording, { ...wording, ...other })).toBe(false)
})
