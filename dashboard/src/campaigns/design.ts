// What an editor knows of a creative: how a plain one begins, and in which languages words are missing.
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import { LANGUAGES, type Language } from '@portico/locales/languages.ts'

export type Change = (patch: Partial<CreativeDesign>, mark?: string) => void
export type Words = CreativeDesign['heading']

export const PLAIN_DESIGN: CreativeDesign = {
  kind: 'words',
  accent: '#0f766e',
  art: 'happy-hour',
  pictures: [],
  secondsEach: 4,
  film: null,
  heading: {},
  body: {},
  action: null,
  survey: null,
}

/** Languages in which a text is missing that another language has. */
export function missingLanguages(design: CreativeDesign): Language[] {
  const asksOption = design.kind === 'survey' && design.survey?.form === 'choice'
  const texts: (Words | undefined)[] = [
    design.heading,
    design.body,
    design.action?.label,
    ...(design.kind === 'survey' ? [design.survey?.question] : []),
    ...(asksOption ? design.survey!.options.map(({ label }) => label) : []),
  ]
  const written = texts.filter((text) => text && LANGUAGES.some((language) => text[language]?.trim()))
  return LANGUAGES.filter((language) => written.some((text) => !text![language]?.trim()))
}

/** The text of a creative in a language, as guests are shown it: theirs, else Vietnamese, else any. */
export function textOf(texts: Words, language: Language): string {
  return texts[language]?.trim() || texts.vi?.trim() || Object.values(texts).find((one) => one?.trim()) || ''
}

/** The gallery's addresses lead nowhere until an owner replaces them. */
export function hasPlaceholder({ action }: CreativeDesign): boolean {
  return /^https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)(?:[/?#:]|$)/.test(action?.href ?? '')
}
