import { pages, type Page } from '@portico/contract/pages.ts'
import { usePage } from './page.ts'
import { useCollection } from './useCollection.ts'

/** The pages (venues) the signed-in user belongs to. */
export function usePages() {
  return useCollection(pages)
}

/** The selected page with its fields; nothing while none is selected or the list is on its way. */
export function useSelectedPage(): Page | undefined {
  const { rows } = usePages()
  const pageId = usePage((state) => state.pageId)
  return rows.find((page) => page.eid === pageId)
}
