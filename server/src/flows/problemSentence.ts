import type { FlowProblemCode } from '@portico/contract/flows.ts'
import type { Language } from '@portico/locales/languages.ts'
import { flowProblems as en } from '@portico/locales/en/flowProblems.ts'
import { flowProblems as es } from '@portico/locales/es/flowProblems.ts'
import { flowProblems as fr } from '@portico/locales/fr/flowProblems.ts'
import { flowProblems as it } from '@portico/locales/it/flowProblems.ts'
import { flowProblems as vi } from '@portico/locales/vi/flowProblems.ts'
import { flowProblems as zh } from '@portico/locales/zh/flowProblems.ts'

const PHRASES: Record<Language, { problem: Record<FlowProblemCode, string> }> = { vi, en, zh, es, fr, it }

/** What keeps a flow from being published, in a language. */
export function problemSentence(code: FlowProblemCode, language: Language): string {
  return PHRASES[language].problem[code]
}
