// The page's flows and what belongs to them, from the server.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { flows, type Flow } from '@portico/contract/flows.ts'
import { pageTemplates } from '@portico/contract/templates.ts'
import { api } from '../core/api.ts'
import { usePage } from '../core/page.ts'

const usePageId = () => usePage((state) => state.pageId)

/** One flow, and how to put a newer one in its place. */
export function useFlow(id: string) {
  const client = useQueryClient()
  const pageId = usePageId()
  const queryKey = ['login-flow', pageId, id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(flows.read, { params: { id } }, signal),
    // What is on the screen is being edited: it is not exchanged under the owner's hands.
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  })
  return {
    ...query,
    put(flow: Flow) {
      // What is saved after its screen is gone would else be taken for news when it is opened again.
      if (client.getQueryCache().find({ queryKey })?.isActive()) client.setQueryData(queryKey, flow)
      void client.invalidateQueries({ queryKey: [flows.list.path, pageId] })
    },
  }
}

/** The page's templates, by the name their own screen keeps them under. */
export function useTemplates() {
  const pageId = usePageId()
  return useQuery({
    queryKey: [pageTemplates.list.path, pageId],
    queryFn: ({ signal }) => api(pageTemplates.list, {}, signal),
  })
}

/** What is connected and bought. */
export function useFacts() {
  const pageId = usePageId()
  return useQuery({
    queryKey: ['login-flow-facts', pageId],
    queryFn: ({ signal }) => api(flows.facts, {}, signal),
  }).data
}
