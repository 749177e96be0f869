// A creative drawn by the very functions that answer guests, for an editor's frame.
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import type { Slot } from '@portico/contract/campaigns/kinds.ts'
import type { Drawing } from '@portico/contract/portal/drawing.ts'
import type { Language } from '@portico/locales/languages.ts'
import { previewAdvert } from '@portico/portal/previews.ts'
import { drawPage } from '@portico/portal/render.tsx'

type CreativePreview = {
  design: CreativeDesign
  slot: Slot
  language: Language
  venue: string
  scheme?: 'light' | 'dark' | undefined
  /** Where the venue's pictures are, seen from the dashboard. */
  origin?: string
}

/** The page of a slot with the advert on it, in our plain look. */
export function drawCreative({ scheme, origin, ...shown }: CreativePreview): Omit<Drawing, 'frame'> {
  return { ...drawPage(previewAdvert(shown), { scheme, origin }), language: shown.language }
}
