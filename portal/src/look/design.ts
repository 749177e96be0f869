// From a template to what the portal draws with: colours, classes, and the few rules that depend on its numbers.
import type { TemplateDesign } from '@portico/contract/templates.ts'
import type { Look, Page, Screen } from '../view.ts'
import { hex, readColour, standOut, BLACK, WHITE, type Colour } from './colour.ts'
import { inScheme, palettes, type Palette } from './palette.ts'

/** The look a design asks for. */
export function lookOf(design: TemplateDesign): Look {
  const { accent, background, wave, scheme } = design
  return { accent, ...(background ? { background } : {}), wave: wave !== 'none', scheme, design }
}

/** A guest's first screen, without a word of reproach on it: here a template welcomes. */
export function isFirst(screen: Screen): boolean {
  if (screen.kind !== 'connect' && screen.kind !== 'form' && screen.kind !== 'signIn') return false
  const { notice, position, agreement } = screen
  return !notice && !agreement?.problem && (position === undefined || position.number === 1)
}

/** What stands in the class of the page. */
export function designClasses({ look }: Page): string {
  const { design } = look
  if (!design) return ''
  const { loginBox, header, slides } = design
  const isWide = header.desktop !== null && slides.pictures.length < 2
  return ` box-${loginBox.position} shape-${loginBox.shape}${isWide ? ' banner' : ''}`
}

/** Rules of one design, behind the sheets. */
export function designCss(look: Look): string {
  const { design } = look
  if (!design) return ''
  const { light, dark } = palettes(look)
  return (
    schemeCss(design) +
    inScheme(look, (isDark) => properties(design, isDark ? dark : light)) +
    fontCss(design) +
    slidesCss(design) +
    splashCss(design)
  )
}

function properties(design: TemplateDesign, palette: Palette): string {
  const second = readColour(design.second) ?? palette.onScene
  const said = [`--second:${hex(standOut(second, palette.scene, palette.onScene, 2.2))}`]
  const heading = readColour(design.headingColour)
  const sub = readColour(design.subheadingColour)
  if (heading) said.push(`--heading:${hex(readable(heading, palette, 3.05))}`)
  if (sub) said.push(`--subheading:${hex(readable(sub, palette, 4.55))}`)
  return said.join(';')
}

/** The owner's colour, or the nearest that can be read on this paper. */
function readable(colour: Colour, { paper }: Palette, ratio: number): Colour {
  const isDark = luma(paper) < 0.5
  return standOut(colour, paper, isDark ? WHITE : BLACK, ratio)
}

function luma([r, g, b]: Colour): number {
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

const SANS = "system-ui,-apple-system,Roboto,'Segoe UI',sans-serif"
const FONTS: Record<TemplateDesign['font'], string> = {
  warm: '',
  modern: SANS,
  classic: "'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif",
  friendly: `ui-rounded,'SF Pro Rounded','Hiragino Maru Gothic ProN',${SANS}`,
}

function fontCss({ font }: TemplateDesign): string {
  return FONTS[font] ? `:root{--serif:${FONTS[font]}}` : ''
}

/** One rhythm for all slides, each a turn later. Held still for those who asked for less motion (css/adapting.css). */
function slidesCss({ slides: { pictures, autoplay, secondsEach, transitionMs } }: TemplateDesign): string {
  return autoplay ? rhythmCss('slide', '.slides', { count: pictures.length, secondsEach, transitionMs }) : ''
}

type Rhythm = { count: number; secondsEach: number; transitionMs: number }

/** The rules of slides that follow one another inside `band`; nothing for a single one. */
export function rhythmCss(name: string, band: string, { count, secondsEach, transitionMs }: Rhythm): string {
  if (count < 2) return ''
  const whole = count * secondsEach
  const fade = transitionMs / 1000
  const share = (seconds: number) => `${Math.round((seconds / whole) * 10_000) / 100}%`
  const turns = Array.from(
    { length: count },
    (_, at) => `${band} .slide:nth-child(${at + 1}){animation-delay:${at * secondsEach - fade}s}`,
  )
  return (
    `@keyframes ${name}{0%{opacity:0}${share(fade)},${share(secondsEach)}{opacity:1}${share(secondsEach + fade)},100%{opacity:0}}` +
    `${band} .slide{animation:${name} ${whole}s linear infinite}${turns.join('')}`
  )
}

function splashCss({ logoLoadingMs }: TemplateDesign): string {
  return logoLoadingMs > 0 ? `.splash{animation-delay:${logoLoadingMs}ms}` : ''
}

function schemeCss({ scheme }: TemplateDesign): string {
  return scheme === 'auto' ? '' : `:root{color-scheme:${scheme}}`
}
