// Which languages a message is complete in, and what it still lacks.
import type * as z from 'zod'
import { language } from '../text.ts'
import type { MessageContent } from './content.ts'
import { fillFields, type MergeField, type MergeValues } from './merge.ts'

export type MessageLanguage = z.output<typeof language>
type Translations = Partial<Record<MessageLanguage, string>>

const LANGUAGES = language.options

/** Texts without which a message of its kind says nothing. */
function neededTexts(content: MessageContent): Translations[] {
  const { kind, text, title, subtitle, subject, elements, buttons, blocks } = content
  switch (kind) {
    case 'text':
    case 'sms':
      return [text]
    case 'buttons':
      return [text, ...buttons.map(({ label }) => label)]
    case 'list':
      return [...elements.map((element) => element.title), ...elements.slice(0, 1).map((first) => first.subtitle)]
    case 'request_user_info':
      return [title, subtitle]
    case 'email':
      return [
        subject,
        ...blocks.flatMap((block) => ('text' in block ? [block.text] : block.type === 'button' ? [block.label] : [])),
      ]
    default:
      // A caption may be left out, but not in some of its languages only.
      return kind === 'picture' && Object.values(text).some(Boolean) ? [text] : []
  }
}

/** Languages in which every text it needs is written. */
export function languagesOf(content: MessageContent): MessageLanguage[] {
  const texts = neededTexts(content)
  return LANGUAGES.filter((one) => texts.every((text) => text[one]))
}

/** The language a guest gets it in: their own, else the first that is complete. */
export function languageFor(content: MessageContent, wanted: string): MessageLanguage | undefined {
  const complete = languagesOf(content)
  return complete.find((one) => one === wanted) ?? complete[0]
}

export const LACKS = ['words', 'picture', 'elements', 'buttons', 'blocks', 'address', 'zns'] as const
export type Lack = (typeof LACKS)[number]

/** What is missing before it can be sent. */
export function lacksOf(content: MessageContent): Lack[] {
  const { kind, picture, elements, buttons, blocks, zns } = content
  const lacks: Lack[] = []
  if (languagesOf(content).length === 0) lacks.push('words')
  if (kind === 'picture' && !picture) lacks.push('picture')
  if (kind === 'list' && elements.length === 0) lacks.push('elements')
  if (kind === 'buttons' && buttons.length === 0) lacks.push('buttons')
  if (kind === 'buttons' && buttons.some(({ value }) => value === '')) lacks.push('address')
  if (kind === 'email' && blocks.length === 0) lacks.push('blocks')
  if (kind === 'email' && blocks.some((block) => block.type === 'button' && block.href === '')) lacks.push('address')
  if (kind === 'zns' && !zns) lacks.push('zns')
  return lacks
}

/** Says texts of a message in one language to one guest, and remembers which fields had no value. */
export function sayTo(language: MessageLanguage, values: MergeValues) {
  const missing = new Set<MergeField>()
  const fill = (text: string) => {
    const filled = fillFields(text, values)
    for (const field of filled.missing) missing.add(field)
    return filled.text
  }
  return { missing, fill, say: (texts: Translations) => fill(texts[language] ?? '') }
}
