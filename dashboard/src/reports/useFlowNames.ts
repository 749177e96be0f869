import { useMemo } from 'react'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { flows } from '@portico/contract/flows.ts'
import { DEFAULT_LANGUAGE, type Language } from '@portico/locales/languages.ts'
import { useReply } from '../core/keys.ts'
import { useLanguage } from '../core/language.ts'

type Flow = Reply<typeof flows.list>['rows'][number]

/** The owner's own words for steps, questions and answers, by the codes events carry. */
export function useFlowNames(): ReadonlyMap<string, string> | undefined {
  const language = useLanguage((state) => state.language)
  const { data } = useReply(flows.list, {})
  return useMemo(() => data && flowNames(data.rows, language), [data, language])
}

/** Of all flows, the active one first: its words win. Another language stands in where one is missing. */
export function flowNames(flows: readonly Pick<Flow, 'steps'>[], language: Language): Map<string, string> {
  const names = new Map<string, string>()
  const name = (key: string, words: Partial<Record<Language, string>> | undefined) => {
    const found = words?.[language] || words?.[DEFAULT_LANGUAGE] || Object.values(words ?? {}).find(Boolean)
    if (found && !names.has(key)) names.set(key, found)
  }
  for (const { steps } of flows)
    for (const step of steps) {
      name(step.id, step.title)
      for (const question of step.questions) {
        name(question.id, question.label)
        for (const { value, label } of question.options) name(`${question.id} ${value}`, label)
      }
    }
  return names
}
