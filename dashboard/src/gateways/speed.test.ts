import { expect, test } from 'vitest'
import { speedWord, toKbps, toMbps } from './speed.ts'

test('a speed typed in Mbps reaches the gateway in kbps and comes back the same', () => {
  for (const mbps of [0.25, 1, 2.5, 20, 1000]) expect(toMbps(toKbps(mbps))).toBe(mbps)
  expect(toKbps('2.5')).toBe(2500)
})

test('an empty speed stays empty: it means no limit, not 0', () => {
  expect(toKbps('')).toBe('')
  expect(toMbps('')).toBe('')
  expect(toKbps('-')).toBe('')
  expect(speedWord('')).toBe('unlimited')
  expect(speedWord(0)).toBe('unlimited')
})

test('a speed is described by what a guest can do with it', () => {
  expect([500, 2_000, 10_000, 50_000].map(speedWord)).toEqual(['text', 'social', 'video', 'fast'])
})
