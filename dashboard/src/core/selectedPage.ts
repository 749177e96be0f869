import { pages, type Page } from '@portico/contract/pages.ts'
import { usePage } from './page.ts'
import { useSession } from './session.ts'
import { useList } from './useList.ts'

/** The pages (venues) the signed-in user belongs to. */
export function usePages() {
  // A shared report is shown to people who have none.
  const isSignedIn = useSession((state) => state.session !== null)
  return useList(pages, {}, { isEnabled: isSignedIn })
}

/** The selected page with its fields; nothing while none is selected or the list is on its way. */
export function useSelectedPage(): Page | undefined {
  const { rows } = usePages()
  const pageId = usePage((state) => state.pageId)
  return rows.find((page) => page.eid === pageId)
}

/** In what money the selected page counts, and by which clock it lives. */
export function useVenue(): { currency: string; timeZone: string } {
  const page = useSelectedPage()
  return { currency: page?.currency ?? 'VND', timeZone: page?.timeZone ?? 'Asia/Ho_Chi_Minh' }
}
