import { pages, type Page } from '@portico/contract/pages.ts'
import { usePage } from './page.ts'
import { useSession } from './session.ts'
import { useCollection } from './useCollection.ts'

/** The pages (venues) the signed-in user belongs to. */
export function usePages() {
  // A shared report is shown to people who have none.
  const isSignedIn = useSession((state) => state.session !== null)
  return useCollection(pages, {}, { isEnabled: isSignedIn })
}

/** The selected page with its fields; nothing while none is selected or the list is on its way. */
export function useSelectedPage(): Page | undefined {
  const { rows } = usePages()
  const pageId = usePage((state) => state.pageId)
  return rows.find((page) => page.eid === pageId)
}
