import type { CreativeArt } from '@portico/contract/campaigns/kinds.ts'
import { OCCASION_DRAWINGS } from './occasions.tsx'

/** The drawing of an occasion, in the advert's own colours. */
export function Occasion({ name }: { name: CreativeArt }) {
  if (name === 'none') return null
  return (
    <svg className="ad-art" viewBox="0 0 320 140" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {OCCASION_DRAWINGS[name]}
    </svg>
  )
}
