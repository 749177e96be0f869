import type { FlowFacts, FlowStep } from '@portico/contract/flows.ts'
import type { Language } from '@portico/locales/languages.ts'

/** What every part of a step's fields is given. */
export type EditorProps = {
  step: FlowStep
  language: Language
  facts: FlowFacts | undefined
  isReadOnly: boolean
  /** @param mark names the field, so that typing in it is undone in one go */
  onChange: (part: Partial<FlowStep>, mark?: string) => void
  onSay: (text: string) => void
}
