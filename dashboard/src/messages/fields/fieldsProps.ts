import type { MessageContent } from '@portico/contract/messages/content.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { Change } from '../content.ts'

/** A message, the language its words are written in, and how it is changed. */
export type FieldsProps = { content: MessageContent; change: Change; language: Language }
