// A page's automations and what they may name, from the server.
import { automations, type Automation } from '@portico/contract/automations.ts'
import { useInvalidate, usePutReply, useReply } from '../core/keys.ts'

/** One automation, and how to put a newer one in its place. */
export function useAutomation(id: string) {
  const invalidate = useInvalidate()
  const putReply = usePutReply()
  // What is on the screen is being edited: it is not exchanged under the owner's hands.
  const query = useReply(automations.read, { params: { id } }, { staleTime: Infinity, gcTime: 0, retry: 1 })
  return {
    ...query,
    put(automation: Automation) {
      putReply(automations.read, { params: { id } }, automation)
      void invalidate({ list: automations.list }, { funnel: automations.funnel })
    },
  }
}

/** Templates, tags, segments, gifts and the rest. */
export function useChoices() {
  return useReply(automations.facts, {}, { staleTime: 30_000 }).data
}
