import { automations, type Automation } from '@portico/contract/automations.ts'
import type { AutomationContent } from '@portico/contract/automations/content.ts'
import { api } from '../core/api.ts'
import { useDraft, type Draft } from '../core/useDraft.ts'

/** What is edited, undone and published together. */
export type AutomationDraft = Draft<AutomationContent, Automation>

export function useAutomationDraft(automation: Automation, onSaved: (automation: Automation) => void): AutomationDraft {
  const params = { id: automation.id }
  return useDraft<AutomationContent, Automation>({
    item: automation,
    contentOf: ({ trigger, who, again, exit, steps }) => ({ trigger, who, again, exit, steps }),
    save: (content, { revision }) => api(automations.update, { params, body: { ...content, revision } }),
    read: () => api(automations.read, { params }),
    onSaved,
  })
}
