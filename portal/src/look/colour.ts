// Colour arithmetic: sRGB in, WCAG contrast and OKLab mixing out.
// OKLab: Björn Ottosson, "A perceptual color space for image processing" (2020).

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

export const WHITE: Colour = [255, 255, 255]
export const BLACK: Colour = [0, 0, 0]

/** Reads #rgb or #rrggbb; undefined for anything else. */
export function readColour(text: string | undefined): Colour | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec((text ?? '').trim())?.[1]
  if (!digits) return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const part = (at: number) => Number.parseInt(six.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

export function hex(colour: Colour): string {
  return '#' + colour.map((part) => part.toString(16).padStart(2, '0')).join('')
}

/** The contrast ratio, 1 to 21. WCAG 2.2, "contrast ratio". */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `share` of the way from one colour to the other, as the eye sees it. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [toLab(from), toLab(to)]
  return fromLab([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share))
}

/** The nearest colour on the way to `goal` that stands out from `ground` by `ratio`; `goal` itself if none does. */
export function standOut(colour: Colour, ground: Colour, goal: Colour, ratio: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, goal, share)
    if (contrast(candidate, ground) >= ratio) return candidate
  }
  return goal
}

function luminance(colour: Colour): number {
  const [r, g, b] = linear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear([r, g, b]: Colour): Colour {
  return [toLinear(r), toLinear(g), toLinear(b)]
}

function toLinear(part: number): number {
  const c = part / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  const c = Math.min(1, Math.max(0, value))
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055))
}

function toLab(colour: Colour): number[] {
  const [r, g, b] = linear(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness = 0, a = 0, b = 0]: number[]): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
