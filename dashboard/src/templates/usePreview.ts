import { useEffect, useState } from 'react'
import type { Drawing } from '@portico/contract/portal/drawing.ts'
import { templates, type PreviewScreen, type TemplateDesign } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'

const AFTER_MS = 120

type Asked = {
  design: TemplateDesign
  venue: string
  language: Language
  screen: PreviewScreen
  scheme: 'light' | 'dark'
}

/** The screen as the server draws it for guests, a moment after each change. */
export function usePreview({ design, venue, language, screen, scheme }: Asked): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      // The last drawing stays while the line is down; the next change tries again.
      api(templates.preview, { body: { design, venue, language, screen, scheme } }, abort.signal).then(
        setDrawing,
        () => undefined,
      )
    }, AFTER_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [design, venue, language, screen, scheme])
  return drawing
}
