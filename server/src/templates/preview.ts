// A design drawn by the very functions that answer guests, in two parts an editor's frame can exchange.
import type { Drawing } from '@portico/contract/portal/drawing.ts'
import type { PreviewScreen, TemplateDesign } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { previewPage } from '@portico/portal/previews.ts'
import { drawPage } from '@portico/portal/render.tsx'

type PreviewRequest = {
  design: TemplateDesign
  venue: string
  language: Language
  screen: PreviewScreen
  scheme?: 'light' | 'dark'
}

/** The style sheet and the inside of <body>. */
export function drawPreview(asked: PreviewRequest): Omit<Drawing, 'frame'> {
  const { scheme, ...rest } = asked
  // A design that is always light, or always dark, is so here too.
  const shown = asked.design.scheme === 'auto' ? scheme : undefined
  return { ...drawPage(previewPage(rest), { scheme: shown }), language: asked.language }
}
