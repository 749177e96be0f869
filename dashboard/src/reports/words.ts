// What every report is written with, and the words for the codes the server answers.
import { useMemo } from 'react'
import { ownValue } from '@portico/contract/names.ts'
import { formatsFor } from '../core/formats.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import type { Format } from '../ui/Times.tsx'
import { isOneOf } from '@portico/contract/records.ts'
import { optionalText } from '../core/optionalText.ts'

export type Words = {
  t: ReturnType<typeof useText<'reports'>>
  format: Format
  /** The owner's words for steps and questions, where they are known. */
  names?: ReadonlyMap<string, string>
}

/** Words and formats in a venue's own time zone. */
export function useWords(timeZone: string | undefined, names?: Words['names']): Words {
  const t = useText('reports')
  const language = useLanguage((state) => state.language)
  return useMemo(() => ({ t, format: formatsFor(language, timeZone), names }), [t, language, timeZone, names])
}

/** Names of makers and programs, the same in every language. */
const NAMES: Record<string, string> = {
  ios: 'iOS',
  macos: 'macOS',
  chromeos: 'ChromeOS',
  oppo: 'OPPO',
  vivo: 'vivo',
  realme: 'realme',
  coccoc: 'Cốc Cốc',
}

const OWN = {
  device: ['phone', 'tablet', 'computer', 'other'],
  code: ['other', 'unknown', 'mini', 'browser', 'webview'],
  stage: ['new', 'contacted', 'qualified', 'won', 'lost'],
  source: ['portal', 'form', 'cta', 'survey', 'campaign', 'api', 'zalo', 'manual', 'import', 'automation', 'staff'],
} as const

/** Browsers called otherwise than the maker of that name. */
const BROWSERS: Record<string, string> = { samsung: 'Samsung Internet' }

/** A code such as `ios` or `phone` as people say it. */
export function nameOf(code: string, t: Words['t'], kind?: keyof typeof OWN | 'program'): string {
  if (kind === 'program') return ownValue(BROWSERS, code) ?? nameOf(code, t)
  for (const own of [kind, 'code'] as const) {
    const text = own && isOneOf<string>(OWN[own], code) ? optionalText(t, `${own}.${code}`) : undefined
    if (text !== undefined) return text
  }
  return ownValue(NAMES, code.toLowerCase()) ?? (code ? code[0]?.toUpperCase() + code.slice(1) : t('code.unknown'))
}
