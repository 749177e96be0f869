import { bareRecord } from '@portico/contract/names.ts'
import type { Language } from '@portico/locales/languages.ts'
import { DEFAULT_LANGUAGE } from '@portico/locales/languages.ts'
import { readFlows } from '../portal/index.ts'
import type { NamesOf } from '../reports/index.ts'

type Words = Partial<Record<Language, string>>

/** The owner's words for the steps, questions and answers of a page's flows; here, because the portal stands on reports. */
export const flowNames: NamesOf = async (tx, pageId, language) => {
  const names = bareRecord<string>()
  const name = (key: string, words: Words | undefined) => {
    const found = words?.[language] || words?.[DEFAULT_LANGUAGE] || Object.values(words ?? {}).find(Boolean)
    if (found) names[key] ??= found
  }
  // The active flow is the first: its words win.
  for (const { steps } of await readFlows(tx, pageId))
    for (const step of steps) {
      name(step.id, step.title)
      for (const question of step.questions) {
        name(question.id, question.label)
        for (const { value, label } of question.options) name(`${question.id} ${value}`, label)
      }
    }
  return names
}
