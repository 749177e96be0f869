// The AI settings of a page: rules, knowledge, a model within limits, and tests of all of it.
import { aiCases, aiKnowledge, aiSettings } from '@portico/contract/ai.ts'
import { calls, type Feature } from '../core/feature.ts'
import { caseHandlers } from './cases.ts'
import { knowledgeHandlers } from './knowledge/handlers.ts'
import { settleLost } from './model/spend.ts'
import { settingHandlers } from './settings.ts'

export const feature: Feature = {
  name: 'ai',
  calls: () => [
    calls('aiSettings', aiSettings, settingHandlers),
    calls('aiKnowledge', aiKnowledge, knowledgeHandlers),
    calls('aiCases', aiCases, caseHandlers),
  ],
  jobs: [{ name: 'ai.settleLost', pace: { everySeconds: 60 }, run: ({ services }) => settleLost(services) }],
}
