// The page's flows and what belongs to them, from the server.
import { flows, type Flow } from '@portico/contract/flows.ts'
import { pageTemplates } from '@portico/contract/templates.ts'
import { useInvalidate, usePutReply, useReply } from '../core/keys.ts'

/** One flow, and how to put a newer one in its place. */
export function useFlow(id: string) {
  const invalidate = useInvalidate()
  const putReply = usePutReply()
  // What is on the screen is being edited: it is not exchanged under the owner's hands.
  const query = useReply(flows.read, { params: { id } }, { staleTime: Infinity, gcTime: 0, retry: 1 })
  return {
    ...query,
    put(flow: Flow) {
      putReply(flows.read, { params: { id } }, flow)
      void invalidate({ list: flows.list })
    },
  }
}

/** The page's templates. */
export function useTemplates() {
  return useReply(pageTemplates.list, {})
}

/** What is connected and bought. */
export function useFacts() {
  return useReply(flows.facts, {}).data
}
