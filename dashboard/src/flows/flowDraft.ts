import { flows, type Flow } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useDraft, type Draft } from '../core/useDraft.ts'
import { sendable } from './steps.ts'

/** What is edited, undone and published together. */
export type FlowContent = Pick<Flow, 'steps' | 'templateId'>
export type FlowDraft = Draft<FlowContent, Flow>

export function useFlowDraft(flow: Flow, onSaved: (flow: Flow) => void): FlowDraft {
  const params = { id: flow.id }
  return useDraft<FlowContent, Flow>({
    item: flow,
    contentOf: ({ steps, templateId }) => ({ steps, templateId }),
    save: ({ steps, templateId }, { content, revision }) => {
      // A template that was deleted meanwhile must not keep the steps from being saved.
      const look = templateId === content.templateId ? {} : { templateId }
      return api(flows.update, { params, body: { steps: sendable(steps), ...look, revision } })
    },
    read: () => api(flows.read, { params }),
    onSaved,
  })
}
