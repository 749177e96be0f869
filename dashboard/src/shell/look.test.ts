import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACCENTS, changeLook, readLook, useLook, USUAL_LOOK } from './look.ts'

test.each(Object.entries(ACCENTS))('white can be read on %s', (_, colour) => {
  expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

test('the stylesheet gives each accent the colour its button shows', () => {
  const css = readFileSync(join(import.meta.dirname, '../core/look.css'), 'utf8')
  for (const [name, colour] of Object.entries(ACCENTS).filter(([name]) => name !== USUAL_LOOK.accent))
    expect(css).toContain(`[data-accent='${name}'] {\n  --accent: ${colour};`)
})

test('what is stored and unknown falls back to the usual look', () => {
  expect(readLook('{"accent":"neon","sidebar":"dark"}')).toEqual({ ...USUAL_LOOK, sidebar: 'dark' })
  for (const broken of ['', 'null', '[1', '7']) expect(readLook(broken)).toEqual(USUAL_LOOK)
})

test('a choice is on the screen at once and still there next time', () => {
  changeLook({ topbar: 'accent' })
  expect(document.documentElement.dataset['topbar']).toBe('accent')
  expect(readLook(localStorage.getItem('look'))).toEqual(useLook.getState())
  expect(useLook.getState().topbar).toBe('accent')
})

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
