// What flows say beyond the portal: their words in reports, and the hosts their steps need.
import { hostsOf } from '@portico/contract/flows.ts'
import { bareRecord } from '@portico/contract/names.ts'
import { DEFAULT_LANGUAGE, type Language } from '@portico/locales/languages.ts'
import type { GardenHosts, StepNames } from '../core/feature.ts'
import { readRunningFlow } from './runningFlow.ts'
import { readFlows } from './flowRows.ts'

type Words = Partial<Record<Language, string>>

/** The owner's words for the steps, questions and answers of a page's flows. */
export const stepNames: StepNames = async (tx, pageId, language) => {
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

/** What guests of a gateway must reach for the steps they pass. */
export const gardenHosts: GardenHosts = async (tx, gateway) =>
  hostsOf((await readRunningFlow(tx, gateway.pageId, gateway.id)).steps)
