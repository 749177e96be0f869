import { expect, test } from 'vitest'
import { isSameWording } from './useConsentTexts.ts'

test('words are changed only when guests would read or get something else', () => {
  const wording = { texts: { vi: 'Xin chào' }, channels: ['sms', 'zalo'] as ('sms' | 'zalo')[], maxPerMonth: 2 }
  expect(isSameWording(wording, { ...wording, texts: { en: '', vi: 'Xin chào' }, channels: ['zalo', 'sms'] })).toBe(
    true,
  )
  for (const other of [{ texts: { vi: 'Chào' } }, { channels: ['sms' as const] }, { maxPerMonth: 3 }])
    expect(isSameWording(wording, { ...wording, ...other })).toBe(false)
})
