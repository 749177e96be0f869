import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BLACK, WHITE, contrast, hex, mix, readColour, type Colour } from './colour.ts'
import { lookCss, palettes, type Palette } from './palette.ts'

const anyColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => hex(parts as unknown as Colour))

const TEXT: [keyof Palette, keyof Palette][] = [
  ['ink', 'paper'],
  ['ink', 'field'],
  ['ink', 'tint'],
  ['soft', 'paper'],
  ['soft', 'tint'],
  ['link', 'paper'],
  ['link', 'tint'],
  ['error', 'paper'],
  ['error', 'tint'],
  ['onButton', 'button'],
  ['onButton', 'buttonPressed'],
  ['onScene', 'scene'],
  ['onScene', 'sceneFar'],
]
const EDGES: [keyof Palette, keyof Palette][] = [
  ['edge', 'paper'],
  ['edge', 'field'],
  ['buttonEdge', 'paper'],
]

test('whatever accent and background an owner picks, every text on the page can be read and every control seen', () => {
  fc.assert(
    fc.property(anyColour, fc.option(anyColour, { nil: undefined }), (accent, background) => {
      for (const palette of Object.values(palettes({ accent, background }))) {
        for (const [text, ground] of TEXT)
          expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
        for (const [edge, ground] of EDGES)
          expect(contrast(palette[edge], palette[ground]), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 2000 },
  )
}, 60_000)

test('a colour that cannot be read falls back to ours and brings nothing into the style sheet', () => {
  const ours = lookCss({ accent: '#0f766e' })
  for (const accent of ['', 'teal', '#12', '#12345g', 'red;}body{display:none', '#fff}'])
    expect(lookCss({ accent, background: accent })).toBe(ours)
})

test('an accent strong enough for white letters is used as it is', () => {
  expect(hex(palettes({ accent: '#8b2252' }).light.button)).toBe('#8b2252')
  expect(hex(palettes({ accent: '#8b2252' }).light.onButton)).toBe('#ffffff')
})

test('contrast is counted as WCAG counts it', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5)
  expect(contrast(readColour('#777')!, WHITE)).toBeCloseTo(4.48, 2)
  expect(contrast(readColour('#0f766e')!, WHITE)).toBeCloseTo(5.47, 2)
})

test('mixing nothing in changes no colour', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (one, other) => {
      expect(hex(mix(readColour(one)!, readColour(other)!, 0))).toBe(one)
    }),
  )
})
