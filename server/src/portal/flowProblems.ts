import type { FlowProblemCode } from '@portico/contract/portal.ts'
import type { Language } from '@portico/locales/languages.ts'
import { flows as en } from '@portico/locales/en/flows.ts'
import { flows as es } from '@portico/locales/es/flows.ts'
import { flows as fr } from '@portico/locales/fr/flows.ts'
import { flows as it } from '@portico/locales/it/flows.ts'
import { flows as vi } from '@portico/locales/vi/flows.ts'
import { flows as zh } from '@portico/locales/zh/flows.ts'

const PHRASES: Record<Language, { problem: Record<FlowProblemCode, string> }> = { vi, en, zh, es, fr, it }

/** What keeps a flow from being published, in a language. */
export function problemSentence(code: FlowProblemCode, language: Language): string {
  return PHRASES[language].problem[code]
}
