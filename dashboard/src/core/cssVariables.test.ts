import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { cssVariables } from './cssVariables.ts'

type Rgb = [number, number, number]

const PAIRS = [
  ['--ink', '--ground'],
  ['--ink', '--surface'],
  ['--ink', '--sunken'],
  ['--muted', '--ground'],
  ['--muted', '--surface'],
  ['--muted', '--sunken'],
  ['--accent-ink', '--accent-soft'],
  ['--accent-ink', '--surface'],
  ['--good-ink', '--good-soft'],
  ['--warn-ink', '--warn-soft'],
  ['--bad-ink', '--bad-soft'],
  ['--bad', '--surface'],
  ['--good', '--surface'],
  ['--mantine-color-placeholder', '--surface'],
] as const

for (const scheme of ['light', 'dark'] as const) {
  const { variables, ...schemes } = cssVariables(DEFAULT_THEME)
  const all = { ...variables, ...schemes[scheme] }
  test.each(PAIRS)(`${scheme}: %s can be read on %s`, (words, ground) => {
    expect(contrast(colour(`var(${words})`, all), colour(`var(${ground})`, all))).toBeGreaterThanOrEqual(4.5)
  })
  test(`${scheme}: white can be read on the accent`, () => {
    expect(contrast([1, 1, 1], colour('var(--accent)', all))).toBeGreaterThanOrEqual(4.5)
  })
}

/** What a browser makes of the few forms the stylesheet uses: hex, white, black, var() and color-mix in oklab. */
function colour(text: string, all: Record<string, string>): Rgb {
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1]
  if (name) return colour(all[name] ?? '', all)
  const mix = /^color-mix\(in oklab, (\S+) (\d+)%, (\S+)\)$/.exec(text)
  if (mix) {
    const share = Number(mix[2]) / 100
    const [one, other] = [toOklab(colour(mix[1] ?? '', all)), toOklab(colour(mix[3] ?? '', all))]
    return fromOklab(one.map((value, index) => value * share + (other[index] ?? 0) * (1 - share)) as Rgb)
  }
  const hex = { white: '#ffffff', black: '#000000' }[text] ?? text
  expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map(linear) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function gamma(value: number): number {
  const within = Math.min(1, Math.max(0, value))
  return within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
}

/** Oklab, Björn Ottosson 2020. */
function toOklab(rgb: Rgb): Rgb {
  const [r, g, b] = rgb.map(linear) as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(gamma) as Rgb
}
