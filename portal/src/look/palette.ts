// From one accent, and maybe one background, every colour of a page, light and dark, readable by arithmetic.
import { BLACK, WHITE, contrast, hex, mix, readColour, standOut, type Colour } from './colour.ts'
import type { Look } from '../view.ts'

const DEFAULT_ACCENT: Colour = [15, 118, 110]
const CREAM: Colour = [253, 248, 241]
const ESPRESSO: Colour = [28, 22, 18]
const COCOA: Colour = [44, 33, 27]
const WALNUT: Colour = [70, 26, 8]
const BRICK: Colour = [190, 45, 35]

// WCAG 2.2: 1.4.3 for text, 1.4.11 for the edges of controls. A little above, for rounding.
const TEXT = 4.55
const EDGE = 3.05

export type Palette = {
  paper: Colour
  ink: Colour
  /** Secondary text. */
  soft: Colour
  /** Edges of controls. */
  edge: Colour
  /** Hairlines, decoration only. */
  hairline: Colour
  /** Inside of text fields. */
  field: Colour
  /** A quiet panel. */
  tint: Colour
  link: Colour
  error: Colour
  button: Colour
  onButton: Colour
  /** Drawn around a button too near to the paper to be seen as one; else the button's own colour. */
  buttonEdge: Colour
  buttonPressed: Colour
  /** The band at the top, from colour to colour, and what is written on it. */
  scene: Colour
  sceneFar: Colour
  onScene: Colour
}

export type Palettes = { light: Palette; dark: Palette }

/** Both palettes of a look. Kept, since every page of a venue needs the same. */
export function palettes(look: Look): Palettes {
  const key = `${look.accent} ${look.background}`
  const known = kept.get(key)
  if (known) return known
  const made = makePalettes(look)
  if (kept.size >= KEPT_LOOKS) kept.clear()
  kept.set(key, made)
  return made
}

const KEPT_LOOKS = 500
const kept = new Map<string, Palettes>()

function makePalettes(look: Look): Palettes {
  const accent = readColour(look.accent) ?? DEFAULT_ACCENT
  const paper = readColour(look.background) ?? mix(CREAM, accent, 0.02)
  return { light: paletteOn(paper, accent), dark: paletteOn(mix(ESPRESSO, accent, 0.05), accent) }
}

/** The palettes as custom properties, switched by the phone's own preference. */
export function lookCss(look: Look): string {
  const { light, dark } = palettes(look)
  return inScheme(look, (isDark) => properties(isDark ? dark : light))
}

/** Declarations for the scheme a look has, or for the two the phone chooses from. */
export function inScheme({ scheme = 'auto' }: Look, of: (isDark: boolean) => string, selector = ':root'): string {
  if (scheme !== 'auto') return `${selector}{${of(scheme === 'dark')}}`
  return `${selector}{${of(false)}}@media(prefers-color-scheme:dark){${selector}{${of(true)}}}`
}

/** One step's own button colour, over the page's. */
export function buttonCss(look: Look, colour: string): string {
  const { light, dark } = palettes({ ...look, accent: colour })
  const of = ({ button, onButton, buttonEdge, buttonPressed }: Palette) =>
    properties({ button, onButton, buttonEdge, buttonPressed })
  return inScheme(look, (isDark) => of(isDark ? dark : light), '.button')
}

/** Colours as custom properties. */
export function properties(palette: Partial<Palette>): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase())}:${hex(colour)}`)
    .join(';')
}

function paletteOn(paper: Colour, accent: Colour): Palette {
  const isDark = contrast(paper, WHITE) > contrast(paper, BLACK)
  const strongest = isDark ? WHITE : BLACK
  const ink = standOut(isDark ? CREAM : COCOA, paper, strongest, 12)
  const away = isDark ? BLACK : WHITE
  const button = groundWithText(isDark ? standOut(accent, paper, WHITE, EDGE) : accent, isDark)
  const scene = groundWithText(isDark ? atNight(accent) : accent, false)
  const tint = quiet(paper, accent, ink)
  return {
    paper,
    ink,
    soft: standOut(mix(ink, paper, 0.4), tint, ink, 5.5),
    edge: standOut(mix(ink, paper, 0.62), paper, ink, EDGE),
    hairline: mix(paper, ink, 0.12),
    field: mix(paper, isDark ? BLACK : away, isDark ? 0.28 : 0.75),
    tint,
    link: standOut(accent, tint, strongest, TEXT),
    error: standOut(BRICK, tint, strongest, TEXT),
    button: button.ground,
    onButton: button.text,
    buttonEdge: standOut(button.ground, paper, strongest, EDGE),
    buttonPressed: mix(button.ground, button.text === WHITE ? BLACK : WHITE, 0.14),
    scene: scene.ground,
    sceneFar: mix(scene.ground, scene.text === WHITE ? BLACK : WHITE, 0.3),
    onScene: scene.text,
  }
}

/**
 * A ground near the wanted one, and text that reads on it. White wherever a slightly deeper ground allows it:
 * dark letters on a strong colour look like a warning sign.
 */
function groundWithText(wanted: Colour, mustStayLight: boolean): { ground: Colour; text: Colour } {
  const white = contrast(wanted, WHITE)
  if (white >= TEXT) return { ground: wanted, text: WHITE }
  if (white >= 2.6 && !mustStayLight) return { ground: standOut(wanted, WHITE, BLACK, TEXT), text: WHITE }
  const dark = mix(BLACK, wanted, 0.22)
  return { ground: wanted, text: contrast(dark, wanted) >= TEXT ? dark : BLACK }
}

/** The accent with the lights turned down. Bright ones go through brown, or yellow would turn to moss. */
function atNight(accent: Colour): Colour {
  return contrast(accent, WHITE) < 2.6 ? mix(accent, WALNUT, 0.55) : mix(accent, BLACK, 0.28)
}

/** The paper a shade nearer to the ink, with a breath of accent; the paper itself where that would cost legibility. */
function quiet(paper: Colour, accent: Colour, ink: Colour): Colour {
  const tint = mix(mix(paper, ink, 0.045), accent, 0.025)
  return contrast(tint, ink) >= 7 ? tint : paper
}
