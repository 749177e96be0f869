import type { Art as ArtName } from '@portico/contract/templates.ts'
import { DRAWINGS } from './drawings.tsx'

/** The drawing of a trade, in the page's own colours. */
export function Art({ name }: { name: ArtName }) {
  if (name === 'none') return null
  return (
    <svg className="art" viewBox="0 0 320 204" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
