// The rules of one advert, behind its sheet: the creative's own colours on the page's paper, and the rhythm of its slides.
import type { Advert } from '../advertView.ts'
import type { Look } from '../view.ts'
import { hex, standOut, type Colour } from './colour.ts'
import { rhythmCss } from './design.ts'
import { inScheme, palettes, properties } from './palette.ts'

const LAMP: Colour = [242, 179, 76]
const FADE_MS = 600

/** Readable on light and dark paper, whatever accent the creative has. */
export function advertCss(look: Look, { design }: Advert): string {
  const { light, dark } = palettes({ accent: design.accent, background: paperOf(look) })
  const colours = inScheme(
    look,
    (isDark) => {
      const { error: _error, hairline: _hairline, ...palette } = isDark ? dark : light
      const second = standOut(LAMP, palette.scene, palette.onScene, 2.2)
      return `${properties(palette)};--second:${hex(second)}`
    },
    // A step may colour every button of its page; not these.
    '.advert,.advert .button',
  )
  return colours + slidesCss(design)
}

function paperOf(look: Look): string {
  return hex(palettes(look).light.paper)
}

/** The band is as high as its first picture. */
function slidesCss({ kind, pictures, secondsEach }: Advert['design']): string {
  const [first] = pictures
  if (kind !== 'slides' || !first || pictures.length < 2) return ''
  const ratio = Math.min(150, Math.round((first.height / first.width) * 1000) / 10)
  return (
    `.advert .slides{padding-top:${ratio}%}` +
    rhythmCss('advert', '.advert .slides', { count: pictures.length, secondsEach, transitionMs: FADE_MS })
  )
}
