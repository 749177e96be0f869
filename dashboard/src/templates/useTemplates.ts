import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pageTemplates, templates, type Template } from '@portico/contract/templates.ts'
import { api } from '../core/api.ts'
import { usePage } from '../core/page.ts'

const OWN = pageTemplates.list.path
const SHARED = templates.list.path

/** The page's own templates. */
export function useOwnTemplates() {
  const pageId = usePage((state) => state.pageId)
  return useQuery({ queryKey: [OWN, pageId], queryFn: ({ signal }) => api(pageTemplates.list, {}, signal) })
}

/** The shared library. */
export function useLibrary() {
  return useQuery({
    queryKey: [SHARED],
    queryFn: ({ signal }) => api(templates.list, { query: { type: 'shared', limit: 100 } }, signal),
  })
}

export function useTemplate(id: string) {
  const pageId = usePage((state) => state.pageId)
  return useQuery({
    queryKey: [OWN, pageId, id],
    queryFn: ({ signal }) => api(pageTemplates.read, { params: { id } }, signal),
    // The editor holds what is newer than the server.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Puts an answer where the lists find it. */
export function useKeep() {
  const client = useQueryClient()
  const pageId = usePage((state) => state.pageId)
  return {
    own(template: Template) {
      const queryKey = [OWN, pageId, template.id]
      // What is saved after its editor is closed would be taken for the newest draft when that is opened again.
      if (client.getQueryCache().find({ queryKey })?.isActive()) client.setQueryData(queryKey, template)
      void client.invalidateQueries({ queryKey: [OWN, pageId], exact: true })
    },
    lists() {
      void client.invalidateQueries({ queryKey: [OWN, pageId], exact: true })
      void client.invalidateQueries({ queryKey: [SHARED] })
    },
  }
}
