import type { CSSProperties } from 'react'
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import { OCCASION_DRAWINGS } from '@portico/portal/art/occasions.tsx'
import { hex } from '@portico/portal/look/colour.ts'
import { palettes } from '@portico/portal/look/palette.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { thumbnailOf } from '../ui/editor/picture.ts'
import { textOf } from './design.ts'
import { usePortalOrigin } from '../core/usePortalOrigin.ts'
import css from './thumb.module.css'

type Props = { design: CreativeDesign; isSmall?: boolean }

/** An advert in miniature: its picture or drawing in its own colours, and its words. Decoration: the name stands beside it. */
export function Thumb({ design, isSmall }: Props) {
  const language = useLanguage((state) => state.language)
  const t = useText('campaigns')
  const heading = textOf(design.heading, language)
  const action = design.action && textOf(design.action.label, language)
  return (
    <span className={css.thumb} data-small={isSmall || undefined} style={coloursOf(design.accent)} aria-hidden>
      <span className={css.band}>
        <Visual design={design} />
      </span>
      {!isSmall && (
        <span className={css.words}>
          <b>{heading || t('noWords')}</b>
          {design.kind === 'survey' && design.survey?.form === 'rating' && <span className={css.stars}>★★★★★</span>}
          {action && <span className={css.button}>{action}</span>}
        </span>
      )}
    </span>
  )
}

function Visual({ design: { kind, pictures, film, art } }: Pick<Props, 'design'>) {
  const origin = usePortalOrigin()
  const picture = pictures[0]
  const still = kind === 'film' && film?.poster && origin ? origin + film.poster : undefined
  const src = still ?? (picture && origin ? thumbnailOf(picture, origin) : undefined)
  if (src) return <img src={src} alt="" loading="lazy" />
  return <OccasionArt art={art} />
}

/** A drawing of ours, in the colours of whatever stands around it. */
export function OccasionArt({ art }: { art: CreativeDesign['art'] }) {
  if (art === 'none') return null
  return (
    <svg className={css.art} viewBox="0 0 320 140" preserveAspectRatio="xMidYMax meet" aria-hidden>
      {OCCASION_DRAWINGS[art]}
    </svg>
  )
}

/** The colours guests see by day: a picture of an advert is one whichever light the dashboard is in. */
export function coloursOf(accent: string): CSSProperties {
  const { scene, sceneFar, onScene, tint, ink, button, onButton } = palettes({ accent }).light
  const colours = { scene, sceneFar, onScene, tint, ink, button, onButton }
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--ad-${name}`, hex(colour)]))
}
