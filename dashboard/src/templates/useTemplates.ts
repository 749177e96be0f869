import { pageTemplates, templates, type Template } from '@portico/contract/templates.ts'
import { useInvalidate, usePutReply, useReply } from '../core/keys.ts'

const OWN = { list: pageTemplates.list }
const SHARED = { list: templates.list }

/** The page's own templates. */
export function useOwnTemplates() {
  return useReply(pageTemplates.list, {})
}

/** The shared library. */
export function useLibrary() {
  return useReply(templates.list, { query: { type: 'shared', limit: 100 } })
}

export function useTemplate(id: string) {
  // The editor holds what is newer than the server.
  const how = { refetchOnWindowFocus: false, staleTime: Infinity, gcTime: 0 }
  return useReply(pageTemplates.read, { params: { id } }, how)
}

/** Puts an answer where the lists find it. */
export function useKeep() {
  const invalidate = useInvalidate()
  const put = usePutReply()
  return {
    own(template: Template) {
      put(pageTemplates.read, { params: { id: template.id } }, template)
      void invalidate(OWN)
    },
    lists: () => void invalidate(OWN, SHARED),
  }
}
